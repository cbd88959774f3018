import { getNumber, SET_MEASURES } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import type { DraftExercise, DraftSet } from "../draft.ts";
import { toTypedValues, type StoredSet } from "../set-values.ts";

/** The values a set is logged with when nothing is touched: as planned, else as last time. */
export function shownValues(
  set: DraftSet,
  index: number,
  exercise: DraftExercise,
  previous: readonly StoredSet[],
  unit: WeightUnit,
): DraftSet["typed"] {
  const last = previous[index] ?? previous.at(-1);
  const before = last?.metric === exercise.metric ? toTypedValues(last, unit, exercise.distanceUnit) : {};
  return Object.fromEntries(
    SET_MEASURES[exercise.metric].flatMap(({ measure }) => {
      const own = set.typed[measure]?.trim() ?? "";
      // The time of a distance is taken anew each time.
      const text = own === "" && measure !== "time" ? (before[measure] ?? "") : own;
      return text === "" ? [] : [[measure, text]];
    }),
  );
}

/** "92.5", "100.0", "225": a load as it is set large. */
export function loadFigure(text: string | undefined, unit: WeightUnit): string {
  const weight = getNumber(text ?? "");
  if (Number.isNaN(weight)) return "–";
  return unit === "kg" ? (Number.isInteger(weight * 10) ? weight.toFixed(1) : weight.toFixed(2)) : String(weight);
}

/** What one press adds: the smallest pair of plates that most rooms have; small loads go by less. */
export function loadStep(text: string | undefined, unit: WeightUnit): number {
  if (unit === "lb") return 5;
  const weight = getNumber(text ?? "");
  return weight > 0 && weight < 10 ? 1 : 2.5;
}

/** A value after so many steps, never below zero. */
export function stepValue(text: string | undefined, by: number): string {
  const value = getNumber(text ?? "");
  return String(Math.max(0, Number(((Number.isNaN(value) ? 0 : value) + by).toFixed(2))));
}

/** Repetitions left in the tank for an effort: 10 is none, 6 and less are four and more. */
export function repsLeft(rpe: number): number {
  return Math.max(0, Math.min(4, Math.round(10 - rpe)));
}
