import type { ReactNode } from "react";
import { cx } from "../cx.ts";

interface ChipRowProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The one that is pressed; undefined for none. */
  readonly value: Value | undefined;
  /** Pressing the pressed one again takes it back: undefined. */
  readonly onValueChange: (value: Value | undefined) => void;
  readonly className?: string;
}

/** Ways to narrow a list, at most one of them pressed. One line that scrolls sideways to the edges of the screen, fading where it goes on. */
export function ChipRow<Value extends string>({ label, options, value, onValueChange, className }: ChipRowProps<Value>): ReactNode {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx("relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 fade-ends [scrollbar-width:none]", className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value === value ? undefined : option.value)}
          className="min-h-9.5 shrink-0 rounded-ctl border border-line-strong bg-surface px-3.5 text-sm font-semibold whitespace-nowrap first-letter:uppercase hover:bg-hover aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse max-md:min-h-11 pointer-coarse:min-h-11"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
