import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Database, Fingerprint, type LucideIcon, MonitorSmartphone, Ruler, UserRound } from "lucide-react";
import { Link } from "react-router";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { type SettingsSection, SETTINGS_SECTIONS, SECTION_LABELS } from "../model/sections.ts";
import { AccountSection } from "./account/account-section.tsx";

const SECTION = <Skeleton className="h-96" />;
const SecuritySection = lazyPart(async () => (await import("./security/security-section.tsx")).SecuritySection, SECTION);
const DevicesSection = lazyPart(async () => (await import("./devices/devices-section.tsx")).DevicesSection, SECTION);
const PreferencesSection = lazyPart(async () => (await import("./preferences/preferences-section.tsx")).PreferencesSection, SECTION);
const DataSection = lazyPart(async () => (await import("./data/data-section.tsx")).DataSection, SECTION);

interface SettingsPageProps {
  readonly section: SettingsSection;
  /** The address of a section. */
  readonly pathOf: (section: SettingsSection) => string;
  /** Leaves the app when the account is gone. */
  readonly onAccountDeleted: () => void;
}

/** One section at a time, beside the list of them; on a phone the list is a row above. */
export function SettingsPage({ section, pathOf, onAccountDeleted }: SettingsPageProps): ReactNode {
  const { title, lede } = SECTION_TEXTS[section];
  return (
    <div className="grid items-start gap-x-14 gap-y-6 *:min-w-0 lg:grid-cols-[12rem_minmax(0,44rem)]">
      <SettingsNav current={section} pathOf={pathOf} />
      <div className="grid gap-8 *:min-w-0">
        <PageHeader title={title} lede={lede} />
        {content()}
      </div>
    </div>
  );

  function content(): ReactNode {
    switch (section) {
      case "account":
        return <AccountSection page={pathOf("account")} />;
      case "security":
        return <SecuritySection page={pathOf("security")} />;
      case "devices":
        return <DevicesSection />;
      case "preferences":
        return <PreferencesSection />;
      case "data":
        return <DataSection onAccountDeleted={onAccountDeleted} />;
    }
  }
}

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

function SettingsNav({ current, pathOf }: SettingsNavProps): ReactNode {
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
        className="relative flex gap-6 fade-ends overflow-x-auto border-b border-line [scrollbar-width:none] lg:grid lg:gap-0.5 lg:overflow-visible lg:border-0 lg:[mask-image:none]"
      >
        {SETTINGS_SECTIONS.map((section) => {
          const Icon = ICONS[section];
          return (
            <li key={section} className="flex-none">
              <Link to={pathOf(section)} aria-current={section === current ? "page" : undefined} className={item}>
                <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="max-lg:hidden" />
                {SECTION_LABELS[section]}
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

/** What stands above a section; apart from the labels, which the frame of every page knows. */
const SECTION_TEXTS: Readonly<Record<SettingsSection, { readonly title: string; readonly lede: string }>> = {
  account: { title: "Account", lede: "Your name, the address you sign in with, and your password." },
  security: { title: "Security", lede: "Two-factor sign-in, passkeys and linked accounts." },
  devices: { title: "Signed-in devices", lede: "Every browser and app that can open your account now." },
  preferences: { title: "Preferences", lede: "Units, week, theme, notifications and AI. Changes are saved at once." },
  data: { title: "Your data", lede: "Import, export or delete your data." },
};
