import type { Exercise } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { liftShare } from "../../injuries/return-ladder/lift-share.ts";

/** A mild problem of a region: its moderate exercises get less load (return-ladders.md section 5) and 0.7 of the sets (injuries.md section 1). */
export function isMildlyLimited(context: PlanContext, exercise: Exercise): boolean {
  return context.reading.regions.some((finding) => isEased(finding, exercise));
}

/**
 * A moderately sore knee keeps its squat to a box, light: hinges and bridges load it little at any weight. Who names what brings a mild complaint on
 * or what is fine has told where the limit is: that is left out, and the rest of the lifting stays as heavy as it is.
 */
function isEased({ region, grade, hurts = [], fine = [], after = [] }: RegionFinding, exercise: Exercise): boolean {
  if (grade === 1) return exercise.stress[region] >= 2 && hurts.length + fine.length + after.length === 0;
  return grade === 2 && region === "knee" && exercise.movementPattern === "squat" && exercise.stress.knee > 0;
}

/** The least share of the load that a mildly troubled region leaves the exercise; 1 where none does. */
export function mildLoad(context: PlanContext, name: string): number {
  const exercise = findExercise(name);
  if (exercise === undefined) return 1;
  const sore = context.reading.regions.filter((finding) => isEased(finding, exercise));
  return Math.min(1, ...sore.map(liftShare));
}

export const MILD_VOLUME = 0.7;

/** Sets of an exercise on a mildly troubled region; two are left as they are, their load is lower already. */
export function mildSets(context: PlanContext, exercise: Exercise, sets: number): number {
  return isMildlyLimited(context, exercise) ? Math.min(sets, Math.max(2, Math.floor(sets * MILD_VOLUME))) : sets;
}

/** `share` for an exercise on a mildly troubled region, 1 for any other. */
export function mildShare(context: PlanContext, name: string, share: number): number {
  const exercise = findExercise(name);
  return exercise !== undefined && isMildlyLimited(context, exercise) ? share : 1;
}

/** A moderately sore region leaves a station that loads it little so much of it. */
const LIGHTLY = 0.6;

/** The share that sore regions leave a station of a race, of its load and of its amount: many repetitions out of breath are no single set. */
export function stationCare({ reading }: Pick<PlanContext, "reading">, name: string): number {
  const exercise = findExercise(name);
  if (exercise === undefined) return 1;
  const shares = reading.regions.flatMap((finding) => {
    const { region, grade, climbed, closesNothing } = finding;
    if (grade === 0 || closesNothing === true || exercise.stress[region] === 0) return [];
    if (grade >= 2) return [LIGHTLY];
    return climbed !== undefined || exercise.stress[region] >= 2 ? [liftShare(finding)] : [];
  });
  return Math.min(1, ...shares);
}
