import { toMiles, type DistanceUnit, type WeightUnit } from "@ironpace/training";
import type { EntryField, EntryUnits } from "./entry-field.ts";
import { toKilograms, toUnit } from "./weight-text.ts";

const MILES_PER_KILOMETRE = toMiles(1000);

function weightUnit(units: EntryUnits): WeightUnit {
  return typeof units === "string" ? units : units.weight;
}

function distanceUnit(units: EntryUnits): DistanceUnit {
  return typeof units === "string" ? "km" : units.distance;
}

/** Whether the value is typed as feet and inches. */
export function isInFeet({ measure }: EntryField, units: EntryUnits): boolean {
  return measure === "centimetres" && weightUnit(units) === "lb";
}

/** The number of a field in the unit that is typed: pounds and miles with at most one decimal. */
export function toTyped({ measure }: EntryField, value: number, units: EntryUnits): number {
  if (measure === "kilograms") return toUnit(value, weightUnit(units));
  return measure === "kilometres" && distanceUnit(units) === "mi" ? Number((value * MILES_PER_KILOMETRE).toFixed(1)) : value;
}

/** A typed number in the measure of the field; kept to the gram and the metre, so that pounds and miles come back as they were typed. */
export function fromTyped({ measure }: EntryField, number: number, units: EntryUnits): number {
  if (measure === "kilograms") return toKilograms(number, weightUnit(units));
  return measure === "kilometres" && distanceUnit(units) === "mi" ? Number((number / MILES_PER_KILOMETRE).toFixed(3)) : number;
}

/** How a stored number is written. */
export function figureText(field: EntryField, value: number, units: EntryUnits): string {
  return isInFeet(field, units) ? feetText(value) : String(toTyped(field, value, units));
}

/** The unit that stands beside the value: "kg", "mi", "mm:ss", "reps". */
export function getUnit(field: EntryField, units: EntryUnits): string {
  if (field.measure === "kilograms") return weightUnit(units);
  if (field.measure === "kilometres") return distanceUnit(units);
  return isInFeet(field, units) ? "ft in" : UNITS[field.measure];
}

const UNITS: Readonly<Record<Exclude<EntryField["measure"], "kilograms" | "kilometres">, string>> = {
  repetitions: "reps",
  "yes-no": "",
  time: "mm:ss",
  watts: "W",
  vo2: "ml/kg/min",
  years: "years",
  minutes: "minutes",
  centimetres: "cm",
  metres: "m",
  hours: "h",
  "times-a-week": "a week",
};

/** Centimetres of an inch (1959), exact. */
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** "5′11″": to the inch. */
export function feetText(centimetres: number): string {
  const inches = Math.round(centimetres / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`;
}

/**
 * Centimetres of a height in feet and inches: "5'11", "5 ft 11 in", "5′11″", what a keypad without these signs can type ("5.11", "5 11"),
 * feet alone ("6") and inches alone ("71"). Undefined for anything else.
 */
export function readFeet(text: string): number | undefined {
  const given = text.trim().toLowerCase();
  const parts = /^(\d{1,3})(?:\s*(?:'|′|ft|feet|[.,]|\s)\s*(?:(\d{1,2})\s*(?:"|″|''|in|inches)?)?)?$/.exec(given);
  if (parts === null) return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (second >= INCHES_PER_FOOT) return undefined;
  const inches = parts[2] === undefined && first >= INCHES_PER_FOOT ? first : first * INCHES_PER_FOOT + second;
  return Math.round(inches * CM_PER_INCH * 10) / 10;
}
