import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { Grid } from "#ui/chart/axes.tsx";
import { bandPath, linePath } from "#ui/chart/paths.ts";
import { niceTicks } from "#ui/chart/scale.ts";
import { formatCount } from "#ui/format.ts";
import type { FitnessDay, Ramp, Side, SideName } from "../../model/fitness.ts";
import { SIDE_NAMES } from "./reading-line.tsx";

interface LoadSideProps {
  readonly side: SideName;
  readonly days: readonly FitnessDay[];
  /** Index of today. */
  readonly now: number;
  /** Vertical position of the bar in the drawing. */
  readonly rod: number;
  readonly height: number;
  /** The value at the far end. */
  readonly most: number;
  readonly left: number;
  readonly right: number;
  readonly x: (day: Day) => number;
  readonly isNarrow: boolean;
  readonly ramp: Ramp | undefined;
}

const COLORS: Readonly<Record<SideName, string>> = { iron: "var(--iron)", pace: "var(--pace)", both: "var(--t-mixed)" };
/** Half of the bar's thickness. */
const ROD = 4;

/** One side of the bar: daily load as plates, fatigue thin, fitness thick, tinted where fatigue is above fitness; dashed from tomorrow on. */
export function LoadSide({ side, days, now, rod, height, most, left, right, x, isNarrow, ramp }: LoadSideProps): ReactNode {
  const color = COLORS[side];
  const direction = side === "pace" ? 1 : -1;
  const unit = (height - ROD - 6) / most;
  const y = (value: number) => rod + direction * (ROD + value * unit);
  const points = (value: (of: Side) => number, from: number, to: number) =>
    days.slice(from, to).map((day) => [x(day.day), y(value(day[side]))] as const);
  const fitness = (of: Side) => of.fitness;
  const fatigue = (of: Side) => of.fatigue;
  const heaviest = Math.max(1, ...days.map((day) => day[side].load));
  const plate = (load: number) => (load / heaviest) * height * 0.62;
  const wide = Math.max(1.5, ((right - left) / days.length) * 0.62);
  const last = days.at(-1)?.[side];
  const tints = loadingRuns(days, side, now);
  // Two labels at the end of lines that meet stand side by side, not on each other.
  const apart = last === undefined ? 0 : Math.max(0, 15 - Math.abs(y(last.fitness) - y(last.fatigue))) / 2;
  const fitnessOut = last !== undefined && last.fitness >= last.fatigue ? direction : -direction;
  return (
    <g>
      <Grid ticks={niceTicks(0, most, 4).filter((tick) => tick > 0)} y={y} left={left} right={right} format={formatCount} />
      {days.map((day, index) => {
        const tall = plate(day[side].load);
        return tall === 0 ? null : (
          <rect
            key={day.day}
            x={x(day.day) - wide / 2}
            y={direction < 0 ? rod - ROD - tall : rod + ROD}
            width={wide}
            height={tall}
            fill={color}
            fillOpacity={index > now ? 0.1 : 0.2}
          />
        );
      })}
      {tints.map(([from, to]) => (
        <path
          key={from}
          d={bandPath(points(fatigue, from, to), points(fitness, from, to))}
          fill={color}
          fillOpacity={from >= now ? 0.1 : 0.24}
        />
      ))}
      <path d={linePath(points(fatigue, 0, now + 1))} fill="none" strokeWidth="1.5" className="stroke-ink-3" />
      <path d={linePath(points(fatigue, now, days.length))} fill="none" strokeWidth="1.25" strokeDasharray="2 3" className="stroke-ink-3" />
      <path d={linePath(points(fitness, 0, now + 1))} fill="none" stroke={color} strokeWidth="3" strokeLinejoin="round" />
      <path d={linePath(points(fitness, now, days.length))} fill="none" stroke={color} strokeWidth="2.25" strokeDasharray="6 4" />
      <text x={left + 6} y={rod + direction * (height - 4) + (direction > 0 ? 4 : 8)} className="strong halo">
        {SIDE_NAMES[side]}
      </text>
      {ramp !== undefined && <RampMark ramp={ramp} days={days} x={x} y={y} direction={direction} right={right} />}
      {/* On a phone the numbers above the drawing say it. */}
      {last !== undefined && !isNarrow && (
        <>
          <text x={right + 10} y={y(last.fitness) + 4 + fitnessOut * apart} className="strong">
            Fitness {formatCount(last.fitness)}
          </text>
          <text x={right + 10} y={y(last.fatigue) + 4 - fitnessOut * apart}>
            Fatigue {formatCount(last.fatigue)}
          </text>
        </>
      )}
    </g>
  );
}

/** Stretches of days in which fatigue is at or above fitness, cut at today: [first, after the last]. */
function loadingRuns(days: readonly FitnessDay[], side: SideName, now: number): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  days.forEach((day, index) => {
    if (day[side].fatigue < day[side].fitness) return;
    const run = runs.at(-1);
    if (run !== undefined && run[1] === index && index !== now) run[1] = index + 1;
    else runs.push([Math.max(0, index - (index === now ? 0 : 1)), index + 1]);
  });
  return runs;
}

interface RampMarkProps {
  readonly ramp: Ramp;
  readonly days: readonly FitnessDay[];
  readonly x: (day: Day) => number;
  readonly y: (value: number) => number;
  readonly direction: 1 | -1;
  readonly right: number;
}

function RampMark({ ramp, days, x, y, direction, right }: RampMarkProps): ReactNode {
  const end = days.find(({ day }) => day === ramp.to);
  if (end === undefined) return null;
  const side = end[ramp.side];
  const [from, to] = [x(ramp.from), x(ramp.to)];
  const middle = (from + to) / 2;
  const at = y(Math.max(side.fatigue, side.fitness)) + direction * 12;
  const isRight = right - to < 80;
  return (
    <g>
      <path d={`M${from} ${at}H${to}`} strokeWidth="3" className="stroke-pending" />
      <path d={`M${middle} ${at + 5}l7 12h-14z`} className="fill-pending" />
      <text
        x={middle + (isRight ? -12 : 12)}
        y={at + 17}
        textAnchor={isRight ? "end" : "start"}
        className="halo"
        style={{ fill: "var(--pending)", fontWeight: 600 }}
      >
        Ramp {Math.round(ramp.percent)}%
      </text>
    </g>
  );
}
