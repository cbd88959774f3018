import { oneRepMaxRange, toPounds } from "@ironpace/training";
import type { StrongSet } from "../api/strongest-set.ts";

export interface OneRepMaxEstimate {
  /** "118.0–124.5", in steps of half a unit as loads are written. */
  readonly range: string;
  /** "100 kg × 6 at RPE 8" */
  readonly from: string;
}

/** What the published formulas make of a set, in the unit of the best beside it. RPE says how many repetitions were left; without one, none. Undefined where no more is estimated than was lifted. */
export function getEstimate({ weight_kg, reps, rpe }: StrongSet, unit: "kg" | "lb", lifted = 0): OneRepMaxEstimate | undefined {
  const range = oneRepMaxRange(weight_kg, reps, rpe === null ? 0 : 10 - rpe);
  if (range === undefined) return undefined;
  const shown = (kilograms: number) => (unit === "lb" ? toPounds(kilograms) : kilograms);
  // Nobody's maximum is less than what was lifted.
  const [low = 0, high = 0] = range.map((kilograms) => Math.max(lifted, Math.round(2 * shown(kilograms)) / 2));
  if (high <= lifted) return undefined;
  const weight = Math.round(shown(weight_kg) * 10) / 10;
  return {
    range: low === high ? low.toFixed(1) : `${low.toFixed(1)}–${high.toFixed(1)}`,
    from: `${weight} ${unit} × ${reps}${rpe === null ? "" : ` at RPE ${rpe}`}`,
  };
}
