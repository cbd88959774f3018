import { liftOfExercise, workingMaximum } from "../../athlete/training-lifts.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { barbellLoad } from "../../physiology/rounding.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Load } from "../../model/plan.ts";
import { rpeOfSet } from "../../physiology/rpe-curve.ts";

/** Kilograms on the bar as a percent of the maximum they come from. */
export function actualPercent(load: Load): number {
  return load.oneRepMax === undefined ? 0 : (100 * load.kilograms) / load.oneRepMax;
}

/**
 * The load of an exercise at a percent of its maximum; undefined without a maximum. Plates are coarse for light lifts: a step
 * down when even one repetition would be harder than `highest` RPE.
 */
export function barLoad(context: PlanContext, exercise: Exercise, percent: number, highest: number): Load | "below-bar" | undefined {
  let load = loadAt(context, exercise, percent);
  for (let lower = percent - STEP_DOWN; typeof load === "object" && rpeOfSet(actualPercent(load), 1) > highest; lower -= STEP_DOWN) {
    load = loadAt(context, exercise, lower);
  }
  return load;
}

const STEP_DOWN = 5;

function loadAt(context: PlanContext, exercise: Exercise, percent: number): Load | "below-bar" | undefined {
  const share = liftOfExercise(exercise.name);
  const lift = share === undefined ? undefined : context.capacities.lifts[share.lift];
  if (share === undefined || lift === undefined) return undefined;
  const oneRepMax = workingMaximum(share, lift.oneRepMax);
  const kilograms = barbellLoad(oneRepMax, percent, { cap: context.loading.cap, bar: context.bar, unit: context.unit });
  if (kilograms === undefined) return "below-bar";
  return {
    kilograms,
    perHand: false,
    bar: context.bar,
    lift: share.lift,
    oneRepMax,
    percent,
    estimated: lift.estimated || share.share !== 1,
  };
}

/** Where the maximum of an exercise comes from: "your back squat". */
export function maximumSource(context: PlanContext, exercise: Exercise): string | undefined {
  const share = liftOfExercise(exercise.name);
  return share === undefined ? undefined : context.capacities.lifts[share.lift]?.source;
}
