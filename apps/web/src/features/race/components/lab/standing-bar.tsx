import { formatClock, type TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { aboutClock } from "../../model/race-text.ts";
import { FILL, gapText, Hatches, HitArea, placeSegments, type SplitDrawing, STROKE } from "./bar-parts.tsx";

const [TOP, BASE, CAP, LEAST] = [26, 30, 58, 20];
/** Pixels from the middle to the edge that the block, the time and the name of a part need. */
const LABELS = 132;
/** Pixels of the whole race. */
const BAR_LENGTH = 620;

/** On a phone: iron left, pace right, time runs downwards. */
export function StandingBar({ race, against, selected, onSelect, width, hatch, gapOf }: SplitDrawing): ReactNode {
  const across = race.segments.find(({ id }) => id === "roxzone");
  const middle = width / 2;
  const cap = Math.min(CAP, Math.max(10, middle - LABELS));
  const scale = Math.min(0.72, cap / Math.max(1, ...race.segments.map((segment) => Math.abs(gapOf(segment)))));
  const { rows, bottom } = stacked(race);
  const height = bottom + 56;
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
          const gap = gapOf(segment);
          const cap = Math.abs(gap) * scale;
          const text = y + length / 2 + 4;
          return (
            <g key={segment.id}>
              {segment.id === selected && <rect className="selected" x={0} y={y - 1.5} width={width} height={length + 3} rx={4} />}
              <rect x={isLeft ? middle - 1 - BASE : middle + 1} y={y} width={BASE} height={length} className={FILL[segment.side]} />
              {against !== undefined && (
                <text
                  x={isLeft ? middle - 1 - BASE / 2 : middle + 1 + BASE / 2}
                  y={text}
                  textAnchor="middle"
                  className={segment.side === "rest" ? "strong" : "on-fill"}
                >
                  {gapText(gap)}
                </text>
              )}
              {gap !== 0 && (
                <rect
                  x={isLeft ? middle - 1 - BASE - cap : middle + 1 + BASE}
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
              <text
                x={isLeft ? 0 : width}
                y={text}
                textAnchor={isLeft ? "start" : "end"}
                className={segment.id === selected ? "strong" : undefined}
              >
                {segment.short}
              </text>
              <text
                x={isLeft ? middle - 1 - BASE - cap - 7 : middle + 1 + BASE + cap + 7}
                y={text + 1}
                textAnchor={isLeft ? "end" : "start"}
                className="time"
              >
                {formatClock(segment.seconds)}
              </text>
            </g>
          );
        })}
        <path d={`M${middle - 28} ${bottom + 4}h56`} className="stroke-ember" strokeWidth={3} />
        <text x={middle} y={bottom + 24} textAnchor="middle" className="time finish">
          {aboutClock(race.total)}
        </text>
        {across !== undefined && (
          <text x={middle} y={bottom + 44} textAnchor="middle">
            with {formatClock(across.seconds)} Roxzone{against === undefined ? "" : ` (${gapText(gapOf(across))} s)`}
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
      {across !== undefined && (
        <HitArea
          segment={across}
          gap={gapOf(across)}
          isSelected={across.id === selected}
          onSelect={onSelect}
          x={0}
          y={bottom + 6}
          width={width}
          height={46}
        />
      )}
    </svg>
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
