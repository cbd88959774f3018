import { addDays, daysBetween } from "@ironpace/training";
import type { ReactNode } from "react";
import { Grid, MonthAxis } from "#ui/chart/axes.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { stepPath } from "#ui/chart/paths.ts";
import { dayNumber, linearScale, niceTicks } from "#ui/chart/scale.ts";
import { formatDay, formatDayMonth } from "#ui/format.ts";
import type { Goal, GoalProgress } from "../api/goals.ts";
import { formatValue, valueWithUnit } from "../model/goal.ts";
import type { GoalTrend } from "../model/goal-trend.ts";

interface GoalChartProps {
  readonly goal: Goal;
  /** In the order of their days, at least one. */
  readonly points: readonly GoalProgress[];
  readonly trend: GoalTrend;
  readonly today: string;
}

/** Pixels. */
const CHART_HEIGHT = 176;
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 14, 32, 28];
/** Between the labels of the grid and the first point. */
const INSET = 12;
/** Labels of points that stand side by side. */
const MAX_LABELS = 6;
/** A year ahead is as far as a due date is drawn. */
const MOST_DAYS_AHEAD = 366;

/** The values of a goal up to its target and its date, and where the pace of now would lead: dashed, because nobody has done it yet. */
export function GoalChart({ goal, points: all, trend, today }: GoalChartProps): ReactNode {
  const { target_value: target, due_date: due } = goal;
  const end = lastDay(today, due);
  const from = firstDay(all[0]?.day ?? today, trend.since, today, end);
  const points = pointsFrom(all, from);
  const values = [...points.map(({ value }) => value), goal.current_value, target];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.12, Math.abs(target) * 0.01, 1e-6);
  const y = linearScale([low - room, high + room], goal.falling ? [TOP, CHART_HEIGHT - BOTTOM] : [CHART_HEIGHT - BOTTOM, TOP]);
  const isWhole = values.every(Number.isInteger) && high - low >= 2;
  const targetText = valueWithUnit(target, goal);
  return (
    <Chart
      label={`${goal.title}: ${valueWithUnit(goal.current_value, goal)}, target ${targetText}. ${[trend.verdict, trend.outlook ?? []].flat().join(", ").replace(/\.?$/, ".")}`}
      height={CHART_HEIGHT}
      most={720}
      table={
        <ChartTable
          show="hidden"
          title={`Values of ${goal.title}`}
          head={["Since", "Value"]}
          rows={all.toReversed().map(({ day, value }) => [`${formatDay(day)} ${day.slice(0, 4)}`, valueWithUnit(value, goal)])}
        />
      }
    >
      {(width) => {
        const scale = linearScale([dayNumber(from), Math.max(dayNumber(end), dayNumber(from) + 1)], [LEFT + INSET, width - RIGHT]);
        const x = (day: string) => scale(dayNumber(day));
        const now = x(today);
        const isOpen = goal.completed_at === null && due > today && due <= end;
        const ahead = trend.perDay === undefined || goal.completed_at !== null ? undefined : projection(goal, trend.perDay, today, end);
        return (
          <>
            <Grid
              ticks={niceTicks(low - room, high + room, 4).filter(
                (tick) => Math.abs(y(tick) - y(target)) > 14 && (!isWhole || Number.isInteger(tick)),
              )}
              y={y}
              left={LEFT}
              right={width - RIGHT}
              format={(value) => formatValue(value, goal)}
            />
            <MonthAxis from={from} to={end} x={x} y={CHART_HEIGHT - BOTTOM} left={LEFT} right={width - RIGHT} />
            <line x1={LEFT} x2={width - RIGHT} y1={y(target)} y2={y(target)} strokeWidth="1.5" className="stroke-ink-3" />
            <text x={LEFT + 4} y={goal.falling || low < target ? y(target) - 7 : y(target) + 16} className="strong halo">
              {targetText}
            </text>
            {due <= end && (
              <>
                <path d={`M${x(due)} ${CHART_HEIGHT - BOTTOM}V${TOP - 24}`} strokeWidth="1.75" className="stroke-ink" />
                <path d={`M${x(due)} ${TOP - 24}h-13l3.5 5-3.5 5h13z`} className="fill-ink" />
                <text x={x(due) - 19} y={TOP - 14} textAnchor="end" className="strong halo">
                  {formatDayMonth(due)}
                </text>
              </>
            )}
            {isOpen && <line x1={now} y1={y(goal.current_value)} x2={x(due)} y2={y(target)} strokeWidth="1.5" className="stroke-control" />}
            {ahead !== undefined && (
              <line
                x1={now}
                y1={y(goal.current_value)}
                x2={x(ahead.day)}
                y2={y(ahead.value)}
                strokeWidth="2.5"
                strokeDasharray="2 6"
                strokeLinecap="round"
                className="stroke-iron"
              />
            )}
            {/* A value holds until the next one: the same steps as in the bests. */}
            <path
              d={stepPath([...points.map(({ day, value }): readonly [number, number] => [x(day), y(value)]), [now, y(goal.current_value)]])}
              fill="none"
              strokeWidth="2.5"
              className="stroke-iron"
            />
            {points.length <= MAX_LABELS &&
              points.slice(0, -1).map(({ day, value }, index) => {
                const rise = index === 0 ? 0 : Math.abs(y(value) - y(points[index - 1]!.value));
                // Left of the point its riser is free of lines, where it is high enough; not across the line of the target.
                const [dx, dy, anchor] = rise > 20 ? ([-9, 5, "end"] as const) : ([2, -10, "start"] as const);
                const isNear = Math.abs(y(value) + dy - 5 - y(target)) < 11;
                return (
                  <text key={day} x={x(day) + dx} y={y(value) + (isNear ? 20 : dy)} textAnchor={anchor} className="halo">
                    {formatValue(value, goal)}
                  </text>
                );
              })}
            {points.map(({ day, value }, index) => (
              <circle
                key={day}
                cx={x(day)}
                cy={y(value)}
                r={index === points.length - 1 ? 5.5 : points.length > 24 ? 2.5 : 4}
                strokeWidth="2.5"
                className={index === points.length - 1 ? "fill-ember stroke-ember" : "fill-canvas stroke-iron"}
              />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

/** Weeks of past that are drawn in any case. */
const LEAST_PAST = 8 * 7;

/** So far back that what is to come takes a third of the drawing, and as far as the values that the pace is read from. */
function firstDay(first: string, since: string | undefined, today: string, end: string): string {
  const past = Math.max(LEAST_PAST, 2 * daysBetween(today, end));
  const third = addDays(today, -past);
  const day = since !== undefined && since < third ? since : third;
  return end <= today || first >= day ? first : day;
}

/** The values from a day on, with the one that holds on it. */
function pointsFrom(points: readonly GoalProgress[], from: string): readonly GoalProgress[] {
  const held = points.findLast(({ day }) => day <= from);
  const later = points.filter(({ day }) => day > from);
  return held === undefined ? later : [{ ...held, day: from }, ...later];
}

/** The due date; of one that is far off, a year from now. */
function lastDay(today: string, due: string): string {
  if (due <= today) return today;
  return daysBetween(today, due) > MOST_DAYS_AHEAD ? addDays(today, MOST_DAYS_AHEAD) : due;
}

/** Where the pace leads: to the target, or as far as the drawing goes. */
function projection({ current_value: value, target_value: target }: Goal, perDay: number, today: string, end: string) {
  const days = Math.max(0, daysBetween(today, end));
  const untilTarget = (target - value) / perDay;
  const most = untilTarget > 0 ? Math.min(days, untilTarget) : 0;
  return most <= 0 ? undefined : { day: addDays(today, Math.round(most)), value: value + perDay * most };
}
