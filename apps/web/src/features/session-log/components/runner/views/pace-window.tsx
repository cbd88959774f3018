import "./pace-window.css";
import type { CSSProperties, ReactNode } from "react";
import { unbroken } from "#ui/format.ts";
import { paceBand, type PaceRange } from "#features/session-log/model/runner/pace-range.ts";

interface PaceWindowProps {
  readonly range: PaceRange;
  /** Pace of the rep if it ended now, in seconds per the same distance as the range; absent while the clock stands. */
  readonly now: number | undefined;
  /** The bounds stand below in large figures. */
  readonly isPlain?: boolean;
}

/** The planned pace hanging from the rod, slower left and faster right; the needle is the pace of a lap taken now. */
export function PaceWindow({ range, now, isPlain = false }: PaceWindowProps): ReactNode {
  const { left, right, place } = paceBand(range);
  const needle = now === undefined ? undefined : place(now);
  const isSeen = needle !== undefined && needle >= 0 && needle <= 1;
  const style = { "--from": percent(left), "--to": percent(right) } as CSSProperties;
  return (
    <div
      className="pace-window"
      data-plain={isPlain || undefined}
      style={style}
      role="img"
      aria-label={`Planned pace ${range.text} ${range.unit}`}
    >
      <span className="end">slower</span>
      <span className="end faster">faster</span>
      <span className="zone" />
      {isSeen && <span className="needle" style={{ left: percent(needle) }} />}
      {!isPlain && <b className="fig-pace">{unbroken(range.slowText)}</b>}
      {!isPlain && range.fastText !== range.slowText && <b className="fig-pace faster">{unbroken(range.fastText)}</b>}
    </div>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
