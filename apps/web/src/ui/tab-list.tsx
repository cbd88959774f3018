import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { cx } from "./cx.ts";

export interface TabListProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly count?: number }[];
  readonly value: Value;
  readonly look?: "underline" | "segmented";
  readonly className?: string;
}

/** The row of tabs inside a `Tabs.Root`. It scrolls sideways on a phone and never wraps; the chosen tab is always in sight. */
export function TabList<Value extends string>({ label, tabs, value, look = "underline", className }: TabListProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useInSight(
    row,
    tabs.findIndex((tab) => tab.value === value),
  );
  return (
    <BaseTabs.List ref={row} aria-label={label} activateOnFocus className={cx(looks[look].list, className)}>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.value} value={tab.value} className={looks[look].tab}>
          {tab.label}
          {tab.count !== undefined && (
            <span className="rounded-chip bg-hover px-1.5 py-1 fig-num text-xs leading-none text-ink-2">{tab.count}</span>
          )}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
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
