import { addDays, daysBetween, type Day } from "@ironpace/training";
import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { formatCount, formatDay, formatDayMonth } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import {
  type DailyLoad,
  type FitnessSeries,
  fitnessSeries,
  formShare,
  type FormWord,
  morningForm,
  planWeeks,
  SETTLED_AFTER,
  shownNumbers,
  steepestRamp,
  type WeekSession,
} from "../model/fitness.ts";
import { Estimates } from "./load/estimates.tsx";
import { LoadKey } from "./load/load-key.tsx";
import { LoadChart, type LoadView, type PhaseSpan, type Race } from "./load/load-chart.tsx";
import { SIDE_NAMES, signed, Reading } from "./load/reading-line.tsx";
import { DoneAgainstPlanned } from "./load/week-bars-chart.tsx";

interface FitnessSectionProps {
  readonly done: readonly DailyLoad[];
  /** All of the active plan; `isOpen` those that are still to be done. */
  readonly sessions: readonly (WeekSession & { readonly isOpen: boolean })[];
  /** First day of the plan, a Monday. */
  readonly startDate: Day | undefined;
  readonly phases: readonly PhaseSpan[];
  readonly race: Race | undefined;
  readonly today: Day;
}

const VIEWS = [
  { value: "split", label: "Iron and pace" },
  { value: "iron", label: "Iron" },
  { value: "pace", label: "Pace" },
  { value: "both", label: "Sum" },
] as const;

const SHARES = [
  { value: "1", label: "All" },
  { value: "0.8", label: "80%" },
  { value: "0.5", label: "50%" },
  { value: "0", label: "None" },
] as const;

/** Where training has brought the athlete and where the rest of the plan leads, iron and pace apart. */
export function FitnessSection({ done, sessions, startDate, phases, race, today }: FitnessSectionProps): ReactNode {
  const [view, setView] = useState<LoadView>("split");
  const [share, setShare] = useState<(typeof SHARES)[number]["value"]>("1");
  const [read, setRead] = useState<Day>(today);
  const open = sessions.filter(({ isOpen }) => isOpen);
  const series = fitnessSeries(done, open, today, Number(share));
  const raceShown = race !== undefined && series?.days.some(({ day }) => day === race.day) ? race : undefined;
  const weeks = startDate === undefined ? [] : planWeeks(sessions, done, startDate, today);
  return (
    <section aria-label="Fitness and fatigue" className="grid gap-5 *:min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {series === null ? <h2 className="heading-2">Fitness and fatigue</h2> : <Verdict series={series} race={race} />}
        {series !== null && <Segmented aria-label="Show" options={VIEWS} value={view} onValueChange={setView} />}
      </div>
      {series === null ? (
        <p className="max-w-[62ch] text-ink-2">
          Finish a session and rate how hard it was. Effort × minutes gives you the first point on this chart.
        </p>
      ) : (
        <>
          <div className="grid gap-3">
            <Reading day={series.days.find(({ day }) => day === read) ?? series.today} />
            <LoadChart
              series={series}
              view={view}
              read={Math.max(
                0,
                series.days.findIndex(({ day }) => day === read),
              )}
              onRead={(index) => setRead(series.days[index]?.day ?? today)}
              phases={phases}
              race={raceShown}
              ramp={steepestRamp(series)}
            />
            <LoadKey isProjected={series.days.some(({ projected }) => projected)} />
          </div>
          {open.some(({ date }) => date > today) && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-sm text-ink-2">Share of the remaining plan you do:</span>
              <Segmented aria-label="What if" options={SHARES} value={share} onValueChange={setShare} />
            </div>
          )}
          <RampWarning series={series} />
          <Remarks series={series} today={today} />
          {weeks.length > 0 && (
            <div className="grid gap-3 border-t border-line pt-6">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="heading-2">Planned and done</h3>
                <p className="text-sm text-ink-3">
                  <TermText text="Load: effort (RPE) × min" />
                </p>
              </div>
              <p className="text-sm text-ink-2">Outline: planned. Filled: done, including sessions outside your plan.</p>
              <DoneAgainstPlanned weeks={weeks} />
            </div>
          )}
          <Estimates today={today} />
        </>
      )}
    </section>
  );
}

