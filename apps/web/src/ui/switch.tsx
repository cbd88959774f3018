import { Switch as BaseSwitch } from "@base-ui/react/switch";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface SwitchProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The label; the whole 44 px line is the target. */
  readonly children: ReactNode;
}

/** Takes effect at once; inside a form that is sent later, use a `Checkbox`. */
export function Switch({ checked, onCheckedChange, name, disabled = false, className, children }: SwitchProps) {
  return (
    <label className={cx("inline-flex min-h-11 items-center gap-2.5 text-ui has-data-disabled:text-ink-3", className)}>
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
        className="flex h-6 w-10 shrink-0 items-center rounded-full bg-control px-[3px] transition-colors duration-(--t-fast) data-checked:bg-inverse data-disabled:opacity-60"
      >
        <BaseSwitch.Thumb className="size-4.5 rounded-full bg-surface transition-transform duration-(--t-base) ease-out data-checked:translate-x-4 data-checked:bg-on-inverse" />
      </BaseSwitch.Root>
      {children}
    </label>
  );
}
