import { toUnit } from "@ironpace/contract";
import { findExercise, type WeightUnit } from "@ironpace/training";
import type { DraftExercise, SessionDraft } from "../draft.ts";

/** Bars to choose from, in the unit. */
export const BARS = { kg: [20, 15, 10], lb: [45, 35, 15] } as const satisfies Record<WeightUnit, readonly number[]>;

/**
 * The empty bar of an exercise in the unit of the draft: as the plan has it for this athlete, else as another lift of the session has it, else
 * the heaviest. Undefined where no barbell is lifted.
 */
export function barWeight({ exercises, weightUnit }: SessionDraft, exercise: DraftExercise): number | undefined {
  if (!exercise.metric.startsWith("weight")) return undefined;
  const isBarbell = exercise.bar !== undefined || findExercise(exercise.name)?.equipment.includes("barbell") === true;
  if (!isBarbell) return undefined;
  const known = exercise.bar ?? exercises.find(({ bar }) => bar !== undefined)?.bar;
  return known === undefined ? BARS[weightUnit][0] : toUnit(known, weightUnit);
}
