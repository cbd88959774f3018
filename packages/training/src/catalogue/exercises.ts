import { type Exercise, REGIONS } from "./exercise.ts";
import { EXERCISE_ROWS } from "./exercises.gen.ts";

const NO_STRESS = Object.fromEntries(REGIONS.map((region) => [region, 0])) as Exercise["stress"];

/** The exercise catalogue, in the order of its source. */
export const EXERCISES: readonly Exercise[] = EXERCISE_ROWS.map((row) => ({ ...row, stress: { ...NO_STRESS, ...row.stress } }));

const BY_NAME = new Map(EXERCISES.map((exercise) => [exercise.name, exercise]));
const BY_SPELLING = new Map(EXERCISES.map((exercise) => [exercise.name.toLowerCase(), exercise]));

/** The exercise of that name, whatever its capitals; undefined when the catalogue has none. */
export function findExercise(name: string): Exercise | undefined {
  return BY_NAME.get(name) ?? BY_SPELLING.get(name.trim().toLowerCase());
}
