import { Database, Fingerprint, type LucideIcon, MonitorSmartphone, Ruler, UserRound } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { SECTION_TEXTS, SETTINGS_SECTIONS, type SettingsSection } from "../model/sections.ts";

interface SettingsNavProps {
  readonly current: SettingsSection;
  readonly pathOf: (section: SettingsSection) => string;
}

const ICONS: Readonly<Record<SettingsSection, LucideIcon>> = {
  account: UserRound,
  security: Fingerprint,
  devices: MonitorSmartphone,
  preferences: Ruler,
  data: Database,
};

export function SettingsNav({ current, pathOf }: SettingsNavProps): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  const index = SETTINGS_SECTIONS.indexOf(current);
  // On a phone the row scrolls sideways; the open section is always in sight.
  useLayoutEffect(() => {
    const link = row.current?.children[index];
    if (link instanceof HTMLElement) row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
  }, [index]);
  return (
    <nav aria-label="Settings" className="lg:sticky lg:top-[calc(var(--header)+2rem)]">
      <ul
        ref={row}
        className="relative flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] lg:grid lg:gap-0.5 lg:overflow-visible lg:border-0"
      >
        {SETTINGS_SECTIONS.map((section) => {
          const Icon = ICONS[section];
          return (
            <li key={section} className="flex-none">
              <Link to={pathOf(section)} aria-current={section === current ? "page" : undefined} className={item}>
                <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="max-lg:hidden" />
                {SECTION_TEXTS[section].label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const item =
  "relative flex min-h-11 items-center gap-3 text-ui font-medium whitespace-nowrap text-ink-3 hover:text-ink focus-visible:-outline-offset-2 " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-ink " +
  "max-lg:aria-[current=page]:after:absolute max-lg:aria-[current=page]:after:inset-x-0 max-lg:aria-[current=page]:after:bottom-0 max-lg:aria-[current=page]:after:h-0.5 max-lg:aria-[current=page]:after:bg-ink " +
  "lg:min-h-10 lg:rounded-ctl lg:px-3 lg:text-ink-2 lg:hover:bg-hover lg:pointer-coarse:min-h-11 lg:aria-[current=page]:bg-hover";
