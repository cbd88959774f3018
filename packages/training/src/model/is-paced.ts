import type { BlockName, ExerciseItem } from "./plan.ts";

/** Covered rather than lifted: a pace, a power, or no load and no repetitions but a distance, in the main workout also a time. */
export function isPaced(item: Pick<ExerciseItem, "pace" | "power" | "load" | "dose">, block: BlockName): boolean {
  if (item.pace !== undefined || item.power !== undefined) return true;
  if (item.load !== undefined || item.dose.reps !== undefined) return false;
  return item.dose.metres !== undefined || (block === "mainWorkout" && item.dose.seconds !== undefined);
}
