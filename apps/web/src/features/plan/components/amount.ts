import { toMiles, toPounds } from "@ironpace/training";
import type { Units } from "#backend/preferences/units.ts";
import { formatCount } from "#ui/format.ts";
import type { Counting } from "../model/counting.ts";

type Counted = Counting[keyof Counting];

/** "16.8" tonnes or "37.0k" pounds, "32" kilometres or "20" miles, "2.5" hours. */
export function amountText(amount: number, counted: Counted, { weight, distance }: Units): string {
  if (counted === "kilometres") return formatCount(distance === "km" ? amount : toMiles(amount * 1000));
  if (counted === "tonnes" && weight === "lb") return amount === 0 ? "0" : `${toPounds(amount).toFixed(1)}k`;
  return amount.toFixed(1);
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
