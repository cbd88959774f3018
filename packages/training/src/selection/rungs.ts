import type { Exercise } from "../catalogue/exercise.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { EXERCISE_LADDERS } from "./exercise-ladders.ts";
import type { OwnedWeights } from "./owned-weights.ts";
import { repsToFailure } from "./reps-to-failure.ts";
import type { StrengthFacts } from "./strength-facts.ts";
import { isStruck } from "./struck-substitutes.ts";
import { keepsRole, getRole, type MovementGroup } from "./movement-group.ts";
import { isTrivial } from "./trivial-exercises.ts";
import type { Level } from "../athlete/athlete.ts";

/** What a slot asks of an exercise: main and second lifts take nothing that is done more than 25 times, accessories nothing beyond 30. */
export interface ExerciseNeed {
  readonly isMain: boolean;
}

const MOST_FOR_LIFTS = 25;
const MOST_FOR_ACCESSORIES = 30;
/** Below this the exercise is a gate, not a rung: no set of it is long enough. Pull-ups have sets of their own. */
const FEWEST = 7;
const FEWEST_PULL_UPS = 3;
/**
 * Seventy seconds of the slowest tempo, one and a half repetitions with five seconds down, are seven; where more than four are left after
 * them even that is no work (exercise-selection.md section 8).
 */
const SLOWEST = 0.36;
const MOST_OF_SLOWEST = 11;

/** Kilograms that the athlete can add to an exercise at most, in all hands together. */
export function heaviestAdded({ equipment }: Pick<Exercise, "equipment">, weights: OwnedWeights): number {
  const needs = equipment.join(";");
  if (needs.includes("backpack")) return weights.backpack;
  if (needs.includes("kettlebells")) return 2 * (weights.pairs.at(-1) ?? 0);
  const bells = Math.max(weights.kettlebells.at(-1) ?? 0, 2 * (weights.pairs.at(-1) ?? 0));
  if (needs.includes("bodyweight or dumbbells"))
    return Math.max(weights.hasDumbbells ? 2 * weights.dumbbell : 0, weights.hasKettlebells ? bells : 0);
  if (needs.includes("dumbbells")) return 2 * weights.dumbbell;
  if (needs.includes("dumbbell")) return Math.max(weights.dumbbell, weights.kettlebells.at(-1) ?? 0);
  return needs.includes("kettlebell") ? (weights.kettlebells.at(-1) ?? 0) : 0;
}

const LIGHTEST_DUMBBELL = 2;

/** Kilograms that it cannot be done without. */
function lightestAdded({ equipment }: Pick<Exercise, "equipment">, { kettlebells, dumbbells, pairs }: OwnedWeights): number {
  const lightest = dumbbells?.[0] ?? LIGHTEST_DUMBBELL;
  const needs = equipment.flatMap((need) => need.split(" or "));
  if (needs.includes("bodyweight") || needs.includes("backpack")) return 0;
  if (needs.includes("dumbbells")) return 2 * lightest;
  if (needs.includes("kettlebells")) return 2 * (pairs[0] ?? 0);
  if (needs.includes("dumbbell")) return lightest;
  return needs.includes("kettlebell") ? (kettlebells[0] ?? 0) : 0;
}

/** How well an exercise fits the window of repetitions: 0 as it is, 1 done slowly, 2 not at all. */
export function getWindow(exercise: Exercise, facts: StrengthFacts, weights: OwnedWeights, { isMain }: ExerciseNeed): 0 | 1 | 2 {
  const lightest = repsToFailure(exercise.name, facts, lightestAdded(exercise, weights));
  if (lightest === undefined) return 0;
  const added = heaviestAdded(exercise, weights);
  const hardest = added === 0 ? lightest : (repsToFailure(exercise.name, facts, added) ?? lightest);
  const easiest = Math.max(lightest, hardest);
  if (easiest < (exercise.movementPattern === "vertical_pull" ? FEWEST_PULL_UPS : FEWEST)) return 2;
  const most = isMain ? MOST_FOR_LIFTS : MOST_FOR_ACCESSORIES;
  if (hardest <= most) return 0;
  return hardest * SLOWEST <= MOST_OF_SLOWEST ? 1 : 2;
}

/** Repetitions to failure up to which the heaviest weight at home makes a set of strength at its usual speed. */
const MOST_HEAVY = 15;

