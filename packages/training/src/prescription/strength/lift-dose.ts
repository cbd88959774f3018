import { liftOfExercise } from "../../athlete/training-lifts.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { whyLoad } from "../../explain/load.ts";
import { prilepinRange } from "../../physiology/prilepin.ts";
import { percentOfOneRepMax, repsToFailure, rpeBeforeFailure } from "../../physiology/rpe-curve.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Load } from "../../model/plan.ts";
import { actualPercent, barLoad, maximumSource } from "./bar-load.ts";
import { HARD_FROM_RPE } from "./hard-sets.ts";
import { LIFT_ROLES, type LiftRole } from "../../selection/strength/lift-roles.ts";
import { isLightLifting } from "./light-lifting.ts";
import { isRehearsal } from "../../selection/strength/meet.ts";
import { isMildlyLimited, MILD_LOAD } from "./mild-limits.ts";
import { shortName } from "../../model/words.ts";
import { repsInReserve, wavePercent } from "./wave.ts";

export interface LiftDose {
  readonly reps: number;
  readonly rpe: number;
  readonly restSeconds: number;
  /** Sets that the chart of Prilepin allows. */
  readonly mostSets: number;
  /** Absent when no one-repetition maximum is known: then effort decides. */
  readonly load?: Load;
  readonly why: string;
}

/** The heaviest and longest that a set may be. */
export interface MostPerSet {
  readonly percent: number;
  readonly reps: number;
  /** Percent that a set has at least. */
  readonly least: number;
}

const NO_LIMIT: MostPerSet = { percent: 100, reps: 10, least: 0 };

/**
 * Sets × reps × load for an exercise in a role, in this week, no heavier and no longer than `limit`. Undefined when the load would be lighter than the
 * empty bar.
 */
export function liftDose(brief: SessionBrief, exercise: Exercise, role: LiftRole, limit: MostPerSet = NO_LIMIT): LiftDose | undefined {
  const { context, frame } = brief;
  const facts = LIFT_ROLES[role];
  const wanted = Math.min(limit.percent, Math.max(limit.least, wantedPercent(brief, exercise, role)) - lighterPercent(brief));
  const reserve = repsInReserve(context.level, frame) + facts.extraReserve;
  const easy = isEasy(brief, exercise, role);
  const mostReps = Math.min(limit.reps, facts.reps[1], easy ? MOST_EASY_REPS : Number.POSITIVE_INFINITY);
  const fewest = Math.min(mostReps, Math.max(facts.reps[0], fewestReps(context, role)));
  const planned = clamp(Math.ceil(repsToFailure(wanted) - reserve - 0.35), fewest, mostReps);
  const highest = Math.min(facts.highestRpe, highestSetRpe(context, easy));
  const load = barLoad(context, exercise, wanted, highest);
  if (load === "below-bar") return undefined;
  const percent = load === undefined ? wanted : actualPercent(load);
  const enough =
    easy || role === "technique" || role === "olympic"
      ? planned
      : Math.min(mostReps, worthwhile(percent, planned, mostReps) + repsFirst(brief, exercise, role, load));
  const { reps, rpe } = inVariation(brief, percent, withinRpe(percent, enough, highest), { fewest, most: mostReps, highest });
  const restSeconds = restAfter(percent, role) + context.loading.extraRest;
  const why = whyLoad({
    variation: variationOf(exercise),
    load,
    percent: wanted,
    reps,
    rpe,
    role,
    isDeload: frame.isDeload,
    source: maximumSource(context, exercise),
    unit: context.unit,
  });
  const most = mostSets(percent, reps, exercise, role);
  return load === undefined ? { reps, rpe, restSeconds, mostSets: most, why } : { reps, rpe, restSeconds, mostSets: most, load, why };
}

/** "pause squat" for a lift whose maximum is a share of another one's. */
export function variationOf({ name }: Exercise): string | undefined {
  const share = liftOfExercise(name)?.share ?? 1;
  return share === 1 ? undefined : shortName(name);
}

const MOST_EASY_REPS = 5;

/** From sixty years on five to ten repetitions, so that no set needs a load near the limit. */
function fewestReps({ athlete }: PlanContext, role: LiftRole): number {
  return (athlete.age ?? 0) >= 60 && role !== "olympic" ? 5 : 1;
}

