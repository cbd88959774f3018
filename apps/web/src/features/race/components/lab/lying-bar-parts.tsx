import { formatClock, type RaceSegment, type TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { FILL, gapText, placeSegments, STROKE } from "./bar-parts.tsx";

/** Pixels: the left edge of the bar, the line between iron and pace, and the height of a block without its cap. */
export const [LEFT, MID] = [40, 150];
const BASE = 34;

interface BlockProps {
  readonly segment: RaceSegment;
  readonly x: number;
  readonly width: number;
  readonly gap: number;
  readonly scale: number;
  readonly hatch: string;
}

/** One part of the race: a block on its side of the bar, with a cap as high as the gap. */
export function Column({ segment, x, width, gap, scale, hatch, isCompared }: BlockProps & { readonly isCompared: boolean }): ReactNode {
  const { side, seconds, short } = segment;
  const isUp = side !== "pace";
  const cap = Math.abs(gap) * scale;
  const label = isUp ? MID - BASE - cap - 9 : MID + BASE + cap + 20;
  const middle = x + width / 2;
  const hasRoom = width > 24;
  return (
    <g>
      <rect x={x} y={isUp ? MID - 1 - BASE : MID + 1} width={width} height={BASE} className={FILL[side]} />
      {gap !== 0 && (
        <rect
          x={x + 0.75}
          y={isUp ? MID - 1 - BASE - cap : MID + 1 + BASE}
          width={Math.max(1, width - 1.5)}
          height={cap}
          strokeWidth={1.5}
          fill={gap > 0 ? `url(#${hatch}-${side})` : "none"}
          fillOpacity={0.8}
          strokeDasharray={gap > 0 ? undefined : "3 3"}
          className={`gap ${gap > 0 ? STROKE[side] : "stroke-success"}`}
        />
      )}
      {isCompared && hasRoom && (
        <text x={middle} y={isUp ? MID - BASE / 2 + 3 : MID + BASE / 2 + 5} textAnchor="middle" className="on-fill">
          {gapText(gap)}
        </text>
      )}
      {width > 14 && (
        <>
          <text x={middle} y={label} textAnchor="middle" className="time">
            {formatClock(seconds)}
          </text>
          <text x={middle} y={isUp ? label - 16 : label + 15} textAnchor="middle">
            {short}
          </text>
        </>
      )}
    </g>
  );
}

/** What is neither iron nor pace stands across the bar, with half of its cap on each side. */
export function RestBlock({ segment, x, width, gap, scale, hatch }: BlockProps): ReactNode {
  const half = BASE / 2;
  const cap = (Math.abs(gap) * scale) / 2;
  return (
    <g>
      <rect x={x + 1} y={MID - half} width={Math.max(2, width - 2)} height={2 * half} rx={2} className="fill-between" />
      {gap !== 0 &&
        [MID - half - cap, MID + half].map((y) => (
          <rect
            key={y}
            x={x + 0.75}
            y={y}
            width={Math.max(1, width - 1.5)}
            height={cap}
            strokeWidth={1.5}
            fill={gap > 0 ? `url(#${hatch}-rest)` : "none"}
            fillOpacity={0.6}
            strokeDasharray={gap > 0 ? undefined : "3 3"}
            className={`gap ${gap > 0 ? "stroke-control" : "stroke-success"}`}
          />
        ))}
      <text x={x + width / 2} y={MID + 4} textAnchor="middle" className="on-fill">
        {gapText(gap)}
      </text>
      <text x={x + width / 2} y={MID - half - cap - 9} textAnchor="middle" className="time">
        {formatClock(segment.seconds)}
      </text>
      <text x={x + width / 2} y={MID - half - cap - 25} textAnchor="middle">
        {segment.short}
      </text>
    </g>
  );
}

interface ComparedBarProps {
  readonly race: TimedRace;
  readonly y: number;
  readonly x: (seconds: number) => number;
  readonly name: string;
}

/** The race of the comparison on the same axis. */
export function ComparedBar({ race, y, x, name }: ComparedBarProps): ReactNode {
  return (
    <g>
      <rect x={LEFT} y={y - 1.5} width={x(race.total) - LEFT} height={3} className="fill-line-strong" />
      {placeSegments(race).map(({ segment, at }) => (
        <rect
          key={segment.id}
          x={x(at)}
          y={segment.side === "pace" ? y + 0.5 : y - 9}
          width={x(at + segment.seconds) - x(at)}
          height={8.5}
          className={FILL[segment.side]}
          fillOpacity={0.62}
        />
      ))}
      <path d={`M${x(race.total)} ${y - 14}v28`} className="stroke-ink-2" strokeWidth={2} />
      <text x={x(race.total) + 8} y={y + 1} className="time">
        {formatClock(race.total)}
      </text>
      <text x={x(race.total) + 8} y={y + 15}>
        {name.length > 18 ? `${name.slice(0, 17)}…` : name}
      </text>
    </g>
  );
}
