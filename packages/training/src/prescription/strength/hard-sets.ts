import { findExercise } from "../../catalogue/exercises.ts";
import { type MovementFamily, trainedFamily } from "../../selection/movement-families.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";

export type HardSets = { readonly [family in MovementFamily]: { readonly sets: number; readonly days: number } };

const COUNTED_FAMILIES: readonly MovementFamily[] = ["squat", "hinge", "push", "pull"];

/** Four repetitions in reserve: anything easier is practice. */
const HARD_FROM_RPE = 6;

/** Light work for shoulder blades counts for no pull. */
export const SHOULDER_HEALTH: ReadonlySet<string> = new Set([
  "Face pull",
  "Band pull-apart",
  "Isometric scapular retraction",
  "Wall slide",
]);

/** Hard sets of the strength blocks for each movement, and on how many days; what stands in for another exercise is left out. */
export function hardSets(sessions: readonly Session[]): HardSets {
  const counted = sessions.flatMap((session) =>
    session.blocks.strength.flatMap((item) => {
      const family = familyOfItem(item);
      return family === undefined ? [] : [{ family, sets: item.sets ?? 1, day: session.day }];
    }),
  );
  const of = (family: MovementFamily): { sets: number; days: number } => {
    const own = counted.filter((entry) => entry.family === family);
    return { sets: own.reduce((sum, { sets }) => sum + sets, 0), days: new Set(own.map(({ day }) => day)).size };
  };
  return Object.fromEntries(COUNTED_FAMILIES.map((family) => [family, of(family)])) as {
    [family in MovementFamily]: { sets: number; days: number };
  };
}

function familyOfItem(item: ExerciseItem): MovementFamily | undefined {
  const exercise = findExercise(item.name);
  const isCounted = exercise !== undefined && item.replaced === undefined && !SHOULDER_HEALTH.has(item.name);
  return isCounted && (item.rpe ?? 10) >= HARD_FROM_RPE ? trainedFamily(exercise) : undefined;
}