function wantedPercent(brief: SessionBrief, exercise: Exercise, role: LiftRole): number {
  const { context, frame } = brief;
  const facts = LIFT_ROLES[role];
  const wave = wavePercent(context.level, frame, brief.isRecovery);
  // Beginners train every lift about as hard as the first: all of them are new.
  const below = frame.isDeload ? 0 : context.level === "beginner" ? facts.below / 2 : facts.below;
  const percent = Math.min(facts.ceiling, Math.max(Math.min(wave, facts.floor), wave - below));
  const limited = role === "light" && frame.isDeload ? Math.min(percent, LIFT_ROLES.technique.ceiling) : percent;
  const highest = brief.isTaper && isEasy(brief, exercise, role) ? TAPER_PERCENT : 100;
  const fewest = fewestReps(context, role);
  const forReps = fewest === 1 ? 100 : percentOfOneRepMax(fewest, 10 - repsInReserve(context.level, frame));
  const forEffort = percentOfOneRepMax(FEWEST_UNDER_LIMIT, highestSetRpe(context, false));
  const back = brief.isFirstBack ? FIRST_BACK_PERCENT : 100;
  const capped = Math.min(limited, highest, back, context.loading.cap * 100, forReps, forEffort);
  return isMildlyLimited(context, exercise) ? capped * MILD_LOAD : capped;
}

/** After a race strength comes back at no more than this (periodization.md section 6). */
const FIRST_BACK_PERCENT = 70;

/** Before a race only the main lift keeps its weight. */
const TAPER_PERCENT = 65;

/** Light weeks, the first days back from a race, in a taper everything but the main lift, and that too when the meet is near. */
function isEasy(brief: SessionBrief, exercise: Exercise, role: LiftRole): boolean {
  const { context, date, isTaper } = brief;
  if (isLightLifting(brief)) return true;
  return isTaper && ((role !== "main" && role !== "olympic") || isRehearsal(context.athlete, date, exercise.name));
}

/** Where effort is limited for health, sets have at least so many repetitions. */
const FEWEST_UNDER_LIMIT = 2;

/** More repetitions until no more than four are left in reserve: easier sets are practice, not training. */
function worthwhile(percent: number, planned: number, most: number): number {
  const toFailure = repsToFailure(percent);
  let reps = planned;
  while (reps < most && rpeBeforeFailure(toFailure, reps) < HARD_FROM_RPE) reps++;
  return reps;
}

/** Beginners add a repetition for each week of a phase in which plates leave the weight as it was (strength.md section 7: reps first). */
function repsFirst(brief: SessionBrief, exercise: Exercise, role: LiftRole, load: Load | undefined): number {
  const { context, frame } = brief;
  if (context.level !== "beginner") return 0;
  const weeksBefore = (frame.macroWeek - 1) % WEEKS_PER_PHASE;
  for (let back = 1; back <= weeksBefore; back++) {
    const earlier: SessionBrief = { ...brief, frame: { ...frame, macroWeek: frame.macroWeek - back } };
    const before = barLoad(context, exercise, wantedPercent(earlier, exercise, role), 10);
    if (before === "below-bar" || before?.kilograms !== load?.kilograms) return back - 1;
  }
  return weeksBefore;
}

const WEEKS_PER_PHASE = 4;

/** When repetitions alone make no difference to a week that would be a copy: a little less weight each further time. */
function lighterPercent({ variation }: SessionBrief): number {
  return LIGHTER_STEP * Math.max(0, variation - 1);
}

const LIGHTER_STEP = 2.5;

export interface SetReps {
  readonly reps: number;
  readonly rpe: number;
}

/** Where a week would be a copy of another: repetitions more at the same weight, or fewer when there is no room for more. */
function inVariation(
  { variation }: SessionBrief,
  percent: number,
  planned: SetReps,
  limits: { readonly fewest: number; readonly most: number; readonly highest: number },
): SetReps {
  if (variation === 0) return planned;
  const more = withinRpe(percent, Math.min(limits.most, planned.reps + variation), limits.highest);
  return more.reps > planned.reps ? more : withinRpe(percent, Math.max(limits.fewest, planned.reps - variation), limits.highest);
}

/** Fewer repetitions until the set is no harder than allowed. */
export function withinRpe(percent: number, planned: number, highest: number): SetReps {
  const toFailure = repsToFailure(percent);
  let reps = planned;
  while (reps > 1 && rpeBeforeFailure(toFailure, reps) > highest) reps--;
  return { reps, rpe: Math.min(highest, rpeBeforeFailure(toFailure, reps)) };
}

function highestSetRpe(context: PlanContext, isEasyWeek: boolean): number {
  return Math.min(context.loading.rpe, context.highestRpe, isEasyWeek ? 6 : 10);
}

function restAfter(percent: number, role: LiftRole): number {
  if (role === "technique" || role === "light") return 90;
  if (role === "olympic") return percent >= 80 ? 150 : 120;
  if (percent >= 80) return role === "main" ? 180 : 150;
  return role === "main" ? 150 : 120;
}

const UNLIMITED = 99;

/** Prilepin's totals hold for Olympic lifts and for sets of 80 % and more; pulls from the floor take the lower half. */
export function mostSets(percent: number, reps: number, exercise: Exercise, role: LiftRole): number {
  const range = prilepinRange(percent);
  if (range === undefined || (percent < 80 && role !== "olympic")) return UNLIMITED;
  const total = exercise.movementPattern === "hinge" ? (range.total.lowest + range.total.highest) / 2 : range.total.highest;
  return Math.max(1, Math.floor(total / reps));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
