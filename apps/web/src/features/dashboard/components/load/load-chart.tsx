import { type Day, daysBetween } from "@ironpace/training";
import type { ReactNode } from "react";
import { MonthAxis, RaceMark, TodayMark } from "#ui/chart/axes.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { dayNumber, linearScale } from "#ui/chart/scale.ts";
import { Scrub, ScrubLine } from "#ui/chart/scrub.tsx";
import { formatCount, formatDay, formatDayMonth } from "#ui/format.ts";
import { type FitnessDay, type FitnessSeries, morningForm, type Ramp, shownNumbers, type SideName } from "../../model/fitness.ts";
import { FormStrip, STRIP } from "./form-strip.tsx";
import { LoadSide } from "./load-side.tsx";
import { readingText, signed } from "./reading-line.tsx";

/** A phase of the plan, with its color. */
export interface PhaseSpan {
  readonly label: string;
  readonly color: string;
  readonly from: Day;
  /** First day after the range. */
  readonly to: Day;
}

export interface Race {
  readonly day: Day;
  readonly name: string;
}

export type LoadView = "split" | "iron" | "pace" | "both";

interface LoadChartProps {
  readonly series: FitnessSeries;
  readonly view: LoadView;
  /** Index of the day that is read. */
  readonly read: number;
  readonly onRead: (index: number) => void;
  readonly phases: readonly PhaseSpan[];
  /** Only one within the days that are drawn. */
  readonly race: Race | undefined;
  readonly ramp: Ramp | undefined;
}

/** Iron grows up from the bar, pace hangs from it; each side compares only with itself. Form has a strip of its own below. */
export function LoadChart({ series, view, read, onRead, phases, race, ramp }: LoadChartProps): ReactNode {
  const { days, today } = series;
  const now = days.findIndex(({ day }) => day === today.day);
  const sides: readonly SideName[] = view === "split" ? ["iron", "pace"] : [view];
  const top = 40;
  const half = view === "split" ? 168 : 280;
  const upper = sides.some((side) => side !== "pace");
  const lower = sides.includes("pace");
  const rod = top + (upper ? half : 0);
  const bottom = rod + (lower ? half : 0);
  const strip = bottom + 44;
  const end = strip + STRIP;
  const most = Math.max(1, ...days.flatMap((day) => sides.flatMap((side) => [day[side].fitness, day[side].fatigue]))) * 1.06;
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const layoutOf = (width: number) => {
    const isNarrow = width < 640;
    const [left, right] = [34, width - (isNarrow ? 10 : 108)];
    const scale = linearScale([dayNumber(first.day), Math.max(dayNumber(last.day), dayNumber(first.day) + 1)], [left + 4, right - 4]);
    return { isNarrow, left, right, x: (day: Day) => scale(dayNumber(day)) };
  };
  const shown = days[read] ?? today;
  const formSide: SideName = view === "split" ? "both" : view;
  return (
    <Chart
      label={getLabel(series, race)}
      height={end + 30}
      renderOverlay={(width) => {
        const { x } = layoutOf(width);
        return <Scrub label="Day" places={days.map(({ day }) => x(day))} value={read} onChange={onRead} valueText={readingText(shown)} />;
      }}
      table={<WeekTable days={days} />}
    >
      {(width) => {
        const { isNarrow, left, right, x } = layoutOf(width);
        const nowX = x(today.day);
        return (
          <>
            {now < days.length - 1 && <rect x={nowX} y={top - 12} width={right - nowX} height={end - top + 12} className="fill-ink/3" />}
            {phases.map((phase) => (
              <Phase key={phase.from} phase={phase} from={first.day} to={last.day} x={x} y={16} />
            ))}
            {sides.map((side) => (
              <LoadSide
                key={side}
                side={side}
                days={days}
                now={now}
                rod={rod}
                height={half}
                most={most}
                left={left}
                right={right}
                x={x}
                isNarrow={isNarrow}
                ramp={ramp?.side === side ? ramp : undefined}
              />
            ))}
            <rect x={left} y={rod - 4} width={Math.max(0, nowX - left)} height="8" rx="2" className="fill-ink-3" />
            <rect x={nowX} y={rod - 4} width={Math.max(0, right - nowX)} height="8" rx="2" className="fill-line-strong" />
            <path d={`M${left} ${rod - 11}v22`} strokeWidth="5" className="stroke-ink-3" />
            <path d={`M${right} ${rod - 11}v22`} strokeWidth="5" className="stroke-line-strong" />
            <FormStrip days={days} side={formSide} now={now} top={strip} left={left} right={right} x={x} isNarrow={isNarrow} />
            {!isNarrow && last.projected && (
              <text x={right + 10} y={top - 2}>
                On {formatDayMonth(last.day)}
              </text>
            )}
            <MonthAxis from={first.day} to={last.day} x={x} y={end} left={left} right={right} />
            <TodayMark x={Math.max(left + 24, nowX)} top={top - 10} bottom={end} />
            {race !== undefined && (
              <RaceMark
                x={x(race.day)}
                top={top - 14}
                bottom={end}
                name={race.name}
                nameLeft={isNarrow || width - x(race.day) < race.name.length * 7 + 30}
              />
            )}
            {shown.day !== today.day && (
              <ScrubLine x={x(shown.day)} top={top} bottom={end} text={formatDay(shown.day)} left={left} right={right} />
            )}
          </>
        );
      }}
    </Chart>
  );
}

