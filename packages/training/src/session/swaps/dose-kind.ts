import type { Exercise } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { ExerciseItem } from "../../model/plan.ts";
import { FOR_TIME } from "../../prescription/strength/exercise-form.ts";

/** What a line counts: repetitions, time at an intensity, or time that something is held, carried or practised. */
export type DoseKind = "repetitions" | "endurance" | "time";

/** What a line of a session counts; undefined for what is written by distance at race pace and for names that are not the catalogue's. */
export function getDoseKind(item: ExerciseItem): DoseKind | undefined {
  const exercise = findExercise(item.name);
  if (exercise === undefined || item.pace?.zone === "race") return undefined;
  if (item.dose.reps !== undefined) return "repetitions";
  return isEndurance(exercise) ? "endurance" : "time";
}

/** Whether an exercise can be done for a dose that another one has. */
export function takesDose(exercise: Exercise, kind: DoseKind, instead: Exercise): boolean {
  switch (kind) {
    case "endurance":
      return isEndurance(exercise);
    case "time":
      return FOR_TIME.has(exercise.name)
        ? instead.category !== "flexibility"
        : exercise.movementPattern === "jump_rope" && instead.movementPattern === "jump_rope";
    case "repetitions":
      return exercise.category !== "flexibility" && exercise.category !== "cardio" && !FOR_TIME.has(exercise.name);
  }
}

function isEndurance({ category, movementPattern, name }: Exercise): boolean {
  return category === "cardio" && movementPattern !== "jump_rope" && name !== "Strides";
}
