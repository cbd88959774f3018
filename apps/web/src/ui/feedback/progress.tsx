import { useId } from "react";
import { cx } from "../cx.ts";

export interface ProgressProps {
  /** 0 to `max`; null while the end is not known. */
  readonly value: number | null;
  readonly max?: number;
  /** Names the bar; shown beside it unless `hideLabel`. */
  readonly label: string;
  /** The value in words, e.g. "12 of 20 km". Percent without it. */
  readonly valueText?: string;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

/** A 6 px bar, with its value in text above it. */
export function Progress({ value, max = 100, label, valueText, hideLabel = false, className }: ProgressProps) {
  const id = useId();
  const text = valueText ?? (value === null ? "" : `${Math.round((100 * value) / max)}%`);
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={text || undefined}
      className={cx("grid gap-1.5", className)}
    >
      <div className={cx("flex items-baseline justify-between gap-3 text-sm", hideLabel && "sr-only")}>
        <span id={id}>{label}</span>
        <span className="text-ink-3" aria-hidden="true">
          {text}
        </span>
      </div>
      <div className="h-1.5 overflow-hidden rounded-[2px] bg-hover">
        <div
          className="h-full rounded-[2px] bg-ink transition-[width] duration-(--t-slow) ease-out"
          style={value === null ? undefined : { width: `${(100 * value) / max}%` }}
        />
      </div>
    </div>
  );
}
