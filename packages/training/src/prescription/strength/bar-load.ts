import { exerciseMaximum } from "../../athlete/exercise-maximum.ts";
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
export function barLoad(
  context: PlanContext,
  exercise: Exercise,
  percent: number,
  highest: number,
  cap = context.loading.cap,
  capByRatio = CAP_BY_RATIO,
): Load | "below-bar" | undefined {
  let load = loadAt(context, exercise, percent, { cap, capByRatio });
  for (let lower = percent - STEP_DOWN; typeof load === "object" && rpeOfSet(actualPercent(load), 1) > highest; lower -= STEP_DOWN) {
    load = loadAt(context, exercise, lower, { cap, capByRatio });
  }
  return load;
}

const STEP_DOWN = 5;

/** Nobody loads near a maximum that was never lifted (load-plausibility.md section 2). */
export const CAP_BY_RATIO = 0.875;

interface Caps {
  readonly cap: number;
  readonly capByRatio: number;
}

function loadAt(context: PlanContext, exercise: Exercise, percent: number, caps: Caps): Load | "below-bar" | undefined {
  const maximum = exerciseMaximum(context.capacities, exercise.name);
  if (maximum === undefined) return undefined;
  const { lift, oneRepMax, estimated, byRatio } = maximum;
  const kilograms = barbellLoad(oneRepMax, percent, {
    cap: byRatio ? Math.min(caps.cap, caps.capByRatio) : caps.cap,
    bar: context.bar,
    unit: context.unit,
  });
  return kilograms === undefined ? "below-bar" : { kilograms, perHand: false, bar: context.bar, lift, oneRepMax, percent, estimated };
}

/** Where the maximum of an exercise comes from: "your back squat". */
export function maximumSource(context: PlanContext, exercise: Exercise): string | undefined {
  return exerciseMaximum(context.capacities, exercise.name)?.source;
}
