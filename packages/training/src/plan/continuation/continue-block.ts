import type { Continuation } from "../../season/continuation.ts";
import type { Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import { addDays, type Day, dayInWords, daysBetween } from "../../calendar/day.ts";
import { formatWeight } from "../../units/format.ts";
import { firstWeekShare, REBUILD_AFTER_DAYS } from "../../athlete/interruptions.ts";
import type { FinishedBlock, SessionOutcome } from "../../model/outcome.ts";
import type { StartingPoint } from "../../model/starting-point.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";
import { getRaces } from "../../season/demand/races/race-calendar.ts";
import { isReduced } from "../../season/race-window.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { weekRunMetres } from "../../week/run/run-metres.ts";
import { getLoad } from "../../week/slots/slot-load.ts";
import { completedSessions, completedWeeks, longestRuns, outcomesById } from "./completed-weeks.ts";
import { type FeltEffort, feltEffort } from "./felt-effort.ts";
import { reEstimatedMaxima } from "./re-estimate.ts";
import type { PastWork } from "../../model/quality-work.ts";
import { rests } from "../../season/block-frames.ts";
import type { Race } from "../../season/demand/races/race.ts";

/** Days without training that change nothing (periodization.md section 7). */
const NO_BREAK = 3;

/**
 * What the last block means for the next: it progresses from what was completed and how hard it felt. After a break it starts
 * lower; after more than two weeks, or when nothing was completed, it is built from the first week again.
 */
export function continueBlock(athlete: Athlete, previous: FinishedBlock, startDate: Day): Continuation {
  const { plan } = previous;
  const done = completedSessions(previous);
  const felt = feltEffort(done, outcomesById(previous));
  const awaySince = breakBefore(previous, startDate);
  const days = awaySince === undefined ? 0 : daysBetween(awaySince, startDate);
  const rebuilds = done.length === 0 || days > REBUILD_AFTER_DAYS;
  const oneRepMax = rebuilds ? {} : reEstimatedMaxima(athlete, plan, done, felt);
  const { races } = getRaces(athlete, plan.startDate, plan.weeks.length);
  const before = rebuilds ? [] : completedWeeks(previous, startDate).filter((week) => !isReduced(athlete, week, races));
  const loading = before.at(-1);
  const capacities = assessCapacities(athlete, startDate);
  const easy = easySecondsPerMetre({ level: loadingLevel(athlete.level, athlete.trainingYears), capacities });
  const last = plan.weeks.at(-1)?.macroWeek ?? plan.firstMacroWeek;
  const notes = [
    completionNote(plan.weeks.flatMap((week) => week.sessions).length, done.length, days, felt),
    ...loadNotes(loading, felt, awaySince !== undefined),
    ...maximaNotes(athlete, oneRepMax, rebuilds, felt),
    ...breakNotes(awaySince, days, done.length),
  ];
  return {
    startsFrom: {
      oneRepMax,
      longestRuns: rebuilds ? [] : longestRuns(previous, startDate),
      loadingWeeks: rebuilds ? 0 : loadingWeeksBefore(athlete, previous, startDate, races),
      ...(loading === undefined
        ? {}
        : { loading: { load: getLoad(loading.sessions), week: loading.week }, weeklyRun: Math.round(weekRunMetres(loading, easy)) }),
      ...(rebuilds ? {} : { work: pastWork(done, outcomesById(previous)) }),
      ...(awaySince === undefined ? {} : { awaySince }),
    },
    firstMacroWeek: rebuilds ? 1 : last + 1,
    before,
    planned: plan.weeks,
    step: felt.step,
    notes: notes.map((text) => ({ kind: "progress", text })),
  };
}

/** The first day of a break that reaches to the start of the block: the first session that was not done any more. */
function breakBefore(previous: FinishedBlock, startDate: Day): Day | undefined {
  const { plan } = previous;
  const outcomes = outcomesById(previous);
  const sessions = plan.weeks.flatMap((week) => week.sessions).filter(({ date }) => date < startDate);
  const lastDone = sessions.findLast(({ id }) => outcomes.get(id)?.status === "completed");
  const firstMissed = sessions.find(({ date }) => lastDone === undefined || date > lastDone.date);
  const since = firstMissed?.date ?? addDays(plan.startDate, 7 * plan.weeks.length);
  return daysBetween(since, startDate) > NO_BREAK ? since : undefined;
}

function completionNote(planned: number, done: number, days: number, { difference }: FeltEffort): string {
  if (done === 0)
    return `None of the ${planned} sessions of the last block was completed, so this one starts carefully, at ${volume(days)} of the volume and on the maxima you entered.`;
  const effort =
    difference === undefined
      ? "There are too few effort ratings to say how they felt, so the load goes up by the usual step."
      : `They felt ${Math.abs(difference) < 0.25 ? "as hard as planned" : `${Math.abs(difference).toFixed(1)} RPE points ${difference > 0 ? "harder" : "easier"} than planned`}.`;
  return `You completed ${done} of the ${planned} sessions of the last block. ${effort}`;
}

function loadNotes(last: PlanWeek | undefined, { step }: FeltEffort, hasBreak: boolean): string[] {
  if (last === undefined || hasBreak) return [];
  const growth =
    step === 1
      ? "The first week goes up from there by the usual step, and by at most 10% if your last week was lighter."
      : step === 0.5
        ? "Because it felt harder than planned, the first week goes up by half the usual step."
        : "Because it felt much harder than planned, the first week stays at that load.";
  return [`Your last full loading week had a load of ${getLoad(last.sessions).toLocaleString("en")} (minutes × effort). ${growth}`];
}

function maximaNotes(athlete: Athlete, estimated: StartingPoint["oneRepMax"], rebuilds: boolean, { step }: FeltEffort): string[] {
  const entered = athlete.strength.oneRepMax;
  const lifts = Object.keys(estimated) as BenchmarkLift[];
  const unit = athlete.units ?? "kg";
  if (lifts.length > 0) {
    const texts = lifts.map(
      (lift) => `${LIFT_NAMES[lift]} ${formatWeight(entered[lift] ?? 0, unit)} → ${formatWeight(estimated[lift] ?? 0, unit)}`,
    );
    return [`Estimated from the heavy work you completed: ${texts.join(", ")}. Enter a tested maximum and it counts instead.`];
  }
  if (rebuilds || Object.keys(entered).length === 0) return [];
  const reason =
    step === 0
      ? "the block felt much harder than planned"
      : "you completed too few heavy sets to change them, or one block is too short for a change at your level";
  return [`Loads are still based on the maxima you entered: ${reason}.`];
}

function breakNotes(awaySince: Day | undefined, days: number, done: number): string[] {
  if (awaySince === undefined || done === 0) return [];
  const since = `You have not trained since ${dayInWords(awaySince)}, ${days} days`;
  if (days > REBUILD_AFTER_DAYS)
    return [
      `${since}: after more than two weeks the block is built up again, from ${volume(days)} of the volume, with lighter lifts and slower runs.`,
    ];
  if (days > 7) return [`${since}: the block starts at ${volume(days)} of the volume, with lighter lifts and slightly slower runs.`];
  return [`${since}: the first week is at ${volume(days)} of the volume.`];
}

function volume(days: number): string {
  return `${Math.round(100 * firstWeekShare(days))}%`;
}

/** Points of session RPE above plan at which a dose is held, and at which the next is smaller. */
const HOLD_RPE_ABOVE_PLAN = 2;
const REDUCE_RPE_ABOVE_PLAN = 3;

/** The loading doses that were done and how each ladder goes on from them (dose-progression.md section 3). */
function pastWork(done: readonly Session[], outcomes: ReadonlyMap<string, SessionOutcome>): readonly PastWork[] {
  return done.flatMap(({ id, date, work, intensityLevel }): PastWork[] => {
    if (work?.purpose !== "load") return [];
    const harder = (outcomes.get(id)?.rpe ?? intensityLevel) - intensityLevel;
    return [{ ...work, date, move: harder >= REDUCE_RPE_ABOVE_PLAN ? -1 : harder >= HOLD_RPE_ABOVE_PLAN ? 0 : 1 }];
  });
}

/** Loading weeks in a row up to `startDate`, also those that the block itself went on from: a week not done for the most part was a rest. */
function loadingWeeksBefore(athlete: Athlete, previous: FinishedBlock, startDate: Day, races: readonly Race[]): number {
  const { weeks, startsFrom } = previous.plan;
  const done = new Map(completedWeeks(previous, startDate).map((week) => [week.week, week]));
  let inARow = 0;
  for (let number = 0; ; number--) {
    const week = done.get(number);
    if (week === undefined || rests(athlete, week, races)) break;
    inARow++;
  }
  const isWhole = inARow === weeks.length;
  return inARow + (isWhole ? (startsFrom?.loadingWeeks ?? 0) : 0);
}
