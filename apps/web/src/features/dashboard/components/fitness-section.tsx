import { daysBetween, type Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { formatCount, formatDay } from "../../../ui/format.ts";
import {
  type DailyLoad,
  type FitnessDay,
  type FitnessSeries,
  fitnessSeries,
  type FormWord,
  formWord,
  type PlannedLoad,
  SETTLED_AFTER,
} from "../model/fitness.ts";
import { FitnessChart } from "./fitness-chart.tsx";
import { TermText } from "../../../ui/glossary/term-text.tsx";

interface FitnessSectionProps {
  readonly done: readonly DailyLoad[];
  readonly planned: readonly PlannedLoad[];
  readonly today: Day;
}

/** Where training has brought the athlete, every term explained where it stands. */
export function FitnessSection({ done, planned, today }: FitnessSectionProps): ReactNode {
  const series = fitnessSeries(done, planned, today);
  return (
    <section aria-labelledby="fitness" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="fitness" className="heading-2">
          Fitness and fatigue
        </h2>
        <p className="text-sm text-ink-3">
          <TermText text="Session load: minutes × effort (RPE)" />
        </p>
      </div>
      {series === null ? (
        <p className="max-w-[62ch] text-ink-2">
          Finish a session and rate how hard it was. Minutes × effort gives you the first point on this chart.
        </p>
      ) : (
        <>
          <Terms now={series.today} />
          <FitnessChart series={series} />
          <Remarks series={series} today={today} />
          <WeekTable days={series.days} />
        </>
      )}
    </section>
  );
}

function Terms({ now }: { readonly now: FitnessDay }): ReactNode {
  const word = formWord(now);
  const terms = [
    {
      name: "Fitness",
      mark: "bg-iron",
      value: formatCount(now.fitness),
      text: "What you are used to: your daily load, averaged over about six weeks.",
    },
    {
      name: "Fatigue",
      mark: "bg-pace",
      value: formatCount(now.fatigue),
      text: "What is still in your legs: the same average over about one week.",
    },
    { name: "Form", value: signed(now.form), text: `Yesterday’s fitness minus yesterday’s fatigue. ${word}: ${MEANING[word]}` },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
      {terms.map(({ name, mark, value, text }) => (
        <div key={name}>
          <dt className="flex items-center gap-2 text-sm text-ink-3">
            {mark !== undefined && <i className={`h-1 w-5 rounded-[2px] ${mark}`} />}
            {name}
          </dt>
          <dd className="my-1.5 fig-num text-[2rem] leading-tight font-bold">{value}</dd>
          <dd className="max-w-[34ch] text-sm text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const MEANING: Readonly<Record<FormWord, string>> = {
  Fresh: "rested enough to race or to test.",
  Balanced: "fitness and fatigue keep pace with each other.",
  Building: "normal in a loading week.",
  Strained: "more than most athletes can keep up for long; sleep, eat, and keep your easy days easy.",
};

function Remarks({ series, today }: { readonly series: FitnessSeries; readonly today: Day }): ReactNode {
  const known = daysBetween(series.since, today) + 1;
  const projected = series.days.some((day) => day.projected);
  return (
    <p className="max-w-[72ch] text-sm text-ink-3">
      {projected && "Dashed: where you are heading if you do the rest of your plan. "}
      {known < SETTLED_AFTER && `Your log begins on ${formatDay(series.since)}; fitness reads too low until your log covers six weeks. `}
      {series.withoutLoad > 0 &&
        `${series.withoutLoad} ${series.withoutLoad === 1 ? "session" : "sessions"} without minutes or effort ${series.withoutLoad === 1 ? "is" : "are"} not included. `}
      This is a model, not a measurement: the 42- and 7-day averages are standard, and the form ranges are a coaching rule of thumb.
    </p>
  );
}

function WeekTable({ days }: { readonly days: readonly FitnessDay[] }): ReactNode {
  const weeks = days.filter(({ day }, index) => index === days.length - 1 || new Date(`${day}T00:00:00Z`).getUTCDay() === 0);
  return (
    <details className="text-sm text-ink-2">
      <summary className="hit-area w-fit cursor-pointer underline underline-offset-3">The numbers week by week</summary>
      <table className="mt-3 w-full max-w-160 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-right [&_:is(td,th)]:font-normal [&_:is(td,th):first-child]:text-left">
        <thead className="text-ink-3">
          <tr>
            {["At the end of", "Fitness", "Fatigue", "Form"].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.day}>
              <th scope="row">
                {formatDay(week.day)}
                {week.projected && ", planned"}
              </th>
              <td>{formatCount(week.fitness)}</td>
              <td>{formatCount(week.fatigue)}</td>
              <td>{signed(week.form)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const signed = (value: number): string => `${value >= 0.5 ? "+" : value <= -0.5 ? "−" : ""}${formatCount(Math.abs(value))}`;
