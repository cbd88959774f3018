import { type ComparedRace, formatClock, type RaceSegment, type TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";
import { aboutClock } from "../../model/race-text.ts";
import { HitArea, FILL, Hatches, STROKE } from "./bar-parts.tsx";

export interface SplitBarProps {
  readonly race: TimedRace;
  /** What its parts are held against. */
  readonly against: ComparedRace | undefined;
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** What a drawing of the bar needs besides its race. */
export interface SplitDrawing extends SplitBarProps {
  readonly width: number;
  /** Id of the SVG patterns that fill the caps. */
  readonly hatch: string;
  readonly gapOf: (segment: RaceSegment) => number;
}

const [LEFT, RIGHT, MID, BASE] = [40, 92, 150, 34];
/** A second is a pixel, or less where one of the caps would grow out of the drawing. */
const CAP = 72;
/** Where the shade of the chosen part ends: above the race of the comparison. */
const SELECTED_END = 278;

/** Time from left to right, runs hang below the bar, stations stand on it. */
export function LyingBar({ race, against, selected, onSelect, width, hatch, gapOf }: SplitDrawing): ReactNode {
  const longest = Math.max(race.total, against?.total ?? 0);
  const step = tickStep(longest);
  const end = Math.ceil(longest / step) * step;
  const x = (seconds: number) => LEFT + (seconds / end) * (width - LEFT - RIGHT);
  const whole = race.segments.find(({ id }) => id === "roxzone");
  const parts = placed(race);
  const scale = Math.min(1, CAP / Math.max(1, ...race.segments.map((segment) => Math.abs(gapOf(segment)))));
  const grid = gridLines(scale);
  // Without stations the upper half is free, and the finish stands there.
  const isOneSided = !race.segments.some(({ side }) => side === "iron");
  // Beside its mark, and below the block of the Roxzone with its cap.
  const finishY = isOneSided ? MID - 36 : MID + 48 + (whole === undefined ? 0 : Math.max(0, (Math.abs(gapOf(whole)) * scale) / 2 - 10));
  const quiet = 308;
  const bottom = against === undefined ? quiet : quiet + 40;
  const height = bottom + 8;
  return (
    <svg className="race-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Hatches id={hatch} />
      <g aria-hidden="true">
        {grid.flatMap((seconds) =>
          (isOneSided ? [1] : [-1, 1]).map((side) => {
            const y = MID + side * (BASE + seconds * scale);
            return (
              <g key={side * seconds}>
                <path d={`M${LEFT} ${y}H${width - RIGHT}`} className="stroke-line" />
                <text x={LEFT - 8} y={y + 4} textAnchor="end">
                  {seconds} s
                </text>
              </g>
            );
          }),
        )}
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
        {parts.map(({ segment, at }) => (
          <Column
            key={segment.id}
            segment={segment}
            x={x(at)}
            width={x(at + segment.seconds) - x(at)}
            gap={gapOf(segment)}
            scale={scale}
            hatch={hatch}
            isCompared={against !== undefined}
          />
        ))}
        <path d={`M${x(race.total)} ${MID - 28}v56`} className="stroke-ember" strokeWidth={3} />
        <text x={x(race.total) + (isOneSided ? 0 : 7)} y={finishY} textAnchor={isOneSided ? "middle" : "start"} className="time finish">
          {aboutClock(race.total)}
        </text>
        {whole !== undefined && (
          <Across
            segment={whole}
            x={x(race.total) + 34}
            gap={gapOf(whole)}
            scale={scale}
            hatch={hatch}
            isSelected={selected === whole.id}
          />
        )}
        {against !== undefined && <Quiet race={against} y={quiet} x={x} name={against.name} />}
        <path d={`M${LEFT} ${bottom - 18}H${width - RIGHT}`} className="stroke-line-strong" />
        {Array.from({ length: Math.round(end / step) + 1 }, (_, index) => (
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
      {whole !== undefined && (
        <HitArea
          segment={whole}
          gap={gapOf(whole)}
          isSelected={whole.id === selected}
          onSelect={onSelect}
          x={x(race.total) + 30}
          y={40}
          width={48}
          height={220}
        />
      )}
    </svg>
  );
}

/** Where each part begins: the ways through the Roxzone lie between the others, equally long. */
export function placed(race: TimedRace): readonly { readonly segment: RaceSegment; readonly at: number }[] {
  const across = race.segments.find(({ id }) => id === "roxzone")?.seconds ?? 0;
  const along = race.segments.filter(({ id }) => id !== "roxzone");
  let at = 0;
  return along.map((segment) => {
    const start = at;
    at += segment.seconds + across / along.length;
    return { segment, at: start };
  });
}

interface ColumnProps {
  readonly segment: RaceSegment;
  readonly x: number;
  readonly width: number;
  readonly gap: number;
  readonly scale: number;
  readonly hatch: string;
  readonly isCompared: boolean;
}

function Column({ segment, x, width, gap, scale, hatch, isCompared }: ColumnProps): ReactNode {
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

/** "+54", "−3", "0" */
export function gapText(gap: number): string {
  return gap > 0 ? `+${gap}` : gap < 0 ? `−${-gap}` : "0";
}

interface AcrossProps {
  readonly segment: RaceSegment;
  readonly x: number;
  readonly gap: number;
  readonly scale: number;
  readonly hatch: string;
  readonly isSelected: boolean;
}

/** What is neither iron nor pace stands across the bar, with half of its cap on each side. */
function Across({ segment, x, gap, scale, hatch, isSelected }: AcrossProps): ReactNode {
  const [width, half] = [40, 17];
  const cap = (Math.abs(gap) * scale) / 2;
  return (
    <g>
      {isSelected && <rect className="selected" x={x - 4} y={40} width={width + 8} height={220} rx={4} />}
      <rect x={x} y={MID - half} width={width} height={2 * half} rx={2} className="fill-line-strong" />
      {gap !== 0 &&
        [MID - half - cap, MID + half].map((y) => (
          <rect
            key={y}
            x={x + 0.75}
            y={y}
            width={width - 1.5}
            height={cap}
            strokeWidth={1.5}
            fill={gap > 0 ? `url(#${hatch}-rest)` : "none"}
            fillOpacity={0.6}
            strokeDasharray={gap > 0 ? undefined : "3 3"}
            className={`gap ${gap > 0 ? "stroke-control" : "stroke-success"}`}
          />
        ))}
      <text x={x + width / 2} y={MID + 4} textAnchor="middle" className="strong">
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

interface QuietProps {
  readonly race: TimedRace;
  readonly y: number;
  readonly x: (seconds: number) => number;
  readonly name: string;
}

/** The race of the comparison on the same axis. */
function Quiet({ race, y, x, name }: QuietProps): ReactNode {
  return (
    <g>
      <rect x={LEFT} y={y - 1.5} width={x(race.total) - LEFT} height={3} className="fill-line-strong" />
      {placed(race).map(({ segment, at }) => (
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

function tickStep(seconds: number): number {
  return [60, 300, 600, 1800, 3600, 7200].find((step) => seconds / step <= 11) ?? 7200;
}

function gridLines(scale: number): readonly number[] {
  const step = [5, 10, 30, 60, 120, 300, 600, 1200].find((seconds) => seconds * scale >= 24) ?? 1200;
  return [step, 2 * step].filter((seconds) => seconds * scale <= CAP + 4);
}
