import { type ExerciseMaximum, exerciseMaximum } from "../../athlete/lifts/exercise-maximum.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { maxKilograms, partPercent } from "../../health/exercise-limits.ts";
import { BARBELL_STEP, barbellLoad } from "../../physiology/rounding.ts";
import { getDate } from "../../athlete/age-of-value.ts";
import type { BenchmarkLift } from "../../athlete/athlete.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { daysBetween } from "../../calendar/day.ts";
import { expectedGain, type PlannedWeek } from "../../athlete/lifts/expected-gain.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Load } from "../../model/plan.ts";
import type { Kilograms } from "../../units/units.ts";
import { rpeOfSet } from "../../physiology/rpe-curve.ts";

/** Who lifts, and in which week of the plan. */
export interface LiftedIn {
  readonly context: PlanContext;
  readonly frame: PlannedWeek;
  /** Lifts that a sore region closed in earlier weeks, with their heaviest kilograms today; 0 on their first day back. */
  readonly returning?: ReadonlyMap<string, Kilograms>;
}

/** The gain that is expected until this week: none while pregnant and after a birth, when nobody is taken to be stronger than tested. */
export function gainIn({ context: { athlete, reading }, frame }: LiftedIn, weeksBeforeTest = 0): number {
  const isBearing = reading.health.findings.some(({ group }) => group === "pregnancy" || group === "postpartum");
  return isBearing ? 1 : expectedGain(athlete, frame, weeksBeforeTest);
}

/** The maximum of an exercise with the gain that is expected until this week; undefined without one. */
export function maximumIn({ context, frame, returning }: LiftedIn, { name }: Exercise): ExerciseMaximum | undefined {
  const { athlete, start, capacities } = context;
  const share = liftOfExercise(name);
  const recordedOn = share === undefined ? undefined : getDate(athlete.strength, share.lift as BenchmarkLift);
  const weeksBeforeTest = recordedOn === undefined ? 0 : Math.max(0, Math.ceil(daysBetween(start, recordedOn) / 7));
  // What was not lifted has not grown.
  return exerciseMaximum(capacities, name, returning?.has(name) === true ? 1 : gainIn({ context, frame }, weeksBeforeTest));
}

/** Kilograms on the bar as a percent of the maximum they come from. */
export function actualPercent(load: Load): number {
  return load.oneRepMax === undefined ? 0 : (100 * load.kilograms) / load.oneRepMax;
}

/**
 * The load of an exercise at a percent of the maximum that it has in that week; undefined without a maximum. Plates are coarse for light lifts: a step
 * down when even one repetition would be harder than `highest` RPE.
 */
export function barLoad(
  lifted: LiftedIn,
  exercise: Exercise,
  percent: number,
  highest: number,
  cap = lifted.context.loading.cap,
  capByRatio = CAP_BY_RATIO,
): Load | "below-bar" | undefined {
  if (isFoundByEffort(lifted.context, exercise)) return undefined;
  let load = loadAt(lifted, exercise, percent, { cap, capByRatio });
  for (
    let lower = percent - STEP_DOWN;
    typeof load === "object" && rpeOfSet(actualPercent(load), 1) > Math.max(EASIEST_RPE, highest);
    lower -= STEP_DOWN
  ) {
    load = loadAt(lifted, exercise, lower, { cap, capByRatio });
  }
  return load;
}

/** A hip thrust that was never told differs too much between people for a ratio to the squat. */
function isGuessed({ capacities }: Pick<PlanContext, "capacities">, { name }: Exercise): boolean {
  return name === "Hip thrust" && exerciseMaximum(capacities, name)?.byRatio === true;
}

/** It is worked up to by effort; where health limits the weight nobody searches for one. */
export function isFoundByEffort(context: Pick<PlanContext, "capacities" | "health">, exercise: Exercise): boolean {
  const { percent } = context.health;
  return isGuessed(context, exercise) && percent >= LEAST_FOR_EFFORT && maxKilograms(context.health, exercise.name) === Infinity;
}

/** Percent of a health limit that sets of eight at RPE 7 stay below by themselves. */
const LEAST_FOR_EFFORT = 75;

/** What a guessed thrust weighs at most: half of what is pulled from the floor. */
export function maxOfGuess(context: Pick<PlanContext, "capacities">, exercise: Exercise): Kilograms {
  const { deadlift } = context.capacities.lifts;
  return deadlift === undefined || !isGuessed(context, exercise) ? Infinity : OF_DEADLIFT * deadlift.oneRepMax;
}

const OF_DEADLIFT = 0.5;

const STEP_DOWN = 5;
/** The scale of lifting knows nothing easier. */
const EASIEST_RPE = 5;

/** Nobody loads near a maximum that was never lifted (load-plausibility.md section 2). */
export const CAP_BY_RATIO = 0.875;

interface Caps {
  readonly cap: number;
  readonly capByRatio: number;
}

function loadAt(lifted: LiftedIn, exercise: Exercise, percent: number, caps: Caps): Load | "below-bar" | undefined {
  const { context } = lifted;
  const maximum = maximumIn(lifted, exercise);
  if (maximum === undefined) return undefined;
  const { lift, oneRepMax, estimated, byRatio } = maximum;
  const kilograms = barbellLoad(oneRepMax, percent, {
    cap: Math.min(partPercent(context.health, exercise) / 100, byRatio ? Math.min(caps.cap, caps.capByRatio) : caps.cap),
    bar: context.bar,
    unit: context.unit,
  });
  const back = lifted.returning?.get(exercise.name) ?? 0;
  const most = Math.min(maxKilograms(context.health, exercise.name), maxOfGuess(context, exercise), back > 0 ? back : Infinity);
  if (kilograms !== undefined && kilograms > most)
    return underLimit(context, { lift, oneRepMax, estimated }, most, most >= LEAST_ALLOWED && context.health.kilograms > most);
  return kilograms === undefined ? "below-bar" : { kilograms, perHand: false, bar: context.bar, lift, oneRepMax, percent, estimated };
}

const LEAST_OF_MAXIMUM = 0.45;
/** Kilograms on the bar that somebody allowed for this very lift: then the bar it is, however light. */
const LEAST_ALLOWED = 30;

/** What fits on the bar under a limit in kilograms. */
function underLimit(
  { bar, unit }: PlanContext,
  maximum: Pick<ExerciseMaximum, "lift" | "oneRepMax" | "estimated">,
  most: Kilograms,
  isOwnLimit: boolean,
): Load | "below-bar" {
  const step = BARBELL_STEP[unit];
  const kilograms = bar + step * Math.floor((most - bar) / step + 1e-9);
  // A bar far below what trains is none: something in the hands does more.
  if (most < bar || (kilograms < LEAST_OF_MAXIMUM * maximum.oneRepMax && !isOwnLimit)) return "below-bar";
  return { kilograms, perHand: false, bar, ...maximum, percent: (100 * kilograms) / maximum.oneRepMax };
}

/** Where the maximum of an exercise comes from: "your back squat". */
export function maximumSource(lifted: LiftedIn, exercise: Exercise): string | undefined {
  return maximumIn(lifted, exercise)?.source;
}
