import type { EntryField, EntryUnits, Measure, StoredValue, Range } from "./entry-field.ts";
import { fromTyped, isInFeet, readFeet } from "./entry-units.ts";
import { rangeText } from "./entry-text.ts";
import { readTime, readTimeWithin, timeText } from "./time-text.ts";
import type { Sex } from "@ironpace/training";

/** What was typed, read: null for an empty text; or what is wrong with it, in words for the person. */
type EntryReading = { readonly value: StoredValue } | { readonly error: string };

/** Text as typed in `units` → the value of the column. Point and comma are both decimal points. */
export function readEntry(field: EntryField, text: string, units: EntryUnits): EntryReading {
  const given = text.trim();
  if (given === "") return { value: null };
  if (field.measure === "yes-no") return given === "yes" || given === "no" ? { value: given === "yes" } : { error: "Choose yes or no" };
  const number = readNumber(field, given, units);
  if (number === undefined)
    return { error: field.measure === "time" ? TIME_WANTED : isInFeet(field, units) ? FEET_WANTED : "Enter a number" };
  if (WHOLE.has(field.measure) && !Number.isInteger(number)) return { error: "Enter a whole number" };
  if (number < field.possible.min || number > field.possible.max) return { error: `Between ${rangeText(field, field.possible, units)}` };
  return { value: field.measure === "time" ? timeText(number) : number };
}

const TIME_WANTED = "Enter a time like 4:35 or 1:02:10";
const FEET_WANTED = "Enter your height like 5'11, or in inches like 71";
const WHOLE = new Set<Measure>(["repetitions", "watts", "years", "minutes", "metres", "times-a-week"]);

function readNumber(field: EntryField, given: string, units: EntryUnits): number | undefined {
  if (field.measure === "time") return readEntryTime(field, given);
  if (isInFeet(field, units)) return readFeet(given);
  if (!/^[-−]?\d{1,9}([.,]\d{1,6})?$/.test(given)) return undefined;
  // A zero has no sign: "-0" is typed like any other number.
  return fromTyped(field, Number(given.replace(",", ".").replace("−", "-")), units) || 0;
}

/** The seconds that are typed for a field: what it usually is decides between the readings of bare digits. */
export function readEntryTime({ possible, likely }: EntryField, text: string): number | undefined {
  return readTimeWithin(text, { possible, likely: likely === undefined ? possible : union(likely.female, likely.male) });
}

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
