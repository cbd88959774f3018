import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export interface CheckboxProps {
  /** With `onCheckedChange`; without them the browser keeps what is chosen, from before the page is taken over, under `name`. */
  readonly checked?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
  readonly defaultChecked?: boolean;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The label; the whole 44 px line is the target. */
  readonly children: ReactNode;
}

export function Checkbox({ onCheckedChange, disabled = false, className, children, ...input }: CheckboxProps) {
  return (
    <label className={cx("inline-flex min-h-11 items-center gap-2.5 text-ui has-disabled:text-ink-3", className)}>
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...input}
          {...(onCheckedChange && { onChange: (event) => onCheckedChange(event.target.checked) })}
          disabled={disabled}
          className="peer size-5 appearance-none rounded-chip border-[1.5px] border-control bg-surface checked:border-inverse checked:bg-inverse disabled:border-line disabled:bg-sunken"
        />
        <Check
          aria-hidden="true"
          size={14}
          strokeWidth={3}
          className="pointer-events-none invisible absolute text-on-inverse peer-checked:visible peer-disabled:text-ink-3"
        />
      </span>
      {children}
    </label>
  );
}
