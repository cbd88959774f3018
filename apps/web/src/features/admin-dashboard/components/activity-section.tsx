import type { ReactNode } from "react";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { type ActivityWeek, COUNTED, isQuiet, modelSeries, type Series } from "../model/activity.ts";
import { WeekChart } from "./week-chart.tsx";

/** How it went, week by week. */
export function ActivitySection({ weeks }: { readonly weeks: readonly ActivityWeek[] }): ReactNode {
  const series = [...COUNTED, modelSeries(weeks)];
  return (
    <section aria-labelledby="activity" className="grid gap-5 border-t border-line pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="activity" className="heading-2">
          The last {weeks.length} weeks
        </h2>
        <p className="text-sm text-ink-3">Weeks start on Monday, UTC</p>
      </div>
      {isQuiet(weeks) ? (
        <EmptyState title="Nothing yet" level={3} className="py-2">
          Sign-ups, active athletes, plans and language model costs appear here once there are any.
        </EmptyState>
      ) : (
        <>
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
            {series.map((one) => (
              <WeekChart key={one.title} series={one} weeks={weeks} />
            ))}
          </div>
          <WeekTable series={series} weeks={weeks} />
        </>
      )}
    </section>
  );
}

function WeekTable({ series, weeks }: { readonly series: readonly Series[]; readonly weeks: readonly ActivityWeek[] }): ReactNode {
  return (
    <details className="text-sm text-ink-2">
      <summary className="hit-area w-fit cursor-pointer underline underline-offset-3">The numbers week by week</summary>
      <table className="mt-3 w-full [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pl-3 [&_:is(td,th)]:text-right [&_:is(td,th)]:font-normal [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):first-child]:text-left">
        <thead className="align-bottom text-ink-3">
          <tr>
            <th scope="col">Week of</th>
            {series.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week, index) => (
            <tr key={week.week}>
              <th scope="row">
                {formatDayMonth(week.week)}
                {index === 0 && ", so far"}
              </th>
              {series.map(({ title, format, value }) => (
                <td key={title}>{format(value(week))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
