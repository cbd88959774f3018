import { addDays, type Day, daysBetween } from "@ironpace/training";
import type { CSSProperties, ReactNode } from "react";
import { formatDay, formatDayMonth } from "#ui/format.ts";
import type { CheckInEntry } from "../api/check-ins.ts";
import { QUESTIONS } from "../model/questions.ts";
import "./morning-history.css";

interface MorningHistoryProps {
  readonly entries: readonly CheckInEntry[];
  readonly from: Day;
  readonly to: Day;
}

/** Your last four weeks of mornings: a row for each question, a column for each day. */
export function MorningHistory({ entries, from, to }: MorningHistoryProps): ReactNode {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const known = new Map(entries.map((entry) => [entry.day, entry]));
  const shown = entries.filter(({ day }) => day >= from && day <= to).toReversed();
  return (
    <section aria-labelledby="four-weeks" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="four-weeks" className="heading-2">
          Your last four weeks
        </h2>
        <p className="text-sm text-ink-3">{shown.length === 1 ? "1 check-in" : `${shown.length} check-ins`}</p>
      </div>
      <div aria-hidden="true" className="grid gap-2">
        {QUESTIONS.map(({ item, score }) => (
          <div key={item} className="grid grid-cols-[5rem_minmax(0,1fr)] items-end gap-3 text-sm text-ink-2">
            {score}
            <div className="morning-bars">
              {days.map((day) => {
                const value = known.get(day)?.[item] ?? null;
                return (
                  <i
                    key={day}
                    data-state={value === null ? "none" : value <= 2 ? "low" : "usual"}
                    style={{ "--v": value === null ? 0 : value / 5 } as CSSProperties}
                  />
                );
              })}
            </div>
          </div>
        ))}
        <div className="flex justify-between pl-23 text-xs text-ink-3">
          <span>{formatDayMonth(from)}</span>
          <span>Today</span>
        </div>
      </div>
      <details className="text-sm text-ink-2">
        <summary className="hit-area w-fit cursor-pointer underline underline-offset-3">Your check-ins as a table</summary>
        <table className="mt-3 w-full [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-right [&_:is(td,th)]:font-normal [&_:is(td,th):first-child]:text-left">
          <caption className="sr-only">Check-ins, newest first; 5 is best</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {QUESTIONS.map(({ item, score }) => (
                <th key={item} scope="col">
                  {score}
                </th>
              ))}
              <th scope="col">Hours slept</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={entry.day}>
                <th scope="row">{formatDay(entry.day)}</th>
                {QUESTIONS.map(({ item }) => (
                  <td key={item}>{entry[item] ?? "–"}</td>
                ))}
                <td>{entry.sleep_hours ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
