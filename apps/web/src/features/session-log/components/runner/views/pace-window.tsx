import type { CSSProperties, ReactNode } from "react";
import { clockText } from "#ui/training/timers/clock-text.ts";
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
  // The rod is the time from the start; the window stands near its end, wide enough to be hit by eye.
  const end = Math.max(to, from * 1.03) * (to >= 3600 ? 1.4 : 1.24);
  const place = (time: number) => `${(Math.min(1, Math.max(0, time / end)) * 100).toFixed(1)}%`;
  return (
    <div className="pace-window" role="img" aria-label={`Planned time ${clockText(from)} to ${clockText(to)}`}>
      <span className="zone" style={{ left: place(from), "--to": place(Math.max(to, from * 1.03)) } as CSSProperties} />
      {elapsed !== undefined && <span className="run" style={{ width: place(elapsed) }} />}
      {elapsed !== undefined && <span className="needle" style={{ left: place(elapsed) }} />}
      <b className="fig-pace" style={{ left: place(from) }}>
        {clockText(from)}
      </b>
      <b className="fig-pace to" style={{ left: place(Math.max(to, from * 1.03)) }}>
        {clockText(to)}
      </b>
    </div>
  );
}
