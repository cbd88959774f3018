import { toMiles, toPounds } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import { formatCount } from "#ui/format.ts";
import type { Counting } from "../model/counting.ts";

type Counted = Counting[keyof Counting];

/** "16.8" tonnes or "37.0k" pounds, "32" kilometres or "20" miles, "2.5" hours. */
export function amountText(amount: number, counted: Counted, units: Units): string {
  return totalText([amount], counted, units);
}

/** The same of several amounts together: the sum of what is printed for each of them. */
export function totalText(amounts: readonly number[], counted: Counted, units: Units): string {
  const total = amounts.reduce((sum, amount) => sum + printed(amount, counted, units), 0);
  if (counted === "kilometres") return formatCount(total);
  if (counted === "tonnes" && units.weight === "lb") return total === 0 ? "0" : `${total.toFixed(1)}k`;
  return total.toFixed(1);
}

/** In the athlete's unit and as exact as it is printed: kilometres and miles whole, everything else to a tenth. */
function printed(amount: number, counted: Counted, { weight, distance }: Units): number {
  if (counted === "kilometres") return Math.round(distance === "km" ? amount : toMiles(amount * 1000));
  return Math.round(10 * (counted === "tonnes" && weight === "lb" ? toPounds(amount) : amount)) / 10;
}

/** "t", "lb", "km", "mi", "h" */
export function unitText(counted: Counted, { weight, distance }: Units): string {
  if (counted === "kilometres") return distance;
  if (counted === "hours") return "h";
  return weight === "kg" ? "t" : "lb";
}

/** "tonnes", "pounds", "kilometres", "miles", "hours" */
export function unitName(counted: Counted, { weight, distance }: Units): string {
  if (counted === "kilometres") return distance === "km" ? "kilometres" : "miles";
  return counted === "tonnes" && weight === "lb" ? "pounds" : counted;
}

/** "16.8 tonnes", "37,038 pounds", "32 kilometres": as it is read aloud. */
export function amountWords(amount: number, counted: Counted, units: Units): string {
  const inPounds = counted === "tonnes" && units.weight === "lb";
  const figure = inPounds ? formatCount(toPounds(amount * 1000)) : amountText(amount, counted, units);
  return `${figure} ${unitName(counted, units)}`;
}
