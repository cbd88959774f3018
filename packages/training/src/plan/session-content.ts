import type { ExerciseItem, Session } from "./plan.ts";

/** Whether an athlete would call two sessions the same: title and lines, without the routine around them. */
export function isSameSession(a: Session, b: Session | undefined): boolean {
  if (a.title !== b?.title) return false;
  const [left, right] = [workOf(a), workOf(b)];
  return left.length === right.length && left.every((line, index) => isSameLine(line, right[index]));
}

/** Whether two weeks hold the same sessions in the same order. */
export function isSameWeek(a: readonly Session[], b: readonly Session[]): boolean {
  return a.length === b.length && a.every((session, index) => isSameSession(session, b[index]));
}

function workOf({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
}

function isSameLine(a: ExerciseItem, b: ExerciseItem | undefined): boolean {
  return (
    a.name === b?.name &&
    a.sets === b.sets &&
    a.reps === b.reps &&
    a.duration === b.duration &&
    a.distance === b.distance &&
    a.weight === b.weight &&
    a.intensity === b.intensity
  );
}
