import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import "./bar-drawing.css";

interface BarDrawingWeek {
  readonly state: "done" | "now" | "planned";
  /** Height above and below the rod, 0-1. */
  readonly iron: number;
  readonly pace: number;
  /** Share of each half that is done, 0-1; drawn in the week that is now. */
  readonly ironDone?: number;
  readonly paceDone?: number;
  /** Written above and below the halves. */
  readonly ironLabel?: string;
  readonly paceLabel?: string;
}

export interface BarDrawingProps {
  readonly weeks: readonly BarDrawingWeek[];
  /** How much of the block's length has passed, 0-1. */
  readonly elapsed: number;
  readonly className?: string;
}

/** The block bar as a drawing, hidden from assistive technology: 44 px high, or as `--h` says. */
export function BarDrawing({ weeks, elapsed, className }: BarDrawingProps) {
  return (
    <div
      aria-hidden="true"
      className={cx("bar-drawing", className)}
      style={{ "--n": weeks.length, "--now": `${(elapsed * 100).toFixed(2)}%` } as CSSProperties}
    >
      {weeks.map((week, index) => (
        <div key={index} data-state={week.state}>
          <i style={{ "--v": week.iron, "--d": week.ironDone ?? 0 } as CSSProperties}>
            {week.ironLabel !== undefined && <b className="fig-iron">{week.ironLabel}</b>}
          </i>
          <i style={{ "--v": week.pace, "--d": week.paceDone ?? 0 } as CSSProperties}>
            {week.paceLabel !== undefined && <b className="fig-pace">{week.paceLabel}</b>}
          </i>
        </div>
      ))}
    </div>
  );
}
