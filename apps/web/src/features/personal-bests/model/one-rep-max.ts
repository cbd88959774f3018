import { oneRepMaxRange, toPounds } from "@ironpace/training";
import type { StrongSet } from "../api/strongest-set.ts";

export interface OneRepMaxEstimate {
  /** "118–124 kg" */
  readonly range: string;
  /** "100 kg × 6 at RPE 8" */
  readonly from: string;
}

/** What the published formulas make of a set, in the unit of the best beside it. RPE says how many repetitions were left; without one, none. */
export function getEstimate({ weight_kg, reps, rpe }: StrongSet, unit: "kg" | "lb"): OneRepMaxEstimate | undefined {
  const range = oneRepMaxRange(weight_kg, reps, rpe === null ? 0 : 10 - rpe);
  if (range === undefined) return undefined;
  const shown = (kilograms: number) => (unit === "lb" ? toPounds(kilograms) : kilograms);
  const [low, high] = range.map((kilograms) => Math.round(shown(kilograms)));
  const weight = Math.round(shown(weight_kg) * 10) / 10;
  return {
    range: `${low === high ? low : `${low}–${high}`} ${unit}`,
    from: `${weight} ${unit} × ${reps}${rpe === null ? "" : ` at RPE ${rpe}`}`,
  };
}
