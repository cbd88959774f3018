import { findExercise } from "../catalogue/exercises.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { ExerciseItem, Session } from "../model/plan.ts";
import { itemsOf } from "./rule.ts";

/** The lines of a session that are running. */
export function runItems(session: Session): ExerciseItem[] {
  return itemsOf(session).filter((item) => {
    const exercise = findExercise(item.name);
    return exercise !== undefined && cardioMode(exercise) === "run" && exercise.name !== "Strides";
  });
}

/** Metres of a line; running without a pace (a warm-up) counts at the slow end of easy running. */
export function metresOf(item: ExerciseItem): number {
  const sets = item.sets ?? 1;
  return sets * (item.dose.metres ?? (item.dose.seconds ?? 0) * SLOW_METRES_PER_SECOND);
}

const SLOW_METRES_PER_SECOND = 2.2;
