import type { Level } from "../../athlete/athlete.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { type Difficulty, type Exercise, type MovementPattern, REGIONS } from "../../catalogue/exercise.ts";
import { EXERCISES, findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";
import { isSameFamily } from "../../selection/movement-families.ts";

/** What may take the place of an exercise, and why it is close to it. */
export interface Equivalent {
  readonly exercise: Exercise;
  readonly likeness: "movement" | "family" | "catalogue" | "endurance";
}

/** Points away from the exercise; the fewest come first. */
const DISTANCE_POINTS = {
  otherFamily: 4,
  sameFamily: 2,
  notListed: 1.5,
  otherLoad: 1,
  small: 3,
  strain: 0.2,
  onAnInjury: 1,
  tooDifficult: 3,
} as const;

/** Exercises of the same movement, of the same family, or listed in the catalogue as its substitutes, the closest first. */
export function equivalents(context: PlanContext, exercise: Exercise): readonly Equivalent[] {
  return EXERCISES.filter((other) => other !== exercise)
    .flatMap((other): (Equivalent & { readonly away: number })[] => {
      const likeness = findLikeness(exercise, other);
      return likeness === undefined ? [] : [{ exercise: other, likeness, away: distance(context, exercise, other, likeness) }];
    })
    .toSorted((a, b) => a.away - b.away);
}

function findLikeness(exercise: Exercise, other: Exercise): Equivalent["likeness"] | undefined {
  if (MACHINE_NAMES.has(other.name) && exercise.category === "cardio") return "endurance";
  if (exercise.category === "cardio" && other.category === "cardio")
    return exercise.substitutions.includes(other.name) ? "endurance" : undefined;
  const listed = exercise.substitutions.includes(other.name) || other.substitutions.includes(exercise.name);
  if (other.movementPattern === exercise.movementPattern && (listed || !SKILL_PATTERNS.has(exercise.movementPattern))) return "movement";
  if (isFamily(exercise, other)) return "family";
  return listed ? "catalogue" : undefined;
}

/** Patterns that put skills of different purpose together: a jerk is no snatch. */
const SKILL_PATTERNS: ReadonlySet<MovementPattern> = new Set<MovementPattern>([
  "olympic",
  "olympic_pull",
  "gymnastics_kip",
  "gymnastics_skill",
  "inversion",
]);

/** What is done beside the work of a muscle, or is not counted in sets of repetitions. */
const SMALL_EXERCISES: ReadonlySet<string> = new Set([
  "Band pull-apart",
  "Face pull",
  "Medicine ball chest pass (seated)",
  "Rope climb",
  "Glute bridge",
  "Technique PVC snatch and clean drill",
]);

/** Endurance that takes any effort for any time. */
const MACHINE_NAMES: ReadonlySet<string> = new Set([
  "Bike erg",
  "Row erg",
  "Ski erg",
  "Assault bike",
  "Elliptical",
  "Easy run",
  "Pool running",
]);

function isFamily(exercise: Exercise, other: Exercise): boolean {
  const listed = exercise.substitutions.map(findExercise).some((found) => found?.movementPattern === other.movementPattern);
  return listed && isSameFamily(exercise, other) && isSameFamily(other, exercise);
}

function distance({ level, limits, reading }: PlanContext, exercise: Exercise, other: Exercise, likeness: Equivalent["likeness"]): number {
  const place = exercise.substitutions.indexOf(other.name);
  const injured = reading.regions.filter(({ region }) => limits[region] < 3);
  const onAnInjury = injured.filter(({ region }) => other.stress[region] > exercise.stress[region]).length;
  const strain = REGIONS.reduce((sum, region) => sum + Math.max(0, other.stress[region] - exercise.stress[region]), 0);
  const isLoaded = (candidate: Exercise): boolean => liftOfExercise(candidate.name) !== undefined;
  return (
    (likeness === "catalogue" ? DISTANCE_POINTS.otherFamily : likeness === "family" ? DISTANCE_POINTS.sameFamily : 0) +
    (place < 0 ? DISTANCE_POINTS.notListed : place / 4) +
    (isLoaded(exercise) === isLoaded(other) ? 0 : DISTANCE_POINTS.otherLoad) +
    (SMALL_EXERCISES.has(other.name) && !SMALL_EXERCISES.has(exercise.name) ? DISTANCE_POINTS.small : 0) +
    strain * DISTANCE_POINTS.strain +
    onAnInjury * DISTANCE_POINTS.onAnInjury +
    (DIFFICULTY_RANKS[other.difficulty] > Math.max(DIFFICULTY_RANKS[exercise.difficulty], MAX_RANK_OF_LEVEL[level])
      ? DISTANCE_POINTS.tooDifficult
      : 0)
  );
}

const DIFFICULTY_RANKS: { readonly [difficulty in Difficulty]: number } = { beginner: 0, intermediate: 1, advanced: 2 };
const MAX_RANK_OF_LEVEL: { readonly [level in Level]: number } = { beginner: 0, intermediate: 1, advanced: 2, elite: 2 };
