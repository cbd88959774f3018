import type { Athlete, Level, Sex } from "../athlete/athlete.ts";
import type { LiftCapacity } from "../athlete/capacity.ts";
import { ROW_OF_DEADLIFT } from "../athlete/lifts/lift-ratios.ts";
import type { Capacities } from "../athlete/capacities.ts";
import { statedPushUps } from "../athlete/stated/stated-goals.ts";
import type { Kilograms } from "../units/units.ts";
import { ownedWeights } from "./owned-weights.ts";

/** What decides how hard an exercise is for an athlete; unknown is absent. */
export interface StrengthFacts {
  readonly level: Level;
  readonly sex?: Sex | undefined;
  readonly bodyWeight?: Kilograms | undefined;
  /** One-repetition maxima. */
  readonly backSquat?: Kilograms | undefined;
  readonly deadlift?: Kilograms | undefined;
  readonly benchPress?: Kilograms | undefined;
  readonly overheadPress?: Kilograms | undefined;
  readonly barbellRow?: Kilograms | undefined;
  /** Most strict repetitions. */
  readonly pullUps?: number | undefined;
  readonly handstandPushUps?: number | undefined;
  /** In a row, as the athlete told: more is known by it than by any ratio. */
  readonly pushUps?: number | undefined;
  /** Maxima that are what is usual at the level: nothing was lifted, and the few weights at home need a measure. */
  readonly assumed?: readonly AssumedLift[];
}

type AssumedLift = "backSquat" | "deadlift" | "benchPress" | "overheadPress";

const ASSUMED: readonly AssumedLift[] = ["backSquat", "deadlift", "benchPress", "overheadPress"];

/** Usual maxima of squat and bench press, of the body weight. */
const USUAL: { readonly [level in Level]: { readonly male: readonly [number, number]; readonly female: readonly [number, number] } } = {
  beginner: { male: [0.7, 0.5], female: [0.55, 0.3] },
  intermediate: { male: [1.2, 0.8], female: [0.95, 0.5] },
  advanced: { male: [1.5, 1.05], female: [1.2, 0.65] },
  elite: { male: [1.8, 1.25], female: [1.4, 0.8] },
};
const DEADLIFT_OF_SQUAT = 1.2;
/** Who does several pull-ups presses three quarters of what they pull (convention): nine and push-ups from a bench do not go together. */
const BENCH_OF_PULL = 0.75;
const FEWEST_PULL_UPS = 5;

/** What is not known of who has few weights, as it is usual at the level. */
function withUsual(facts: StrengthFacts, athlete: Athlete): StrengthFacts {
  const { level, sex, bodyWeight, backSquat, deadlift, benchPress, overheadPress, pullUps = 0 } = facts;
  const isKnown = backSquat !== undefined && deadlift !== undefined && benchPress !== undefined;
  if (isKnown || bodyWeight === undefined || !ownedWeights(athlete).isFew) return facts;
  const [squat, bench] = USUAL[level][sex === "male" ? "male" : "female"].map((share) => share * bodyWeight);
  const press = benchPress ?? Math.max(bench ?? 0, pressOfPullUps(pullUps, bodyWeight));
  return {
    ...facts,
    assumed: ASSUMED.filter((lift) => facts[lift] === undefined),
    backSquat: backSquat ?? squat,
    deadlift: deadlift ?? (backSquat ?? squat ?? 0) * DEADLIFT_OF_SQUAT,
    benchPress: press,
    overheadPress: overheadPress ?? (press ?? 0) * PRESS_OF_BENCH,
  };
}

function pressOfPullUps(pullUps = 0, bodyWeight: Kilograms = 0): Kilograms {
  return pullUps < FEWEST_PULL_UPS ? 0 : BENCH_OF_PULL * bodyWeight * (1 + pullUps / REPS_PER_WEIGHT);
}

/** Part of the body that a push-up moves (exercise-selection.md section 4). */
const PUSHED = 0.66;

/** Where the press is only a ratio of another lift, known pull-ups tell more of push-ups than it does; undefined where it tells as much. */
function pushUpsOfPullUps({ gymnastics, bodyWeight = 0 }: Athlete, bench: LiftCapacity | undefined): number | undefined {
  const press = pressOfPullUps(gymnastics.strictPullUps, bodyWeight);
  if (bench === undefined || !bench.estimated || press <= bench.oneRepMax) return undefined;
  return Math.floor(REPS_PER_WEIGHT * (press / (PUSHED * bodyWeight) - 1));
}

