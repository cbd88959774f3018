import { heavyBodyRest } from "../../physiology/loading-limits.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { whyLoad } from "../../plan-text/explain/load.ts";
import type { Load } from "../../model/plan.ts";
import { shortName } from "../../model/words.ts";
import { prilepinRange } from "../../physiology/prilepin.ts";
import type { LiftRole } from "../../selection/strength/lift-roles.ts";
import { maximumSource } from "../load/bar-load.ts";
import type { MostPerSet } from "../load/lift-target.ts";
import { plannedSet } from "../load/planned-set.ts";

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

const NO_LIMIT: MostPerSet = { percent: 100, reps: 12, least: 0 };

/**
 * Sets × reps × load for an exercise in a role, in this week, no heavier and no longer than `limit`. Undefined when the load would be lighter than the
 * empty bar.
 */
export function liftDose(brief: SessionBrief, exercise: Exercise, role: LiftRole, limit: MostPerSet = NO_LIMIT): LiftDose | undefined {
  const { context, frame } = brief;
  const set = plannedSet(brief, exercise, role, limit);
  if (set === "below-bar") return undefined;
  const { load, reps, rpe, percent } = set;
  const rest = Math.max(restAfter(percent, role), platformRest(brief, percent, role));
  const restSeconds = rest + context.loading.extraRest + heavyBodyRest(context.athlete);
  const why = whyLoad({
    variation: getVariation(exercise),
    load,
    percent: load?.percent ?? percent,
    reps,
    rpe,
    role,
    isDeload: frame.isDeload,
    source: maximumSource(brief, exercise),
    unit: context.unit,
  });
  const dose = { reps, rpe, restSeconds, mostSets: maxSets(percent, reps, exercise, role), why };
  return load === undefined ? dose : { ...dose, load };
}

/** "pause squat" for a lift whose maximum is a share of another one's. */
export function getVariation({ name }: Exercise): string | undefined {
  return liftOfExercise(name)?.isVariation === true ? shortName(name) : undefined;
}

function restAfter(percent: number, role: LiftRole): number {
  if (role === "technique" || role === "light") return 90;
  if (role === "olympic") return percent >= 80 ? 150 : 120;
  if (role === "main") return percent >= 80 ? 180 : 150;
  // Second lifts stay near 80 %, on either side of it by what the plates are.
  return percent >= 85 ? 150 : 120;
}

/** Who trains for a platform on a long day takes the minutes between the sets: speed of every repetition is what the day is for. */
function platformRest({ context, weekday, frame, isTaper, isRecovery }: SessionBrief, percent: number, role: LiftRole): number {
  const { athlete } = context;
  const isLoading = !frame.isDeload && !isTaper && !isRecovery;
  if (!isLoading || athlete.focus !== "powerlifting" || (athlete.availability.minutes?.[weekday] ?? 0) < LONG_DAY) return 0;
  if (role === "main") return percent >= 80 ? 240 : 210;
  return role === "technique" ? 120 : 150;
}

/** Minutes. */
const LONG_DAY = 75;

const UNLIMITED_REPS = 99;
/** Repetitions of a session, and sets, of the heavy pull. */
const MOST_PULLS = 32;
const FEWEST_PULLS = 3;

/** Prilepin's totals hold for Olympic lifts and for sets of 80 % and more; pulls from the floor take the lower half. */
export function maxSets(percent: number, reps: number, exercise: Exercise, role: LiftRole): number {
  // Long sets from the floor tire the back more than they teach it.
  if (role === "main" && exercise.movementPattern === "hinge" && percent < 80) return Math.max(FEWEST_PULLS, Math.floor(MOST_PULLS / reps));
  const range = prilepinRange(percent);
  if (range === undefined || (percent < 80 && role !== "olympic")) return UNLIMITED_REPS;
  const total = exercise.movementPattern === "hinge" ? (range.total.lowest + range.total.highest) / 2 : range.total.highest;
  // The lower half is practice, not measurement: the nearest whole set.
  return Math.max(1, exercise.movementPattern === "hinge" ? Math.round(total / reps) : Math.floor(total / reps));
}