/** Whether the weights in the hands are heavy for an exercise; a backpack is none of them, and what has no formula says nothing. */
export function isHeavy(exercise: Exercise, facts: StrengthFacts, weights: OwnedWeights): boolean {
  const added = heaviestAdded(exercise, weights);
  const hardest =
    added === 0 || exercise.equipment.some((need) => need.includes("backpack")) ? undefined : repsToFailure(exercise.name, facts, added);
  return hardest !== undefined && hardest <= MOST_HEAVY && hardest >= FEWEST;
}

/**
 * What may stand in for an exercise, best first: the ladder of its slot at the athlete's tier and the exercise's own substitutions,
 * a tier lower, a tier higher (exercise-selection.md section 11). Only what keeps the role and is never struck.
 */
export function rungsFor(wanted: Exercise, facts: StrengthFacts, { isMain }: ExerciseNeed): readonly Exercise[] {
  const slot = getRole(wanted);
  const ladder = slot === undefined ? undefined : EXERCISE_LADDERS[slot];
  if (slot === undefined || ladder === undefined) return [];
  const tier = Math.min(ladder.length, getTier(slot, facts));
  const own = ladder[tier - 1] ?? [];
  const near = wanted.substitutions;
  const names = [
    // With rings or a bar the movement itself comes before what only looks like it.
    ...(slot === "vertical pull" ? own : wanted.name.startsWith("Dip") && tier > 3 ? ["Ring dip"] : []),
    ...(isMain ? [...own, ...near] : [...near, ...own]),
    ...(ladder[tier - 2] ?? []),
    ...(ladder[tier] ?? []),
    ...ladder.flat(),
  ];
  return [...new Set(names)]
    .flatMap((name) => findExercise(name) ?? [])
    .filter((found) => found.name !== wanted.name && keepsRole(wanted, found) && !isStruck(wanted, found));
}

/** Whether the exercise as it is is work for this athlete, neither trivial nor too hard. */
export function isWork(exercise: Exercise, facts: StrengthFacts, weights: OwnedWeights, demand: ExerciseNeed): boolean {
  return !isTrivial(exercise.name, facts) && getWindow(exercise, facts, weights, demand) === 0;
}

/** Where nothing is known. */
const BY_LEVEL: { readonly [level in Level]: number } = { beginner: 1, intermediate: 3, advanced: 4, elite: 5 };

/** Women reach the same tier at these shares of the gates on body weight. */
const WOMEN_LEGS = 0.8;
const WOMEN_PRESS = 0.65;

/** The rung of a ladder that the athlete stands on, from 1, by the best number known (exercise-selection.md section 5). */
function getTier(slot: MovementGroup, facts: StrengthFacts): number {
  const { bodyWeight, backSquat, deadlift, overheadPress, pullUps, handstandPushUps, level, sex } = facts;
  const legs = sex === "male" ? 1 : WOMEN_LEGS;
  const press = sex === "male" ? 1 : WOMEN_PRESS;
  const relative = (kilograms: number | undefined, share: number): number | undefined =>
    kilograms === undefined || bodyWeight === undefined ? undefined : kilograms / (bodyWeight * share);
  const known = (value: number | undefined, gates: readonly number[]): number =>
    value === undefined ? BY_LEVEL[level] : 1 + gates.filter((gate) => value >= gate).length;
  switch (slot) {
    case "squat":
    case "single-leg":
      return known(relative(backSquat, legs), [0.5, 0.8, 1.1, 1.5, 1.9]);
    case "hinge":
    case "hamstring":
      return known(relative(deadlift, legs), [0.8, 1.2, 1.6, 2]);
    case "horizontal push":
      return known(repsToFailure("Push-up", facts), [5, 15, 25, 40]);
    case "vertical push": {
      const byHandstand =
        handstandPushUps === undefined || handstandPushUps < 1 ? 0 : handstandPushUps >= 12 ? 6 : handstandPushUps >= 5 ? 5 : 4;
      const byPress = relative(overheadPress, press);
      return Math.max(byHandstand, byPress === undefined ? Math.min(4, BY_LEVEL[level]) : known(byPress, [0.3, 0.45, 0.6]));
    }
    case "horizontal pull":
      return known(pullUps, [1, 3, 8, 15]);
    case "vertical pull":
      return known(pullUps, [1, 3, 8, 12]);
    case "calf":
    case "tibialis":
    case "carry":
    case "anti-extension":
    case "anti-rotation":
      return BY_LEVEL[level];
  }
}
