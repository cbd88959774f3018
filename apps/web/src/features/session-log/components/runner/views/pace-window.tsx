import "./pace-window.css";
import type { CSSProperties, ReactNode } from "react";
import { unbroken } from "#ui/format.ts";
import { paceBand, type PaceRange } from "#features/session-log/model/runner/pace-range.ts";

interface PaceWindowProps {
  readonly range: PaceRange;
  /** Pace of the rep if it ended now, in seconds per the same distance as the range; absent while nothing tells it. */
  readonly now?: number | undefined;
}

/** The planned pace hanging from the rod, slower left and faster right, its bounds below; the needle is the pace of a lap taken now. */
export function PaceWindow({ range, now }: PaceWindowProps): ReactNode {
  const { left, right, place, ticks } = paceBand(range);
  const needle = now === undefined ? undefined : place(now);
  const isSeen = needle !== undefined && needle >= 0 && needle <= 1;
  const isOne = range.fastText === range.slowText;
  const style = { "--from": percent(left), "--to": percent(right) } as CSSProperties;
  return (
    <div className="pace-window" style={style} role="img" aria-label={`Planned pace ${range.text} ${range.unit}`}>
      {ticks
        .filter((tick) => Math.min(Math.abs(tick - left), Math.abs(tick - right)) > 0.02)
        .map((tick) => (
          <i key={tick} style={{ left: percent(tick) }} />
        ))}
      <span className="end">slower</span>
      <span className="end faster">faster</span>
      <span className={isSeen ? "zone read" : "zone"} />
      {isSeen && <span className="needle" style={{ left: percent(needle) }} />}
      <b className={isOne ? "fig-pace one" : "fig-pace"}>{unbroken(range.slowText)}</b>
      {!isOne && <b className="fig-pace faster">{unbroken(range.fastText)}</b>}
      <small>{range.unit}</small>
    </div>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
