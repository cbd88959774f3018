import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { cx } from "./cx.ts";

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly count?: number;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** `underline` for pages, `segmented` for a choice inside one. */
  readonly look?: "underline" | "segmented";
  readonly className?: string;
}

/**
 * Tabs and their panels. The row scrolls sideways on a phone and never wraps; the chosen tab is always in sight.
 * A panel that was opened once stays as it was left, so that what is typed in it survives a look at another tab.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, look = "underline", className }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  useInSight(
    row,
    tabs.findIndex((tab) => tab.value === value),
  );
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen: Value) => onValueChange(chosen)} className={cx("grid min-w-0 gap-6", className)}>
      <BaseTabs.List ref={row} aria-label={label} activateOnFocus className={looks[look].list}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={looks[look].tab}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-chip bg-hover px-1.5 py-1 fig-num text-xs leading-none text-ink-2">{tab.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted={opened.includes(tab.value)} className="min-w-0 outline-offset-4">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

/** Scrolls the row, and only the row, to its child number `index`. */
function useInSight(row: RefObject<HTMLDivElement | null>, index: number): void {
  useLayoutEffect(() => {
    const tab = row.current?.children[index];
    if (tab instanceof HTMLElement) row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 });
  }, [row, index]);
}

const looks = {
  underline: {
    list: "relative flex gap-7 overflow-x-auto border-b border-line [scrollbar-width:none]",
    tab: cx(
      "relative inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 text-ui font-medium whitespace-nowrap text-ink-3 hover:text-ink focus-visible:-outline-offset-2",
      "data-active:font-semibold data-active:text-ink data-active:after:absolute data-active:after:inset-x-0 data-active:after:bottom-0 data-active:after:h-0.5 data-active:after:bg-ink",
    ),
  },
  segmented: {
    list: "relative inline-flex max-w-full gap-0.5 justify-self-start overflow-x-auto rounded-ctl bg-sunken p-[3px] [scrollbar-width:none]",
    tab: cx(
      "inline-flex min-h-8.5 flex-none items-center gap-2 rounded-chip px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2 max-md:min-h-11 pointer-coarse:min-h-11",
      "data-active:bg-raised data-active:font-semibold data-active:text-ink data-active:shadow-[0_0_0_1px_var(--line)]",
    ),
  },
};
