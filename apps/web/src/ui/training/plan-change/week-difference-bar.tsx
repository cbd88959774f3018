import type { ReactNode } from "react";
import { Chart } from "../../chart/chart.tsx";
import { ChartTable } from "../../chart/chart-table.tsx";
import { dayNumber } from "../../chart/scale.ts";
import { formatCount, formatWeekday } from "../../format.ts";
import { type Amount, type ChangedSession, type ChangedWeek, changeVerdict, isMove } from "./plan-change.ts";

interface WeekDifferenceBarProps {
  readonly week: ChangedWeek;
  readonly isCompact: boolean;
}

/** A week as one bar: before as a dashed outline, after solid, what stays as a quiet outline; an arc for each session that moves. */
export function WeekDifferenceBar({ week, isCompact }: WeekDifferenceBarProps): ReactNode {
  const days = Array.from({ length: 7 }, (_, index) => toDay(week, index));
  const [half, top] = isCompact ? [44, 30] : [78, 36];
  const rod = top + half;
  const most = Math.max(1, ...days.flatMap(({ before, after }) => [before.iron, before.pace, after.iron, after.pace]));
  const unit = (half - 5) / most;
  const moves = week.sessions.filter(isMove);
  return (
    <Chart
      label={`Week ${week.week}. ${changeVerdict([week])}`}
      height={rod + half + 26}
      most={720}
      table={
        <>
          {!isCompact && <DayChips days={days} />}
          <ChartTable
            show="hidden"
            title={`Week ${week.week}, before and after`}
            head={["Day", "Load before", "Load after"]}
            rows={days.map(({ day, before, after }) => [
              formatWeekday(day),
              formatCount(before.iron + before.pace),
              formatCount(after.iron + after.pace),
            ])}
          />
          {!isCompact && <p className="text-sm text-ink-3">Dashed: before. Filled: after. Thin: unchanged.</p>}
        </>
      }
    >
      {(width) => {
        const slot = width / 7;
        const wide = Math.min(slot * 0.62, 52);
        const middle = (index: number) => slot * (index + 0.5);
        return (
          <>
            <rect x="0" y={rod - 3} width={width} height="6" rx="2" className="fill-line-strong" />
            {days.map(({ day, before, after, isChanged }, index) => (
              <g key={day}>
                {(["iron", "pace"] as const).map((side) => (
                  <Plate
                    key={side}
                    side={side}
                    rod={rod}
                    x={middle(index) - wide / 2}
                    width={wide}
                    before={before[side] * unit}
                    after={after[side] * unit}
                    isChanged={isChanged}
                  />
                ))}
                <text x={middle(index)} y={rod + half + 20} textAnchor="middle" className={isChanged ? "strong" : undefined}>
                  {isCompact ? formatWeekday(day).slice(0, 1) : `${formatWeekday(day)} ${Number(day.slice(8))}`}
                </text>
              </g>
            ))}
            {moves.map(({ title, before, after }) => {
              const [from, to] = [indexOf(week, before), indexOf(week, after)];
              if (from < 0 || to < 0 || from > 6 || to > 6) return null;
              const [start, end] = [middle(from), middle(to)];
              const label = `${to > from ? "+" : "−"}${Math.abs(to - from)} ${Math.abs(to - from) === 1 ? "day" : "days"}`;
              return (
                <g key={title}>
                  <path
                    d={`M${start} ${top + 4}C${start} 6 ${end} 6 ${end} ${top}`}
                    fill="none"
                    strokeWidth="1.75"
                    className="stroke-ink"
                  />
                  <path
                    d={`M${end - 5} ${top - 5}L${end} ${top + 2}L${end + 5} ${top - 5}`}
                    fill="none"
                    strokeWidth="1.75"
                    className="stroke-ink"
                  />
                  {!isCompact && (
                    <>
                      <rect x={(start + end) / 2 - 30} y="2" width="60" height="20" rx="4" className="fill-inverse" />
                      <text x={(start + end) / 2} y="16" textAnchor="middle" className="strong on-inverse">
                        {label}
                      </text>
                    </>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </Chart>
  );
}

interface PlateProps {
  readonly side: "iron" | "pace";
  readonly rod: number;
  readonly x: number;
  readonly width: number;
  /** Pixels. */
  readonly before: number;
  readonly after: number;
  readonly isChanged: boolean;
}

/** Half of a day, or of a week. */
export function Plate({ side, rod, x, width, before, after, isChanged }: PlateProps): ReactNode {
  const y = (tall: number) => (side === "iron" ? rod - 3 - tall : rod + 3);
  const color = `var(--${side})`;
  return (
    <>
      {after > 0.5 && (
        <rect
          x={x}
          y={y(after)}
          width={width}
          height={after}
          rx="2"
          strokeWidth="1.5"
          fill={isChanged ? color : `color-mix(in oklab, ${color} 10%, var(--canvas))`}
          stroke={isChanged ? color : `color-mix(in oklab, ${color} 60%, var(--canvas))`}
        />
      )}
      {isChanged && before > 0.5 && Math.abs(before - after) > 1 && (
        <rect
          x={x}
          y={y(before)}
          width={width}
          height={before}
          rx="2"
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 3"
          className="stroke-ink-3"
        />
      )}
    </>
  );
}

interface ChangedDay {
  readonly day: string;
  readonly before: Readonly<Record<"iron" | "pace", number>>;
  readonly after: Readonly<Record<"iron" | "pace", number>>;
  readonly isChanged: boolean;
  readonly sessions: readonly ChangedSession[];
}

function DayChips({ days }: { readonly days: readonly ChangedDay[] }): ReactNode {
  return (
    <ol className="grid max-w-180 grid-cols-7 text-center text-xs leading-snug max-sm:hidden" aria-hidden="true">
      {days.map(({ day, sessions }) => (
        <li key={day} className="grid content-start gap-1.5 px-0.5">
          {sessions.length === 0 && <span className="text-ink-3">Rest</span>}
          {sessions.map((session) => (
            <span key={session.title} className={session.isChanged ? "font-semibold" : "text-ink-2"}>
              <span className="line-clamp-2">{session.title}</span>
              {isMove(session) && <span className="block font-normal text-ink-3">from {formatWeekday(session.before?.date ?? "")}</span>}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function indexOf({ startDate }: ChangedWeek, amount: Amount | null): number {
  return amount === null ? -1 : dayNumber(amount.date) - dayNumber(startDate);
}

function toDay(week: ChangedWeek, index: number): ChangedDay {
  const day = new Date((dayNumber(week.startDate) + index) * 86_400_000).toISOString().slice(0, 10);
  const sum = (when: "before" | "after") => {
    const amounts = week.sessions.flatMap((session) => (session[when]?.date === day ? [session[when]] : []));
    const iron = amounts.reduce((total, { ironLoad }) => total + ironLoad, 0);
    return { iron, pace: amounts.reduce((total, { load }) => total + load, 0) - iron };
  };
  const here = week.sessions.filter(({ before, after }) => before?.date === day || after?.date === day);
  return {
    day,
    before: sum("before"),
    after: sum("after"),
    isChanged: here.some((session) => session.isChanged || isMove(session)),
    sessions: week.sessions.filter(({ after }) => after?.date === day),
  };
}
