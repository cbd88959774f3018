import { benchesOnSquatDay } from "../../selection/strength/templates.ts";
import { heavyBodyRest } from "../../physiology/loading-limits.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { whyLoad } from "../../plan-text/explain/load.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { setsItem } from "../items.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import type { Load } from "../../model/plan.ts";
import { actualPercent, barLoad, CAP_BY_RATIO, maximumSource } from "../load/bar-load.ts";
import type { MostPerSet } from "../load/lift-target.ts";
import { isMildlyLimited, comeBackShare } from "../load/mild-limits.ts";
import {
  COMPETITION_LIFTS,
  daysToMeet,
  heaviestShare,
  isNewToLifting,
  isRehearsal,
  LAST_HEAVY,
  lastTouch,
  pullsAgain,
  weeksTo,
} from "../../selection/strength/meet.ts";
import { rpeOfSet } from "../../physiology/rpe-curve.ts";
import { statedForm } from "../../athlete/stated/stated-form.ts";

/** A single before the working sets: it keeps the feeling of a heavy bar without the cost of heavy sets. */
export interface HeavySingle {
  readonly load: Load;
  readonly item: DraftItem;
  /** The sets after it are no heavier and no longer than this, and on the way to a meet no lighter than `least`. */
  readonly backOff: MostPerSet;
}

/** Percent of the single by whole weeks to the meet, from the week of the last heavy day (the opener) back. */
const BY_WEEKS_TO_MEET: readonly (number | undefined)[] = [undefined, 91, 92.5, 90, 87.5, 85];

/** Percent of the maximum in a first year of lifting, by weeks to the meet: the opener is a weight that was lifted before, with two repetitions left (race-demands.md section 9). */
const NOVICE_BY_WEEKS: readonly (number | undefined)[] = [undefined, 87.5, 90, 87.5];

/** Without a meet: in the loading weeks of the performance phase. */
const IN_PERFORMANCE = [87.5, 90, 92.5] as const;

const BACK_OFF = 5;
const MOST_CLOSER = 2.5;
/** Below the single at most: five easy repetitions after it prepare nobody for a platform. */
const MOST_BACK_OFF = 13;
/** Repetitions after the single, by whole weeks to the meet: fewer as the weights go up (race-demands.md section 9). */
const BACK_OFF_REPS = [2, 2, 2, 3, 3, 5] as const;
const USUAL_BACK_OFF_REPS = 5;
const REST_SECONDS = 240;
/** A single is never harder than this. */
const HIGHEST_RPE = 8.5;

/** The heavy single of a powerlifter's main lift, when the phase or a meet asks for one. */
export function heavySingle(brief: SessionBrief, exercise: Exercise): HeavySingle | undefined {
  const { context, frame } = brief;
  const percent = isReady(brief, exercise) ? singlePercent(brief, exercise) : undefined;
  const isTouched =
    isRehearsal(context.athlete, brief.date, exercise.name) || lastTouch(context.athlete, brief.date, exercise.name) !== undefined;
  if (percent === undefined || isTouched) return undefined;
  const cap = heaviestShare(context.athlete, context.loading, brief.date);
  const load = barLoad(brief, exercise, Math.min(percent, cap * 100), HIGHEST_RPE, cap, isMeasured(brief, exercise) ? cap : CAP_BY_RATIO);
  if (load === undefined || load === "below-bar") return undefined;
  const rpe = rpeOfSet(actualPercent(load), 1);
  const source = maximumSource(brief, exercise);
  const why = whyLoad({
    unit: context.unit,
    load,
    percent: load.percent ?? percent,
    reps: 1,
    rpe,
    role: "main",
    isDeload: frame.isDeload,
    source,
  });
  const lifted = actualPercent(load);
  const restSeconds = REST_SECONDS + context.loading.extraRest + heavyBodyRest(context.athlete);
  return {
    load,
    backOff: backOff(brief, lifted, percent - 100 * cap),
    item: setsItem(context, { exercise }, { sets: 1, reps: 1, restSeconds, rpe, load, why, notes: getNote(brief, exercise) }),
  };
}

/** The bench press cannot be entered; on the way to a meet the first week measures it, and then its singles reach the opener. */
function isMeasured({ context, date, weekCodes, day }: SessionBrief, { name }: Exercise): boolean {
  if (name !== "Bench press" || daysToMeet(context.athlete, date) === undefined) return false;
  // By date: what is familiar before a meet may have the content of an earlier week.
  return (
    daysBetween(context.start, date) >= DAYS_OF_WEEK ||
    (benchesOnSquatDay(context, weekCodes) && weekCodes.slice(0, day - 1).includes("PS"))
  );
}

const DAYS_OF_WEEK = 7;

/** Where a limit holds the single, the sets after it climb instead. */
function backOff(brief: SessionBrief, lifted: number, held: number): HeavySingle["backOff"] {
  const days = daysToMeet(brief.context.athlete, brief.date) ?? Number.POSITIVE_INFINITY;
  if (days <= FEW_LEFT) return { percent: lifted - MOST_BACK_OFF, reps: 2, least: lifted - MOST_BACK_OFF - BACK_OFF, isReminder: true };
  const below = BACK_OFF - Math.max(0, Math.min(MOST_CLOSER, held));
  return { percent: lifted - below, reps: backOffReps(brief), least: lifted - MOST_BACK_OFF };
}

