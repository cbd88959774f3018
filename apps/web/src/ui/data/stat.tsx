import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import type { Figure } from "../form/field.tsx";

export interface StatProps {
  readonly label: string;
  /** Already formatted; "No time yet" rather than 0 when it is not known. */
  readonly value: ReactNode;
  readonly unit?: string;
  readonly figure?: Figure;
  /** Direction and its words, e.g. up, "+3 vs 1–25 Oct". */
  readonly trend?: { readonly direction: "up" | "down" | "flat"; readonly text: string } | undefined;
  readonly className?: string;
}

/** One figure without a box; several stand side by side. */
export function Stat({ label, value, unit, figure = "num", trend, className }: StatProps) {
  const Icon = trend && icons[trend.direction];
  return (
    <div className={className}>
      <p className="text-sm text-ink-3">{label}</p>
      <p className="my-1 flex flex-wrap items-baseline">
        <span className={figures[figure]}>{value}</span>
        {unit !== undefined && <span className="unit">{unit}</span>}
      </p>
      {trend && (
        <p className={cx("flex items-center gap-1.5 text-sm", tones[trend.direction])}>
          {Icon !== undefined && <Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
          {trend.text}
        </p>
      )}
    </div>
  );
}

/** Less than last month is a fact, no fault: it stays grey. */
const icons = { up: TrendingUp, down: TrendingDown, flat: undefined };
const tones = { up: "text-success", down: "text-ink-3", flat: "text-ink-3" };
const figures: Record<Figure, string> = {
  iron: "fig-iron text-[1.375rem] leading-7",
  pace: "fig-pace text-[1.75rem] leading-7",
  num: "fig-num text-[1.5rem] leading-7 font-bold",
};
