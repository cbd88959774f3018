import { findExercise, type MovementPattern } from "@ironpace/training";
import type { Tables } from "../database.gen.ts";

/** What counts in a set of an exercise; a column of performed_sets. */
export type SetMetric = Tables<"performed_sets">["metric"];

export const SET_METRICS = [
  "weight_reps",
  "reps",
  "time",
  "distance",
  "weight_distance",
  "calories",
] as const satisfies readonly SetMetric[];
export const SET_METRIC_LABELS: Readonly<Record<SetMetric, string>> = {
  weight_reps: "Weight and reps",
  reps: "Reps",
  time: "Time",
  distance: "Distance and time",
  weight_distance: "Weight and distance",
  calories: "Calories and time",
};

/** What is measured of one set. */
export type SetMeasure = "weight" | "reps" | "time" | "distance" | "calories";

/** What is typed for a set, in this order; what is not `needed` may stay empty. */
export const SET_MEASURES: Readonly<Record<SetMetric, readonly { readonly measure: SetMeasure; readonly needed: boolean }[]>> = {
  weight_reps: [needed("weight"), needed("reps")],
  reps: [needed("reps")],
  time: [needed("time")],
  distance: [needed("distance"), optional("time")],
  weight_distance: [needed("weight"), needed("distance"), optional("time")],
  calories: [needed("calories"), optional("time")],
};

/** The metric of an exercise by its name: of the catalogue where it is in there, else weight and repetitions. */
export function metricOfExercise(name: string): SetMetric {
  const exercise = findExercise(name);
  const pattern = exercise?.movementPattern;
  if (pattern !== undefined && COVERED.has(pattern)) return "distance";
  if (pattern !== undefined && CARRIED.has(pattern)) return "weight_distance";
  if (pattern === "stretch" || /\b(hold|plank|hang|l-sit|wall sit|isometric)\b/i.test(name)) return "time";
  if (exercise === undefined) return isLongDistance(name) ? "distance" : "weight_reps";
  return exercise.equipment.some((item) => WEIGHTS.test(item)) ? "weight_reps" : "reps";
}

/**
 * Whether a set of an exercise counts without a weight: of the catalogue what is also done with the body weight or a band. A bar, a machine or a
 * pair of dumbbells that is pressed has a weight, and so has what nobody knows.
 */
export function isLoadOptional(name: string): boolean {
  const exercise = findExercise(name);
  if (exercise === undefined || exercise.equipment.some((item) => /barbell|machine|trap bar/i.test(item))) return false;
  return exercise.equipment.some((item) => /bodyweight|band|backpack/i.test(item)) || BODY_WEIGHT.has(exercise.movementPattern);
}

/** Metres on a machine, a track or a turf; kilometres where one goes somewhere. */
export function isLongDistance(name: string): boolean {
  const pattern = findExercise(name)?.movementPattern;
  return pattern === undefined ? /\b(run|walk|ride|bike|cycl|hike)/i.test(name) : FAR.has(pattern);
}

/** Done with the body weight alone where no weight is at hand. */
const BODY_WEIGHT: ReadonlySet<MovementPattern> = new Set<MovementPattern>(["lunge", "core_antirotation", "ankle"]);

const COVERED: ReadonlySet<MovementPattern> = new Set([
  "aqua",
  "bike",
  "elliptical",
  "row_erg",
  "run",
  "run_change_direction",
  "run_sprint",
  "ski_erg",
  "swim",
  "walk",
]);
const CARRIED: ReadonlySet<MovementPattern> = new Set(["carry", "sled_pull", "sled_push"]);
const FAR: ReadonlySet<MovementPattern> = new Set(["run", "walk", "bike", "elliptical"]);
const WEIGHTS = /barbell|dumbbell|kettlebell|machine|cable|trap bar|landmine|wall ball|medicine ball|sandbag|\bweight|\bplate|\blog\b/i;

function needed(measure: SetMeasure) {
  return { measure, needed: true };
}

function optional(measure: SetMeasure) {
  return { measure, needed: false };
}
