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

/** What was planned as an outline, what was done as its filling, and what the athlete adds as a dashed outline on it. The words beside it say the same. */
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
  const own = half.own ?? 0;
  const base = height > 0 ? Math.max(LEAST, height / largest) : 0;
  return (
    <>
      {height > 0 && (
        <i
          className={side}
          style={{ "--v": base, "--d": half.done / height } as CSSProperties}
          data-done={half.done > 0 ? "" : undefined}
        />
      )}
      {own > 0 && <i className={cx(side, "own")} style={{ "--v": Math.max(LEAST, own / largest), "--b": base } as CSSProperties} />}
    </>
  );
}

/** Share of the height that the smallest plate has. */
const LEAST = 0.08;

/** The largest half of these, at least 1. */
export function getLargest(parts: readonly { readonly iron: Half; readonly pace: Half }[]): number {
  return Math.max(1, ...parts.flatMap(({ iron, pace }) => [iron, pace].map(({ planned, done, own = 0 }) => Math.max(planned, done) + own)));
}
