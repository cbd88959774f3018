import { formatClock, type TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { aboutClock, signedClock } from "../../model/race-text.ts";
import { FILL, Hatches, HitArea, placeSegments, type SplitDrawing, STROKE } from "./bar-parts.tsx";

/** Pixels: the head, the least height of a part, and the columns of names at the left and of times and differences at the right. */
const [TOP, LEAST, NAMES, TIMES, GAPS] = [26, 22, 66, 50, 46];
/** Pixels of the whole race. */
const BAR_LENGTH = 560;
/** Share of a half that the solid base takes; the cap has the rest. */
const BASE_SHARE = 0.58;
/** Pixels of the row of the finish. */
const FINISH = 40;
/** Pixels of a second, where the largest cap has room for it. */
const CAP_SCALE = 2;

/** On a phone: iron left, pace right, time runs downwards; names, times and differences each in their column. */
export function StandingBar({ race, against, selected, onSelect, width, hatch, gapOf }: SplitDrawing): ReactNode {
  const right = TIMES + (against === undefined ? 0 : GAPS);
  const half = (width - NAMES - right) / 2;
  const middle = NAMES + half;
  const base = BASE_SHARE * half;
  const scale = Math.min(CAP_SCALE, (half - base - 4) / Math.max(1, ...race.segments.map((segment) => Math.abs(gapOf(segment)))));
  const { rows, bottom } = stacked(race);
  const height = bottom + FINISH;
  const timeX = width - (against === undefined ? 0 : GAPS);
  return (
    <svg className="race-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Hatches id={hatch} />
      <g aria-hidden="true">
        {rows.some(({ segment }) => segment.side === "iron") && (
          <>
            <text x={middle - 8} y={12} textAnchor="end" className="strong">
              Stations
            </text>
            <text x={middle + 8} y={12} className="strong">
              Runs
            </text>
          </>
        )}
        <rect x={middle - 4} y={TOP - 4} width={8} height={bottom - TOP + 8} rx={2} className="fill-line-strong" />
        <path d={`M${middle - 12} ${TOP - 5}h24`} className="stroke-ink-3" strokeWidth={5} />
        {rows.map(({ segment, y, height: length }) => {
          const isLeft = segment.side !== "pace";
          const left = segment.id === "roxzone" ? middle - base / 2 : isLeft ? middle - 1 - base : middle + 1;
          const gap = gapOf(segment);
          const cap = Math.abs(gap) * scale;
          const text = y + length / 2 + 4;
          const isSelected = segment.id === selected;
          return (
            <g key={segment.id}>
              {isSelected && <rect className="selected" x={0} y={y - 1.5} width={width} height={length + 3} rx={4} />}
              <rect x={left} y={y} width={base} height={length} className={FILL[segment.side]} />
              {gap !== 0 && (
                <rect
                  x={isLeft ? left - cap : left + base}
                  y={y + 0.75}
                  width={cap}
                  height={length - 1.5}
                  strokeWidth={1.5}
                  fill={gap > 0 ? `url(#${hatch}-${segment.side})` : "none"}
                  fillOpacity={0.8}
                  strokeDasharray={gap > 0 ? undefined : "3 3"}
                  className={`gap ${gap > 0 ? STROKE[segment.side] : "stroke-success"}`}
                />
              )}
              <text x={4} y={text} className={isSelected ? "strong" : undefined}>
                {segment.short}
              </text>
              <Times x={timeX} y={text + 1} seconds={segment.seconds} {...(against !== undefined && { gapX: width - 4, gap })} />
            </g>
          );
        })}
        <path d={`M0 ${bottom + 5}h${width}`} className="stroke-ember" strokeWidth={3} />
        <text x={4} y={bottom + 28} className="strong">
          Finish
        </text>
        <text x={timeX} y={bottom + 29} textAnchor="end" className="time finish">
          {aboutClock(race.total)}
        </text>
        {against !== undefined && (
          <text x={width - 4} y={bottom + 28} textAnchor="end" className="strong">
            {signedClock(race.total - against.total)}
          </text>
        )}
      </g>
      {rows.map(({ segment, y, height: length }) => (
        <HitArea
          key={segment.id}
          segment={segment}
          gap={gapOf(segment)}
          isSelected={segment.id === selected}
          onSelect={onSelect}
          x={0}
          y={y - 1.5}
          width={width}
          height={length + 3}
        />
      ))}
    </svg>
  );
}

interface TimesProps {
  readonly x: number;
  readonly y: number;
  readonly seconds: number;
  readonly gapX?: number;
  readonly gap?: number;
}

/** The time of a part, and what it is over or under the comparison, at the right edge of their columns. */
function Times({ x, y, seconds, gapX, gap = 0 }: TimesProps): ReactNode {
  return (
    <>
      <text x={x} y={y} textAnchor="end" className="time">
        {formatClock(seconds)}
      </text>
      {gapX !== undefined && (
        <text x={gapX} y={y - 1} textAnchor="end">
          {signedClock(gap)}
        </text>
      )}
    </>
  );
}

/** The parts one below the other, none too low for its label. */
function stacked(race: TimedRace) {
  let bottom = TOP;
  const rows = placeSegments(race).map(({ segment }) => {
    const height = Math.max(LEAST, (segment.seconds / race.total) * BAR_LENGTH);
    const y = bottom;
    bottom += height + 3;
    return { segment, y, height };
  });
  return { rows, bottom };
}
