import type { Sex } from "@ironpace/training";
import type { EntryField, EntryUnits, Range, StoredValue } from "./entry-field.ts";
import { rangeText } from "./show-entry.ts";
import { readTime } from "./time-text.ts";

/**
 * The question to a possible but unlikely value: "Most athletes are between 40 and 310 kg. Is this right?"; undefined for all others.
 * Without a sex both tables count.
 */
export function getDoubt(field: EntryField, value: StoredValue, sex: Sex | undefined, units: EntryUnits): string | undefined {
  const number = typeof value === "string" ? readTime(value) : value;
  if (typeof number !== "number" || field.likely === undefined) return undefined;
  const range = sex === undefined ? union(field.likely.female, field.likely.male) : field.likely[sex];
  if (number >= range.min && number <= range.max) return undefined;
  return `Most athletes are between ${rangeText(field, range, units)}. Is this right?`;
}

function union(one: Range, other: Range): Range {
  return { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
}
