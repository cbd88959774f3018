import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { useState, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { TabList } from "./tab-list.tsx";

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
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen: Value) => onValueChange(chosen)} className={cx("grid min-w-0 gap-6", className)}>
      <TabList label={label} tabs={tabs} value={value} look={look} />
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted={opened.includes(tab.value)} className="min-w-0 outline-offset-4">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
