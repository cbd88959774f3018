import type { SetMeasure } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import type { DistanceName } from "../../model/draft.ts";

/** Number, previous (not on a phone), one to three measures, RPE, tick. */
export function setColumns(measures: number): string {
  return `grid items-center gap-x-1.5 md:gap-x-3 ${measures === 1 ? ONE_COLUMN : measures === 2 ? TWO_COLUMNS : THREE_COLUMNS}`;
}

const ONE_COLUMN = "grid-cols-[2.75rem_minmax(0,1fr)_3.25rem_2.75rem] md:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,10rem)_5rem_2.75rem]";
const TWO_COLUMNS =
  "grid-cols-[2.75rem_repeat(2,minmax(0,1fr))_3.25rem_2.75rem] md:grid-cols-[2.75rem_minmax(0,1fr)_repeat(2,minmax(0,8rem))_5rem_2.75rem]";
const THREE_COLUMNS =
  "grid-cols-[2.75rem_repeat(3,minmax(0,1fr))_3.25rem_2.75rem] md:grid-cols-[2.75rem_minmax(0,1fr)_repeat(3,minmax(0,7rem))_5rem_2.75rem]";

/** "kg", "Reps", "Time": head of a column, and with the number of the set the name of its field. */
export function measureLabel(measure: SetMeasure, unit: WeightUnit, distance: DistanceName): string {
  return { weight: unit, reps: "Reps", time: "Time", distance, calories: "Calories" }[measure];
}
