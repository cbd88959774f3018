import type { Level } from "../athlete/athlete.ts";
import { repsToFailure } from "./reps-to-failure.ts";
import type { StrengthFacts } from "./strength-facts.ts";
import type { MovementGroup } from "./movement-group.ts";

/** Where nothing is known. */
const BY_LEVEL: { readonly [level in Level]: number } = { beginner: 1, intermediate: 3, advanced: 4, elite: 5 };

/** Women reach the same tier at these shares of the gates on body weight. */
const WOMEN_LEGS = 0.8;
const WOMEN_PRESS = 0.65;

/** The rung of a ladder that the athlete stands on, from 1, by the best number known (exercise-selection.md section 5). */
export function getTier(slot: MovementGroup, facts: StrengthFacts): number {
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
