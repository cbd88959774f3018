import type { CSSProperties, ReactNode } from "react";
import { clockText } from "#ui/timers/clock-text.ts";
import "./pace-window.css";

interface PaceWindowProps {
  /** Seconds at the fastest and the slowest planned pace. */
  readonly from: number;
  readonly to: number;
  /** Absent while the clock stands. */
  readonly elapsed: number | undefined;
}

/** The time in which the distance should be covered, hanging from the rod; the needle is the clock. */
export function PaceWindow({ from, to, elapsed }: PaceWindowProps): ReactNode {
  // The window stands right of the middle, wide enough to be hit by eye.
  const width = Math.max(to - from, from * 0.04);
  const [start, end] = [Math.max(0, from - 3 * width), to + 2 * width];
  const place = (time: number) => `${(Math.min(1, Math.max(0, (time - start) / (end - start))) * 100).toFixed(1)}%`;
  const state = elapsed === undefined ? "" : elapsed < from ? "Early" : elapsed <= to ? "On target" : "Late";
  return (
    <div className="pace-window" role="img" aria-label={`Planned time ${clockText(from)} to ${clockText(to)}`}>
      <span className="zone" style={{ left: place(from), "--to": place(to) } as CSSProperties} />
      {elapsed !== undefined && <span className="needle" style={{ left: place(elapsed) }} />}
      <b className="fig-pace" style={{ left: place(from) }}>
        {clockText(from)}
      </b>
      <b className="fig-pace to" style={{ left: place(to) }}>
        {clockText(to)}
      </b>
      <span className="state">{state}</span>
    </div>
  );
}
