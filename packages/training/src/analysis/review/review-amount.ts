import type { ReviewUnits } from "./moved-numbers.ts";
import { toMiles } from "../../units/length.ts";
import { toPounds } from "../../units/mass.ts";
import type { PlannedAndDone, WeekReview } from "./week-review.ts";

/** What was done and what was planned, as numbers in one unit: "11.4", "12.0", "t". */
export interface ReviewAmount {
  readonly done: string;
  /** Absent when nothing was planned. */
  readonly planned?: string;
  readonly unit: string;
}

/** The strength of a week in tonnes or pounds; undefined when none was planned and none done. */
export function strengthAmount({ strength }: Pick<WeekReview, "strength">, { weight }: ReviewUnits): ReviewAmount | undefined {
  return weight === "kg"
    ? toAmount(strength, "t", (kilograms) => (kilograms / 1000).toFixed(1))
    : toAmount(strength, "lb", (kilograms) => withThousands(Math.round(toPounds(kilograms))));
}

/** The endurance of a week in kilometres or miles; undefined when none was planned and none done. */
export function enduranceAmount({ endurance }: Pick<WeekReview, "endurance">, { distance }: ReviewUnits): ReviewAmount | undefined {
  return toAmount(endurance, distance, (metres) => oneDecimalBelowTen(distance === "km" ? metres / 1000 : toMiles(metres)));
}

function toAmount({ planned, done }: PlannedAndDone, unit: string, format: (amount: number) => string): ReviewAmount | undefined {
  if (planned + done === 0) return undefined;
  return { done: format(done), ...(planned > 0 && { planned: format(planned) }), unit };
}

function oneDecimalBelowTen(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}

function withThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/gu, ",");
}
