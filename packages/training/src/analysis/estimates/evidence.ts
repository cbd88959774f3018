import type { BenchmarkLift, Level } from "../../athlete/athlete.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { ENTERED_LIFTS } from "../../athlete/lifts/training-lifts.ts";
import type { Day } from "../../calendar/day.ts";
import { percentOfOneRepMax } from "../../physiology/rpe-curve.ts";
import type { Kilograms, Metres, Seconds } from "../../units/units.ts";

/** A set as it was logged. */
export interface LoggedSet {
  readonly on: Day;
  /** A name of the catalogue. */
  readonly exercise: string;
  /** On the bar. */
  readonly kilograms?: Kilograms;
  readonly reps?: number;
  readonly rpe?: number;
  readonly metres?: Metres;
  readonly seconds?: Seconds;
  /** True for a set of a workout, a deload, a day of pain or a red check-in: it says nothing about a maximum. */
  readonly isNoMeasure?: boolean;
}

/** What one day says of the maximum of a lift (load-plausibility.md section 10). */
export interface LiftEvidence {
  readonly on: Day;
  /** Weighted mean of the best three sets. */
  readonly oneRepMax: Kilograms;
  /** How much the sets say together, 1.5 at most. */
  readonly weight: number;
  readonly sets: number;
  /** A single at the limit: what was lifted is the maximum. */
  readonly single?: Kilograms;
}

const MOST_REPS = 8;
const MOST_TO_FAILURE = 12;
const LEAST_LOAD = 0.7;
const LEAST_RPE = { beginner: 6, usual: 7 } as const;
const LEVEL_WEIGHT: { readonly [level in Level]: number } = { beginner: 0.6, intermediate: 0.85, advanced: 1, elite: 1 };
const BEST_SETS = 3;
const MOST_WEIGHT = 1.5;
/** From this effort on a single is the maximum of the day. */
const LIMIT_RPE = 9.5;

const LIFTS: ReadonlySet<string> = new Set(ENTERED_LIFTS);

/** The lift whose maximum the sets of an exercise measure; undefined for variations, which measure their own. */
export function measuredLift(exercise: string): BenchmarkLift | undefined {
  const share = liftOfExercise(exercise);
  const isItself = share?.share === 1 && share.isVariation === undefined && LIFTS.has(share.lift);
  return isItself && !PARTS.has(exercise) ? (share.lift as BenchmarkLift) : undefined;
}

/** Their loads are taken from the lift, and say little of it. */
const PARTS: ReadonlySet<string> = new Set(["Clean pull", "Snatch pull", "Split jerk", "Squat clean"]);

/** What the sets of one day say beside the maximum that is known; undefined when none counts. */
export function liftEvidence(sets: readonly LoggedSet[], known: Kilograms | undefined, level: Level): LiftEvidence | undefined {
  const counted = sets.flatMap((set) => countedSet(set, known, level));
  const best = counted.toSorted((a, b) => b.oneRepMax - a.oneRepMax).slice(0, BEST_SETS);
  const [first] = best;
  if (first === undefined) return undefined;
  const weight = best.reduce((sum, set) => sum + set.weight, 0);
  const single = Math.max(0, ...counted.map((set) => set.single));
  return {
    on: first.on,
    oneRepMax: best.reduce((sum, set) => sum + set.weight * set.oneRepMax, 0) / weight,
    weight: Math.min(MOST_WEIGHT, weight),
    sets: counted.length,
    ...(single > 0 ? { single } : {}),
  };
}

function countedSet({ on, kilograms = 0, reps = 0, rpe, isNoMeasure }: LoggedSet, known: Kilograms | undefined, level: Level) {
  if (rpe === undefined || kilograms <= 0 || reps < 1 || reps > MOST_REPS || isNoMeasure === true) return [];
  const toFailure = reps + 10 - rpe;
  const isHard = rpe >= (level === "beginner" ? LEAST_RPE.beginner : LEAST_RPE.usual) && toFailure <= MOST_TO_FAILURE;
  if (!isHard || (known !== undefined && kilograms < LEAST_LOAD * known)) return [];
  const weight = weightOfRpe(rpe) * weightOfReps(reps) * LEVEL_WEIGHT[level];
  const single = reps === 1 && rpe >= LIMIT_RPE ? kilograms : 0;
  return [{ on, oneRepMax: (100 * kilograms) / percentOfOneRepMax(reps, rpe), weight, single }];
}

function weightOfRpe(rpe: number): number {
  if (rpe >= 9) return 1;
  if (rpe >= 8) return 0.8;
  return rpe >= 7 ? 0.55 : 0.3;
}

function weightOfReps(reps: number): number {
  if (reps <= 3) return 1;
  return reps <= 6 ? 0.9 : 0.7;
}