/** Days before a meet from which the sets after the single are a reminder. */
const FEW_LEFT = 6;

function backOffReps({ context, date }: SessionBrief): number {
  const days = daysToMeet(context.athlete, date);
  return days === undefined ? USUAL_BACK_OFF_REPS : (BACK_OFF_REPS[weeksTo(days)] ?? USUAL_BACK_OFF_REPS);
}

const SLOWER_NOTE = "If it is slower than planned, take 5% off the sets after it.";
const SINGLE_NOTE = `One single as you would on the platform, with the commands. ${SLOWER_NOTE}`;
const PAUSED_SINGLE_NOTE = `One single as you would on the platform: still on the chest until “press”, then until “rack”; the sets after it paused too. ${SLOWER_NOTE}`;

/** With no weeks left to measure an estimated bench press the first single finds the opener. */
const FINDS_OPENER =
  "Your bench press maximum is an estimate: if this single leaves more than three reps, go up 2.5 kg at a time until one leaves two. That is your opener.";

function getNote(brief: SessionBrief, exercise: Exercise): string {
  const form = statedForm(brief.context.athlete, exercise.name);
  return `${form === undefined ? "" : `Every set ${form.words}, as you wrote. `}${singleNote(brief, exercise)}`;
}

function singleNote({ context, date, isTaper }: SessionBrief, { name }: Exercise): string {
  if (name !== "Bench press") return SINGLE_NOTE;
  const isFirst = daysBetween(context.start, date) < DAYS_OF_WEEK && isTaper && context.capacities.lifts.benchPress?.byRatio === true;
  return isFirst ? `${FINDS_OPENER} ${PAUSED_SINGLE_NOTE}` : PAUSED_SINGLE_NOTE;
}

/** Singles are for experienced adults in good health, with a known maximum. */
function isReady(brief: SessionBrief, exercise: Exercise): boolean {
  const { context, frame, code, isRecovery, isFirstBack, date, lightReason } = brief;
  const { athlete, level, loading, highestRpe } = context;
  const isDay = (code === "PS" || code === "PB" || code === "PD") && COMPETITION_LIFTS.has(exercise.name);
  const isOfAge = loading.maximalTests && context.health.fewestReps <= 1 && (athlete.age ?? 0) < ONLY_BEFORE_MEET_AGE;
  const isFit =
    (isOfAge || isYoungCompetitor(context, date)) &&
    highestRpe >= HIGHEST_RPE &&
    loading.cap >= LEAST_CAP &&
    !isMildlyLimited(context, exercise) &&
    comeBackShare(brief, exercise.name) === 1;
  const isLevel = level !== "beginner" || isBeforeFirstMeet(context, date);
  const isBack = frame.season?.phase === "recovery";
  return isDay && isFit && isLevel && !frame.isDeload && !isRecovery && !isFirstBack && !isBack && lightReason !== "asked";
}

/** Years from which only a meet is a reason for singles. */
const ONLY_BEFORE_MEET_AGE = 60;

/** Under 18 only the openers of a meet are lifted once. */
function isYoungCompetitor({ athlete, loading }: SessionBrief["context"], date: Day): boolean {
  return (
    (athlete.age ?? ONLY_BEFORE_MEET_AGE) < ADULT_AGE &&
    daysToMeet(athlete, date) !== undefined &&
    heaviestShare(athlete, loading, date) > loading.cap
  );
}

const ADULT_AGE = 18;

/** A single below this is no rehearsal. */
const LEAST_CAP = 0.8;

/** Who may lift singles on the way to a meet only. */
function isBeforeFirstMeet({ athlete, loading }: SessionBrief["context"], date: SessionBrief["date"]): boolean {
  const days = daysToMeet(athlete, date);
  return days !== undefined && NOVICE_BY_WEEKS[weeksTo(days)] !== undefined && heaviestShare(athlete, loading, date) > loading.cap;
}

/** Two to three days before the last heavy pull the single is no second one: it repeats the first of the table. */
function isJustBeforeLast(athlete: Athlete, { name }: Exercise, date: Day, days: number): boolean {
  return name === "Deadlift" && days > LAST_HEAVY.pull.from && days <= LAST_HEAVY.pull.from + 3 && pullsAgain(athlete, date, days);
}

/** A few days before the last heavy pull. */
const BETWEEN_PULLS_PERCENT = { experienced: 85, novice: 80 } as const;

function singlePercent({ context, frame, date }: SessionBrief, exercise: Exercise): number | undefined {
  const days = daysToMeet(context.athlete, date, exercise.name);
  const table = isNewToLifting(context.athlete) ? NOVICE_BY_WEEKS : BY_WEEKS_TO_MEET;
  const isBetween = days !== undefined && isJustBeforeLast(context.athlete, exercise, date, days);
  const planned =
    days === undefined
      ? undefined
      : isBetween
        ? BETWEEN_PULLS_PERCENT[table === NOVICE_BY_WEEKS ? "novice" : "experienced"]
        : table[weeksTo(days)];
  // On the way to a meet singles begin with the table.
  if (planned !== undefined || days !== undefined) return planned;
  return frame.phase === "performance" ? IN_PERFORMANCE[(macroWeekInTable(frame.macroWeek) - 9) % 4] : undefined;
}