interface PhaseProps {
  readonly phase: PhaseSpan;
  readonly from: Day;
  readonly to: Day;
  readonly x: (day: Day) => number;
  readonly y: number;
}

function Phase({ phase, from, to, x, y }: PhaseProps): ReactNode {
  if (phase.to <= from || phase.from > to) return null;
  const [start, end] = [x(phase.from < from ? from : phase.from), x(phase.to > to ? to : phase.to)];
  return (
    <g>
      <path d={`M${start} ${y}H${Math.max(start, end - 3)}`} stroke={phase.color} strokeWidth="3" />
      {end - start > phase.label.length * 7 && (
        <text x={start} y={y - 6} style={{ fill: phase.color, fontWeight: 600 }}>
          {phase.label}
        </text>
      )}
    </g>
  );
}

function getLabel(series: FitnessSeries, race: Race | undefined): string {
  const { days, today } = series;
  const first = days[0] ?? today;
  const at = race && morningForm(series, race.day);
  const { iron, pace, both } = shownNumbers(today);
  const now = `Iron fitness ${formatCount(iron.fitness)}, pace fitness ${formatCount(pace.fitness)}, form ${signed(both.form)} today`;
  const then =
    race === undefined || at === undefined ? "" : `; form ${signed(at.both.form)} on the morning of the race, ${formatDayMonth(race.day)}`;
  return `Fitness and fatigue from ${formatDayMonth(first.day)} to ${formatDayMonth(days.at(-1)?.day ?? today.day)}. ${now}${then}.`;
}

function WeekTable({ days }: { readonly days: readonly FitnessDay[] }): ReactNode {
  const monday = days.findIndex(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0);
  const weeks = days.filter(
    ({ day }, index) => index === days.length - 1 || daysBetween(days[Math.max(0, monday)]?.day ?? day, day) % 7 === 0,
  );
  return (
    <ChartTable
      title="The numbers week by week"
      head={["At the end of", "Iron fitness", "Iron fatigue", "Pace fitness", "Pace fatigue", "Form"]}
      rows={weeks.map((week) => {
        const { iron, pace, both } = shownNumbers(week);
        return [
          `${formatDay(week.day)}${week.projected ? ", planned" : ""}`,
          ...[iron.fitness, iron.fatigue, pace.fitness, pace.fatigue].map(formatCount),
          signed(both.form),
        ];
      })}
    />
  );
}
