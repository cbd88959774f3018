import type { Exercise } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";

/** A mild problem of a region: its moderate exercises get 10 % less load and 0.7 of the sets (injuries.md section 1). */
export function isMildlyLimited(context: PlanContext, exercise: Exercise): boolean {
  return context.reading.regions.some(({ region, grade }) => grade === 1 && exercise.stress[region] === 2);
}

export const MILD_VOLUME = 0.7;
export const MILD_LOAD = 0.9;

/** Sets of an exercise on a mildly troubled region; two are left as they are, their load is lower already. */
export function mildSets(context: PlanContext, exercise: Exercise, sets: number): number {
  return isMildlyLimited(context, exercise) ? Math.min(sets, Math.max(2, Math.floor(sets * MILD_VOLUME))) : sets;
}

/** `share` for an exercise on a mildly troubled region, 1 for any other. */
export function mildShare(context: PlanContext, name: string, share: number): number {
  const exercise = findExercise(name);
  return exercise !== undefined && isMildlyLimited(context, exercise) ? share : 1;
}
