import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { repsToFailure } from "../../selection/reps-to-failure.ts";
import { addedWeights } from "../load/added-weights.ts";

/** A set on one leg is never shorter with the body alone: fewer are a test of balance and of nerve, not training (coaches' practice). */
export const FEWEST_ON_ONE_LEG = 5;
const RESERVE_REPS = 2;

/** Work of one leg whose lightest form is the body, and the easier ways to train the same, the hardest first. */
const SPLIT_SQUAT_STEPS = ["Split squat (short range)", "Step-up (low box)"];
const STEP_UP_STEPS = SPLIT_SQUAT_STEPS.toReversed();
const EASIER_EXERCISES: ReadonlyMap<string, readonly string[]> = new Map([
  ["Bulgarian split squat", SPLIT_SQUAT_STEPS],
  ["Bulgarian split squat (bodyweight)", SPLIT_SQUAT_STEPS],
  ["Split squat", SPLIT_SQUAT_STEPS],
  ["Reverse lunge", SPLIT_SQUAT_STEPS],
  ["Walking lunge", SPLIT_SQUAT_STEPS],
  ["Step-up", STEP_UP_STEPS],
  ["Step-down (slow)", STEP_UP_STEPS],
  ["Pistol squat", ["Step-down (slow)", ...STEP_UP_STEPS]],
  ["Skater squat", ["Step-down (slow)", ...STEP_UP_STEPS]],
  ["Box pistol squat", ["Step-down (slow)", ...STEP_UP_STEPS]],
]);

export function isStep(name: string): boolean {
  return EASIER_EXERCISES.has(name);
}

/**
 * The exercise, or an easier one where by the athlete's numbers too few are possible even with the lightest weight that there is; undefined
 * where no easier one is open and not even the shortest set can be done.
 */
export function easierStep({ context }: SessionBrief, choice: Choice, taken: ReadonlySet<string>): Choice | undefined {
  const { name } = choice.exercise;
  if (!EASIER_EXERCISES.has(name)) return choice;
  const possible = (of: string, added: number): number => repsToFailure(of, context.strength, added) ?? Infinity;
  const most = possible(name, addedWeights(choice.exercise, context)[0]?.total ?? 0);
  if (most >= FEWEST_ON_ONE_LEG + RESERVE_REPS) return choice;
  const easier = EASIER_EXERCISES.get(name)?.find(
    (other) => !taken.has(other) && context.picker.allows(other) && possible(other, 0) >= FEWEST_ON_ONE_LEG + RESERVE_REPS,
  );
  const exercise = easier === undefined ? undefined : findExercise(easier);
  if (exercise !== undefined) return { ...choice, exercise };
  return most >= FEWEST_ON_ONE_LEG ? choice : undefined;
}