const MEANING: Readonly<Record<FormWord, string>> = {
  Fresh: "Fresh. Ready to race or to test.",
  Balanced: "Balanced. Train as planned.",
  Building: "Building. Tired, as you should be in a hard week.",
  Strained: "Strained. Eat, sleep and keep easy days easy.",
};

const TOO_EARLY = {
  verdict: "Too early to say how fresh you are.",
  why: "Form is reliable after six weeks of logging. Until then, go by feel.",
};

function Verdict({ series, race }: { readonly series: FitnessSeries; readonly race: Race | undefined }): ReactNode {
  const { today, days } = series;
  const atRace = race && days.find(({ day }) => day === race.day);
  const atMorning = race && atRace && morningForm(series, race.day);
  return (
    <div className="grid gap-3">
      <h2 className="heading-1 text-[1.375rem]">{today.word === undefined ? TOO_EARLY.verdict : MEANING[today.word]}</h2>
      {today.word === undefined && <p className="max-w-[62ch] text-sm text-ink-2">{TOO_EARLY.why}</p>}
      <Figures series={series} />
      <p className="max-w-[62ch] text-sm text-ink-2 empty:hidden">
        {race !== undefined &&
          atRace === undefined &&
          days.some(({ projected }) => projected) &&
          `The last weeks before ${race.name} on ${formatDayMonth(race.day)} are not planned yet.`}
        {race !== undefined &&
          atMorning?.word !== undefined &&
          `You start ${race.name} on ${formatDayMonth(race.day)} ${atMorning.word.toLowerCase()} (form ${signed(formShare(atMorning.both))}%).`}
      </p>
    </div>
  );
}

/** Fitness of both sides with its change in six weeks, and form, as the line of the day has them. */
function Figures({ series: { today, days } }: { readonly series: FitnessSeries }): ReactNode {
  const before = days.find(({ day }) => day === addDays(today.day, -42));
  const [now, then] = [shownNumbers(today), before && shownNumbers(before)];
  const sides = (["iron", "pace"] as const).map((side) => ({
    name: `${SIDE_NAMES[side]} fitness`,
    value: formatCount(now[side].fitness),
    font: side === "iron" ? "fig-iron text-[1.625rem]" : "fig-pace text-[2rem]",
    note: then === undefined ? undefined : `${signed(now[side].fitness - then[side].fitness)} in 6 weeks`,
  }));
  const form = { name: "Form", value: signed(now.both.form), font: "fig-num text-[1.625rem] font-bold", note: today.word };
  return (
    <dl className="grid max-w-[32rem] grid-cols-3 gap-x-4">
      {[...sides, form].map(({ name, value, font, note }) => (
        <div key={name} className="grid content-start gap-2">
          <dt className="text-sm text-ink-3">
            <TermText text={name} />
          </dt>
          {/* One line box for three fonts: their figures stand on one baseline. */}
          <dd className="flex h-6 items-end leading-none">
            <span className={cx(font, "leading-[.8]")}>{value}</span>
          </dd>
          {note !== undefined && <dd className="text-sm text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function RampWarning({ series }: { readonly series: FitnessSeries }): ReactNode {
  const ramp = steepestRamp(series);
  if (ramp === undefined) return null;
  return (
    <p className="flex gap-3 rounded-card bg-pending-wash px-4 py-3 text-ui">
      <TriangleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-pending" />
      <span>
        <b className="font-semibold">
          {SIDE_NAMES[ramp.side]} fitness rises {Math.round(ramp.percent)}% from {formatDayMonth(ramp.from)} to {formatDayMonth(ramp.to)}.
        </b>{" "}
        Above 8% a week, soreness and illness become more likely. Sleep more that week, or move a session.
      </span>
    </p>
  );
}

function Remarks({ series, today }: { readonly series: FitnessSeries; readonly today: Day }): ReactNode {
  const known = daysBetween(series.since, today) + 1;
  return (
    <p className="max-w-[80ch] text-sm text-ink-3">
      {known < SETTLED_AFTER && `Your log begins on ${formatDay(series.since)}; fitness reads too low until your log covers six weeks. `}
      {series.withoutLoad > 0 &&
        `${series.withoutLoad} ${series.withoutLoad === 1 ? "session" : "sessions"} without minutes or effort ${series.withoutLoad === 1 ? "is" : "are"} not included. `}
      Form is fitness minus fatigue at the end of the day. Treat it as a rule of thumb, not a measurement.
    </p>
  );
}