/** A row is no weaker than the press of the same hands, and than its usual share of the bench press and of a deadlift that is known (load-plausibility.md sections 0 and 2). */
const ROW_OF_PRESS = 1.15;
const ROW_OF_BENCH = 0.8;

function withRow(facts: StrengthFacts): StrengthFacts {
  const { barbellRow, benchPress, overheadPress, deadlift, assumed = [] } = facts;
  const pulled = assumed.includes("deadlift") ? 0 : ROW_OF_DEADLIFT * (deadlift ?? 0);
  const least = Math.max(pulled, ROW_OF_PRESS * (overheadPress ?? 0), barbellRow === undefined ? ROW_OF_BENCH * (benchPress ?? 0) : 0);
  return least > (barbellRow ?? 0) ? { ...facts, barbellRow: least } : facts;
}

/** Share of the body that the press of a strict handstand push-up carries (exercise-selection.md section 4). */
const HANDSTAND_SHARE = 0.65;
/** Press relative to bench press, and bench press to back squat (load-plausibility.md section 2, strength.md section 4). */
const PRESS_OF_BENCH = 0.62;

/** The athlete's maxima; a best set of handstand push-ups says more of the press than a ratio does, and a tested press more than they do. */
export function strengthFacts(athlete: Athlete, lifts: Capacities["lifts"]): StrengthFacts {
  const { bodyWeight, level, sex, gymnastics } = athlete;
  const { handstandPushUps, strictPullUps } = gymnastics;
  const isPressTested = athlete.strength.oneRepMax.overheadPress !== undefined;
  const byHandstand =
    bodyWeight === undefined || handstandPushUps === undefined || handstandPushUps < 1 || isPressTested
      ? 0
      : HANDSTAND_SHARE * bodyWeight * (1 + handstandPushUps / 30);
  const known = (kilograms: number): Kilograms | undefined => (kilograms > 0 ? kilograms : undefined);
  // What was lifted is the measure; the handstand only outranks an estimate.
  const atLeast = (lift: LiftCapacity | undefined, least: Kilograms): Kilograms =>
    lift !== undefined && !lift.estimated ? lift.oneRepMax : Math.max(least, lift?.oneRepMax ?? 0);
  const press = atLeast(lifts.overheadPress, byHandstand);
  const facts: StrengthFacts = {
    level,
    sex,
    bodyWeight,
    backSquat: lifts.backSquat?.oneRepMax,
    deadlift: lifts.deadlift?.oneRepMax,
    overheadPress: known(press),
    benchPress: known(atLeast(lifts.benchPress, byHandstand / PRESS_OF_BENCH)),
    barbellRow: lifts.barbellRow?.oneRepMax,
    pullUps: strictPullUps,
    handstandPushUps,
    pushUps: statedPushUps(athlete) ?? pushUpsOfPullUps(athlete, lifts.benchPress),
  };
  return withRow(withUsual(facts, athlete));
}

/** A pull-up more is worth a thirtieth of the body's weight (exercise-selection.md section 4). */
const REPS_PER_WEIGHT = 30;

/** The facts after a gain of all maxima. */
export function strongerFacts(facts: StrengthFacts, gain: number): StrengthFacts {
  if (gain === 1) return facts;
  const more = (kilograms: Kilograms | undefined): Kilograms | undefined => (kilograms === undefined ? undefined : kilograms * gain);
  const { backSquat, deadlift, benchPress, overheadPress, barbellRow, pullUps, pushUps } = facts;
  return {
    ...facts,
    backSquat: more(backSquat),
    deadlift: more(deadlift),
    benchPress: more(benchPress),
    overheadPress: more(overheadPress),
    barbellRow: more(barbellRow),
    pullUps: pullUps === undefined || pullUps < 1 ? pullUps : pullUps + REPS_PER_WEIGHT * (gain - 1),
    pushUps: pushUps === undefined || pushUps < 1 ? pushUps : pushUps + REPS_PER_WEIGHT * (gain - 1),
  };
}
