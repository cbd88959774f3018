import type { Units } from "../../../../backend/preferences/units.ts";
import { figureOf } from "../../model/dose.ts";
import { repsOfSet, type PlannedSet } from "../../model/set-log.ts";

/** "4 reps at 112.5 kg", "8 each side", "45 s" */
export function setText({ item, set }: PlannedSet, units: Units): string {
  const amount = repsOfSet(item, set);
  const counted = /^\d+$/.test(amount) ? `${amount} ${amount === "1" ? "rep" : "reps"}` : amount;
  const figure = figureOf(item, units);
  return figure === undefined || figure.face === "text" ? counted : `${counted} at ${figure.value} ${figure.unit}`;
}
