import type { ExerciseItem, Session } from "./plan.ts";

/** Whether a lift on the bar is heavier, or more in sets and repetitions, than it was in another session. */
export function isHeavierThan(session: Session, last: Session): boolean {
  const before = getLifts(last);
  return getLifts(session).some((item) => {
    const other = before.find(({ name }) => name === item.name);
    return other !== undefined && (kilograms(item) > kilograms(other) || totalReps(item) > totalReps(other));
  });
}

/** Sets × repetitions. */
export function totalReps({ sets = 1, dose: { reps = 0 } }: ExerciseItem): number {
  return sets * reps;
}

function getLifts({ blocks }: Session): readonly ExerciseItem[] {
  return blocks.strength.filter(({ load }) => load?.bar !== undefined);
}

function kilograms({ load }: ExerciseItem): number {
  return load?.kilograms ?? 0;
}
