import type { CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { Half } from "../../model/calendar/weeks.ts";

interface DayBarProps {
  readonly iron: Half;
  readonly pace: Half;
  /** The largest half there is, as high as half of the bar. */
  readonly largest: number;
  readonly state?: "now" | "missed" | undefined;
  readonly className?: string;
}

/** What was planned as an outline and what was done as its filling; a drawing, the words beside it say the same. */
export function DayBar({ iron, pace, largest, state, className }: DayBarProps): ReactNode {
  return (
    <div aria-hidden="true" className={cx("day-bar", className)} data-state={state}>
      <Plate half={iron} largest={largest} />
      <Plate half={pace} largest={largest} side="pace" />
    </div>
  );
}

function Plate({ half, largest, side }: { readonly half: Half; readonly largest: number; readonly side?: "pace" }): ReactNode {
  const height = Math.max(half.planned, half.done);
  if (height <= 0) return <span />;
  const style = { "--v": Math.max(0.08, height / largest), "--d": half.done / height } as CSSProperties;
  return <i className={side} style={style} data-done={half.done > 0 ? "" : undefined} />;
}

/** The largest half of these, at least 1. */
export function getLargest(parts: readonly { readonly iron: Half; readonly pace: Half }[]): number {
  return Math.max(1, ...parts.flatMap(({ iron, pace }) => [iron.planned, iron.done, pace.planned, pace.done]));
}
