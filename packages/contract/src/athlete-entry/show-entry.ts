import type { WeightUnit } from "@ironpace/training";
import type { EntryField, Measure, Range, StoredValue } from "./entry-field.ts";
import { timeText } from "./time-text.ts";
import { inUnit } from "./weight-text.ts";

/** A stored value as the form shows it; empty for one that is not known. */
export function entryText(field: EntryField, value: StoredValue | undefined, unit: WeightUnit): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? figure(field, value, unit) : value;
}

/** The unit that stands beside the value: "kg", "mm:ss", "reps". */
export function unitOf({ measure }: EntryField, unit: WeightUnit): string {
  return measure === "kilograms" ? unit : UNITS[measure];
}

/** "1 and 260 kg", "2 and 573 lb", "12:00 and 2:00:00"; pounds to the pound, inside the range. */
export function rangeText(field: EntryField, { min, max }: Range, unit: WeightUnit): string {
  if (field.measure === "time") return `${timeText(min)} and ${timeText(max)}`;
  const pounds = field.measure === "kilograms" && unit === "lb";
  const [from, to] = pounds ? [Math.ceil(inUnit(min, unit)), Math.floor(inUnit(max, unit))] : [min, max];
  const suffix = unitOf(field, unit);
  return `${from} and ${to}${suffix === "" ? "" : ` ${suffix}`}`;
}

const UNITS: Readonly<Record<Exclude<Measure, "kilograms">, string>> = {
  repetitions: "reps",
  "yes-no": "",
  time: "mm:ss",
  watts: "W",
  vo2: "ml/kg/min",
  years: "years",
  minutes: "minutes",
};

function figure({ measure }: EntryField, value: number, unit: WeightUnit): string {
  return String(measure === "kilograms" ? inUnit(value, unit) : value);
}
