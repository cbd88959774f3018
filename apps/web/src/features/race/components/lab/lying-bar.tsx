import type { ReactNode } from "react";
import { aboutClock } from "../../model/race-text.ts";
import { HitArea, Hatches, placeSegments, type SplitDrawing } from "./bar-parts.tsx";
import { Column, ComparedBar, LEFT, MID, RestBlock } from "./lying-bar-parts.tsx";

const RIGHT_MARGIN = 92;
/** Pixels of the largest cap that the scale has room for. */
const CAP_HEIGHT = 60;
/** Where the shade of the chosen part ends: above the race of the comparison. */
const SELECTED_END = 278;

/** Time from left to right, runs hang below the bar, stations stand on it. */
export function LyingBar({ race, against, selected, onSelect, width, hatch, gapOf }: SplitDrawing): ReactNode {
  // The axis ends with the longer race: what lies across the bar stands beyond it.
  const end = Math.max(race.total, against?.total ?? 0);
  const step = tickStep(end);
  const x = (seconds: number) => LEFT + (seconds / end) * (width - LEFT - RIGHT_MARGIN);
  const parts = placeSegments(race);
  const most = scaleEnd(Math.max(...race.segments.map((segment) => Math.abs(gapOf(segment)))));
  const scale = CAP_HEIGHT / most;
  // Without stations the upper half is free, and the finish stands there.
  const isOneSided = !race.segments.some(({ side }) => side === "iron");
  const finishY = isOneSided ? MID - 36 : MID + 5;
  const comparedY = 308;
  const bottom = against === undefined ? comparedY : comparedY + 40;
  const height = bottom + 8;
  return (
    <svg className="race-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Hatches id={hatch} />
      <g aria-hidden="true">
        {parts.map(({ segment, at }) =>
          segment.id === selected ? (
            <rect
              key={segment.id}
              className="selected"
              x={x(at) - 2}
              y={14}
              width={x(at + segment.seconds) - x(at) + 4}
              height={SELECTED_END - 14}
              rx={4}
            />
          ) : null,
        )}
        <rect x={LEFT} y={MID - 4} width={x(race.total) - LEFT} height={8} rx={2} className="fill-line-strong" />
        <path d={`M${LEFT} ${MID - 12}v24`} className="stroke-ink-3" strokeWidth={5} />
        {parts.map(({ segment, at }) => {
          const part = { segment, x: x(at), width: x(at + segment.seconds) - x(at), gap: gapOf(segment), scale, hatch };
          return (
            <g key={segment.id} className={segment.id === selected ? "chosen" : undefined}>
              {segment.id === "roxzone" ? <RestBlock {...part} /> : <Column {...part} isCompared={against !== undefined} />}
            </g>
          );
        })}
        <path d={`M${x(race.total)} ${MID - 28}v56`} className="stroke-ember" strokeWidth={3} />
        <text x={x(race.total) + (isOneSided ? 0 : 8)} y={finishY} textAnchor={isOneSided ? "middle" : "start"} className="time finish">
          {aboutClock(race.total)}
        </text>
        {against !== undefined && <ComparedBar race={against} y={comparedY} x={x} name={against.name} />}
        <path d={`M${LEFT} ${bottom - 18}H${width - RIGHT_MARGIN}`} className="stroke-line-strong" />
        {Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => (
          <g key={index}>
            <path d={`M${x(index * step)} ${bottom - 18}v5`} className="stroke-line-strong" />
            <text x={x(index * step)} y={bottom + 2} textAnchor="middle">
              {index === 0 ? "0 min" : Math.round((index * step) / 60)}
            </text>
          </g>
        ))}
      </g>
      {parts.map(({ segment, at }) => (
        <HitArea
          key={segment.id}
          segment={segment}
          gap={gapOf(segment)}
          isSelected={segment.id === selected}
          onSelect={onSelect}
          x={x(at) - 1}
          y={14}
          width={Math.max(12, x(at + segment.seconds) - x(at) + 2)}
          height={SELECTED_END - 14}
        />
      ))}
    </svg>
  );
}

function tickStep(seconds: number): number {
  return [60, 300, 600, 1800, 3600, 7200].find((step) => seconds / step <= 11) ?? 7200;
}

/** Seconds of the highest cap there is room for: the next step over the largest gap. */
function scaleEnd(largest: number): number {
  return [10, 20, 40, 60, 120, 240, 600, 1200, 2400, 6000].find((seconds) => seconds >= largest) ?? largest;
}
