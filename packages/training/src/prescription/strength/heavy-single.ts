import type { Exercise } from "../../catalogue/exercise.ts";
import { whyLoad } from "../../explain/load.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { setsItem } from "../items.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import type { Load } from "../../model/plan.ts";
import { actualPercent, barLoad, CAP_BY_RATIO, maximumSource } from "./bar-load.ts";
import type { MostPerSet } from "./lift-target.ts";
import { isMildlyLimited } from "./mild-limits.ts";
import { daysToMeet, heaviestShare, isRehearsal, lastTouch } from "../../selection/strength/meet.ts";
import { rpeOfSet } from "../../physiology/rpe-curve.ts";

/** A single before the working sets: it keeps the feeling of a heavy bar without the cost of heavy sets. */
export interface HeavySingle {
  readonly load: Load;
  readonly item: DraftItem;
  /** The sets after it are no heavier and no longer than this, and on the way to a meet no lighter than `least`. */
  readonly backOff: MostPerSet;
}

const COMPETITION_LIFTS: ReadonlySet<string> = new Set(["Back squat", "Bench press", "Deadlift"]);

/** Percent of the single by whole weeks to the meet, from the week of the last heavy day (the opener) back. */
const BY_WEEKS_TO_MEET: readonly (number | undefined)[] = [undefined, 91, 92.5, 90, 87.5, 85];

/** Without a meet: in the loading weeks of the performance phase. */
const IN_PERFORMANCE = [87.5, 90, 92.5] as const;

const BACK_OFF = 5;
/** Below the single at most: five easy repetitions after it prepare nobody for a platform. */
const MOST_BACK_OFF = 13;
/** Repetitions after the single, by whole weeks to the meet: fewer as the weights go up (race-demands.md section 9). */
const BACK_OFF_REPS = [3, 3, 3, 3, 3, 5] as const;
const USUAL_BACK_OFF_REPS = 5;
const REST_SECONDS = 240;
/** A single is never harder than this. */
const HIGHEST_RPE = 8.5;

/** The heavy single of a powerlifter's main lift, when the phase or a meet asks for one. */
export function heavySingle(brief: SessionBrief, exercise: Exercise): HeavySingle | undefined {
  const { context, frame } = brief;
  const percent = isReady(brief, exercise) ? singlePercent(brief) : undefined;
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
  const restSeconds = REST_SECONDS + context.loading.extraRest;
  return {
    load,
    backOff: backOff(brief, lifted),
    item: setsItem(context, { exercise }, { sets: 1, reps: 1, restSeconds, rpe, load, why, notes: NOTE }),
  };
}

/** The bench press cannot be entered; on the way to a meet the first week measures it, and then its singles reach the opener. */
function isMeasured({ context, frame, date }: SessionBrief, { name }: Exercise): boolean {
  return name === "Bench press" && frame.week > 1 && daysToMeet(context.athlete, date) !== undefined;
}

function backOff(brief: SessionBrief, lifted: number): HeavySingle["backOff"] {
  const days = daysToMeet(brief.context.athlete, brief.date) ?? Number.POSITIVE_INFINITY;
  if (days <= FEW_LEFT) return { percent: lifted - MOST_BACK_OFF, reps: 2, least: lifted - MOST_BACK_OFF - BACK_OFF, isReminder: true };
  return { percent: lifted - BACK_OFF, reps: backOffReps(brief), least: lifted - MOST_BACK_OFF };
}

/** Days before a meet from which the sets after the single are a reminder. */
const FEW_LEFT = 6;

function backOffReps({ context, date }: SessionBrief): number {
  const days = daysToMeet(context.athlete, date);
  return days === undefined ? USUAL_BACK_OFF_REPS : (BACK_OFF_REPS[weeksTo(days)] ?? USUAL_BACK_OFF_REPS);
}

/** At least 1: the week of the last heavy day. */
function weeksTo(days: number): number {
  return Math.max(1, Math.floor((days + 1) / 7));
}

const NOTE = "One single as you would on the platform, with the commands. If it is slower than planned, take 5 % off the sets after it.";

/** Singles are for experienced adults in good health, with a known maximum. */
function isReady({ context, frame, code, isRecovery, isFirstBack }: SessionBrief, exercise: Exercise): boolean {
  const { athlete, level, loading, highestRpe } = context;
  const isDay = (code === "PS" || code === "PB" || code === "PD") && COMPETITION_LIFTS.has(exercise.name);
  const isFit = loading.maximalTests && (athlete.age ?? 0) < 60 && highestRpe >= HIGHEST_RPE && !isMildlyLimited(context, exercise);
  return isDay && isFit && level !== "beginner" && !frame.isDeload && !isRecovery && !isFirstBack;
}

function singlePercent({ context, frame, date }: SessionBrief): number | undefined {
  const days = daysToMeet(context.athlete, date);
  const planned = days === undefined ? undefined : BY_WEEKS_TO_MEET[weeksTo(days)];
  if (planned !== undefined) return planned;
  return frame.phase === "performance" ? IN_PERFORMANCE[(macroWeekInTable(frame.macroWeek) - 9) % 4] : undefined;
}
