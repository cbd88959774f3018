import { findExercise } from "../catalogue/exercises.ts";
import { isWithinLimits } from "../injuries/limits/substitute-exercise.ts";
import type { PlanContext } from "./context.ts";
import type { Choice } from "../selection/exercise-picker.ts";

/** Share of the lines of a main workout that may be replaced because of an injury before another workout takes its place (injuries.md section 2). */
const MOST_LOST = 0.5;

/** What an injury closes first of these exercises and why, when it closes more than half of them; undefined otherwise. */
export function mostlyClosed({ limits, picker }: PlanContext, names: readonly string[]): Choice["replaced"] {
  const closed = names.filter((name) => {
    const exercise = findExercise(name);
    return exercise !== undefined && !isWithinLimits(exercise, limits);
  });
  const [first] = closed;
  if (first === undefined || closed.length <= names.length * MOST_LOST) return undefined;
  return picker.pick(first).replaced;
}
