import type { DistanceUnit } from "../../units/length.ts";
import type { WeightUnit } from "../../units/mass.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import { addDays, type Day } from "../../calendar/day.ts";
import type { Estimate } from "../estimates/estimate.ts";
import { capital } from "../../model/words.ts";
import { formatClock, formatWeight } from "../../units/format.ts";

/** The units an athlete reads weights and distances in. */
export interface ReviewUnits {
  readonly weight: WeightUnit;
  readonly distance: DistanceUnit;
}

/** An estimate that the work of a week has moved: "Back squat", "140 kg", "142.5 kg". */
export interface MovedNumber {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

/** More of them say less. */
const MAX_NUMBERS = 2;

/** The estimates that sets, results and sessions of the week from this Monday have moved, the furthest first. */
export function movedNumbers(estimates: readonly Estimate[], monday: Day, units: Pick<ReviewUnits, "weight">): readonly MovedNumber[] {
  const sunday = addDays(monday, 6);
  return estimates
    .flatMap((estimate) => {
      const last = estimate.points.findLast(({ on }) => on <= sunday);
      const before = estimate.points.findLast(({ on }) => on < monday);
      if (last === undefined || before === undefined || last.on < monday || last.from === "entered") return [];
      const moved = { name: getName(estimate), before: format(before.value, estimate, units), now: format(last.value, estimate, units) };
      return moved.before === moved.now ? [] : [{ moved, by: Math.abs(last.value / before.value - 1) }];
    })
    .toSorted((a, b) => b.by - a.by)
    .slice(0, MAX_NUMBERS)
    .map(({ moved }) => moved);
}

function getName({ capacity }: Estimate): string {
  if (capacity === "vdot") return "VDOT";
  if (capacity === "ftp") return "Threshold power";
  return capacity === "row500m" ? "500 m row" : capital(LIFT_NAMES[capacity]);
}

function format(value: number, { unit }: Estimate, { weight }: Pick<ReviewUnits, "weight">): string {
  if (unit === "kg") return formatWeight(Math.round(2 * value) / 2, weight);
  if (unit === "VDOT") return value.toFixed(1);
  return unit === "W" ? `${Math.round(value)} W` : formatClock(value);
}
