import { Progress as BaseProgress } from "@base-ui/react/progress";
import { cx } from "./cx.ts";

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
  const text = valueText ?? (value === null ? "" : `${Math.round((100 * value) / max)}%`);
  return (
    <BaseProgress.Root value={value} max={max} getAriaValueText={() => text} className={cx("grid gap-1.5", className)}>
      <div className={cx("flex items-baseline justify-between gap-3 text-sm", hideLabel && "sr-only")}>
        <BaseProgress.Label>{label}</BaseProgress.Label>
        <span className="text-ink-3" aria-hidden="true">
          {text}
        </span>
      </div>
      <BaseProgress.Track className="h-1.5 overflow-hidden rounded-[2px] bg-hover">
        <BaseProgress.Indicator className="block h-full rounded-[2px] bg-ink transition-[width] duration-(--t-slow) ease-out" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
