import type { Day } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties, ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { ChartTable } from "#ui/chart/chart-table.tsx";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { formatCount, formatDayMonth } from "#ui/format.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { trainedDaysOptions } from "../../api/calendar.ts";
import { getYear, yearStart, type YearCell } from "../../model/calendar/year.ts";
import { useAmounts } from "./amounts.ts";

/** A year of both: upper half iron, lower half pace, a stronger tone is more. */
export function YearView({ today }: { readonly today: Day }): ReactNode {
  const amounts = useAmounts();
  const query = useQuery(trainedDaysOptions(yearStart(today), today));
  if (query.isPending) return <Skeleton className="h-72" />;
  if (query.data === undefined) {
    return (
      <Alert
        tone="destructive"
        title="Your year could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  const year = getYear(query.data, today);
  const half = Math.ceil(year.weeks.length / 2);
  const figures = [
    ["Sessions", formatCount(year.sessions)],
    ["Weight lifted", year.kilograms < 1 ? "" : amounts.load(year.kilograms)],
    ["Distance", year.metres < 1 ? "" : amounts.distance(year.metres)],
    ["Longest streak", year.longestRun === 1 ? "1 week" : `${year.longestRun} weeks`],
    ["Weeks without training", String(year.quietWeeks)],
  ].filter(([, value]) => value !== "");
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 md:flex md:flex-wrap">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col justify-end">
            <dt className="text-ui text-ink-3">{label}</dt>
            <dd className="fig-num mt-0.5 text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <div
        role="img"
        aria-label={`${year.sessions} sessions since ${formatDayMonth(yearStart(today))}, longest streak ${year.longestRun} ${year.longestRun === 1 ? "week" : "weeks"}`}
        className="grid gap-5 lg:grid-cols-2 lg:gap-2"
      >
        <YearHalf weeks={year.weeks.slice(0, half)} columns={half} today={today} />
        <YearHalf weeks={year.weeks.slice(half)} columns={half} today={today} />
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-3" aria-hidden="true">
        <span>Top half: lifting. Bottom half: endurance. The stronger the colour, the more you did.</span>
      </p>
      <ChartTable
        title="Training by month"
        show="hidden"
        head={["Month", "Sessions", "Weight lifted", "Distance"]}
        rows={year.months.map(({ month, sessions, kilograms, metres }) => [
          month,
          String(sessions),
          amounts.load(kilograms),
          amounts.distance(metres),
        ])}
      />
    </div>
  );
}

const STEP = 24;

interface YearHalfProps {
  readonly weeks: readonly (readonly YearCell[])[];
  /** Columns of the longer half: a day is as large in both. */
  readonly columns: number;
  readonly today: Day;
}

/** Half a year: a column for each week, so that a day stays large enough on a phone. */
function YearHalf({ weeks, columns, today }: YearHalfProps): ReactNode {
  return (
    <div aria-hidden="true">
      <p className="relative h-5 text-xs text-ink-3">
        {weeks.map((week, column) => {
          const first = week.find(({ day }) => day.endsWith("-01"))?.day ?? (column === 0 ? week[0]?.day : undefined);
          const isCrowded = column === 0 && weeks[1]?.concat(weeks[2] ?? []).some(({ day }) => day.endsWith("-01")) === true;
          if (first === undefined || isCrowded) return null;
          return (
            <span key={first} className="absolute" style={{ left: `${(column / columns) * 100}%` }}>
              {formatDayMonth(first).slice(-3)}
            </span>
          );
        })}
      </p>
      <svg viewBox={`0 0 ${columns * STEP} ${7 * STEP}`} className="year-half block w-full overflow-visible">
        {weeks.map((week, column) => (
          <g key={week[0]?.day} transform={`translate(${column * STEP} 0)`}>
            {week.map((cell, row) => (
              <Square key={cell.day} cell={cell} y={row * STEP} isToday={cell.day === today} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Square({ cell, y, isToday }: { readonly cell: YearCell; readonly y: number; readonly isToday: boolean }): ReactNode {
  const size = STEP - 3;
  if (cell.isFuture) return <rect className="future" x={0.5} y={y + 0.5} width={size - 1} height={size - 1} rx={3} />;
  return (
    <>
      <rect data-iron style={{ "--s": cell.iron } as CSSProperties} y={y} width={size} height={size / 2 - 0.5} rx={2} />
      <rect data-pace style={{ "--s": cell.pace } as CSSProperties} y={y + size / 2 + 0.5} width={size} height={size / 2 - 0.5} rx={2} />
      {isToday && <rect className="today" x={-1} y={y - 1} width={size + 2} height={size + 2} rx={3} />}
    </>
  );
}
