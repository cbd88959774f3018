import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { cx } from "../cx.ts";

export interface TabListProps<Value extends string> {
  /** Id of the tab list; `tabId` and `panelId` derive from it. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly count?: number }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly look?: "underline" | "segmented";
  readonly className?: string;
}

export const tabId = (id: string, value: string): string => `${id}-tab-${value}`;
/** Id of the panel that a tab opens: a `tabpanel`, labelled by the tab. */
export const panelId = (id: string, value: string): string => `${id}-panel-${value}`;

/**
 * A row of tabs. One of them is in the order of the Tab key, the arrow keys choose another. The row scrolls sideways on a phone and never
 * wraps; the chosen tab is always in sight. Base UI's tabs would be a twelfth of what the app loads first.
 */
export function TabList<Value extends string>({
  id,
  label,
  tabs,
  value,
  onValueChange,
  look = "underline",
  className,
}: TabListProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  useInSight(row, chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs.at(nextIndex(event, chosen, tabs.length) ?? chosen);
    if (next === undefined || next.value === value) return;
    event.preventDefault();
    document.getElementById(tabId(id, next.value))?.focus();
    onValueChange(next.value);
  };
  return (
    <div ref={row} role="tablist" aria-label={label} className={cx(looks[look].list, className)}>
      {tabs.map((tab) => {
        const isChosen = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, tab.value)}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId(id, tab.value) : undefined}
            data-active={isChosen ? "" : undefined}
            tabIndex={isChosen ? 0 : -1}
            className={looks[look].tab}
            onKeyDown={onKeyDown}
            onClick={() => !isChosen && onValueChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-chip bg-hover px-1.5 py-1 fig-num text-xs leading-none text-ink-2">{tab.count}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Where a key leads; beyond the ends to the other one. Undefined for other keys. */
function nextIndex({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, index: number, count: number): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
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
    list: "relative flex gap-7 fade-ends overflow-x-auto border-b border-line [scrollbar-width:none]",
    tab: cx(
      "relative inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 text-ui font-medium whitespace-nowrap text-ink-3 hover:text-ink focus-visible:-outline-offset-2",
      "data-active:font-semibold data-active:text-ink data-active:after:absolute data-active:after:inset-x-0 data-active:after:bottom-0 data-active:after:h-0.5 data-active:after:bg-ink",
    ),
  },
  segmented: {
    list: "relative inline-flex max-w-full gap-0.5 fade-ends justify-self-start overflow-x-auto rounded-ctl bg-sunken p-[3px] [scrollbar-width:none]",
    tab: cx(
      "inline-flex min-h-8.5 flex-none items-center gap-2 rounded-chip px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2 max-md:min-h-11 pointer-coarse:min-h-11",
      "data-active:bg-raised data-active:font-semibold data-active:text-ink data-active:shadow-[0_0_0_1px_var(--line)]",
    ),
  },
};
