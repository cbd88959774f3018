import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The label; the whole 44 px line is the target. */
  readonly children: ReactNode;
}

export function Checkbox({ checked, onCheckedChange, name, disabled = false, className, children }: CheckboxProps) {
  return (
    <label className={cx("inline-flex min-h-11 items-center gap-2.5 text-ui has-data-disabled:text-ink-3", className)}>
      <BaseCheckbox.Root
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
        className="grid size-5 shrink-0 place-items-center rounded-chip border-[1.5px] border-control bg-surface text-on-inverse data-checked:border-inverse data-checked:bg-inverse data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3"
      >
        <BaseCheckbox.Indicator>
          <Check aria-hidden="true" size={14} strokeWidth={3} />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      {children}
    </label>
  );
}
