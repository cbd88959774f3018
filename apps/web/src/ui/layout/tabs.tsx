import { useId, useState, type ReactNode } from "react";
import { cx } from "../cx.ts";
import { panelId, TabList, tabId } from "./tab-list.tsx";

interface TabItem<Value extends string> {
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
  const id = useId();
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  return (
    <div className={cx("grid min-w-0 gap-6", className)}>
      <TabList id={id} label={label} tabs={tabs} value={value} onValueChange={onValueChange} look={look} />
      {tabs.map(
        (tab) =>
          opened.includes(tab.value) && (
            <div
              key={tab.value}
              role="tabpanel"
              id={panelId(id, tab.value)}
              aria-labelledby={tabId(id, tab.value)}
              hidden={tab.value !== value}
              tabIndex={0}
              className="min-w-0 outline-offset-4"
            >
              {tab.panel}
            </div>
          ),
      )}
    </div>
  );
}
