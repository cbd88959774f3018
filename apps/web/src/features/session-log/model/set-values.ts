import {
  isLoadOptional,
  toKilograms,
  toUnit,
  getNumber,
  readTime,
  SET_MEASURES,
  timeText,
  type SetMeasure,
  type SetMetric,
  type Tables,
} from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import type { DistanceName, DraftExercise, DraftSet } from "./draft.ts";

/** A set of the ledger. */
export type StoredSet = Tables<"performed_sets">;

type Values = Pick<StoredSet, "weight_kg" | "reps" | "seconds" | "metres" | "calories" | "rpe">;

const MAX_VALUES: Readonly<Record<SetMeasure, number>> = {
  weight: 1500,
  reps: 10_000,
  time: 86_400,
  distance: 1_000_000,
  calories: 20_000,
};
export const METRES_PER_UNIT: Readonly<Record<DistanceName, number>> = { m: 1, km: 1000, mi: 1609.344 };

/** What is wrong with a set that is to count; undefined when nothing is. */
export function getFault(set: DraftSet, exercise: DraftExercise, unit: WeightUnit): string | undefined {
  for (const { measure, needed } of SET_MEASURES[metricOfSet(set, exercise)]) {
    const text = set.typed[measure]?.trim() ?? "";
    if (text === "" ? needed : readMeasure(measure, text, unit, exercise.distanceUnit) === undefined) return ASKED[measure];
  }
  const rpe = set.rpe === "" ? 1 : getNumber(set.rpe);
  return rpe >= 1 && rpe <= 10 ? undefined : "Enter an RPE from 1 to 10";
}

/** What counts in a set: repetitions alone where the exercise is done without a weight and none was typed. */
export function metricOfSet({ typed }: Pick<DraftSet, "typed">, { name, metric }: Pick<DraftExercise, "name" | "metric">): SetMetric {
  return metric === "weight_reps" && (typed.weight?.trim() ?? "") === "" && isLoadOptional(name) ? "reps" : metric;
}

const ASKED: Readonly<Record<SetMeasure, string>> = {
  weight: "Enter the weight",
  reps: "Enter the reps",
  time: "Enter a time such as 1:30",
  distance: "Enter the distance",
  calories: "Enter the calories",
};

/** What is typed, in kg, repetitions, seconds, metres or kcal; undefined when it is none. */
export function readMeasure(measure: SetMeasure, text: string, unit: WeightUnit, distance: DistanceName): number | undefined {
  const typed = measure === "time" ? readTime(text) : getNumber(text);
  if (typed === undefined || Number.isNaN(typed)) return undefined;
  if (measure === "reps" && !Number.isInteger(typed)) return undefined;
  const value =
    measure === "weight"
      ? toKilograms(typed, unit)
      : measure === "distance"
        ? Number((typed * METRES_PER_UNIT[distance]).toFixed(2))
        : typed;
  return value <= MAX_VALUES[measure] && (value > 0 || measure === "weight") ? value : undefined;
}

/** The columns of a set that counts. */
export function getValues(set: DraftSet, exercise: DraftExercise, unit: WeightUnit): Values {
  const metric = metricOfSet(set, exercise);
  const read = (measure: SetMeasure) => {
    const text = set.typed[measure]?.trim() ?? "";
    const asked = SET_MEASURES[metric].some((field) => field.measure === measure);
    return asked && text !== "" ? (readMeasure(measure, text, unit, exercise.distanceUnit) ?? null) : null;
  };
  return {
    weight_kg: read("weight"),
    reps: read("reps"),
    seconds: read("time"),
    metres: read("distance"),
    calories: read("calories"),
    rpe: set.rpe === "" ? null : getNumber(set.rpe),
  };
}

/** A set of the ledger as it is typed. */
export function toTypedValues(stored: Values, unit: WeightUnit, distance: DistanceName): DraftSet["typed"] {
  const { weight_kg, reps, seconds, metres, calories } = stored;
  return {
    ...(weight_kg === null ? {} : { weight: String(toUnit(weight_kg, unit)) }),
    ...(reps === null ? {} : { reps: String(reps) }),
    ...(seconds === null ? {} : { time: timeText(seconds) }),
    ...(metres === null ? {} : { distance: String(Number((metres / METRES_PER_UNIT[distance]).toFixed(2))) }),
    ...(calories === null ? {} : { calories: String(calories) }),
  };
}
