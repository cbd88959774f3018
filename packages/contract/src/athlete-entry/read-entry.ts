import type { EntryField, EntryUnits, Measure, StoredValue } from "./entry-field.ts";
import { fromTyped, isInFeet } from "./entry-units.ts";
import { readFeet } from "./feet-text.ts";
import { rangeText } from "./show-entry.ts";
import { readTime, timeText } from "./time-text.ts";

/** What was typed, read: null for an empty text; or what is wrong with it, in words for the person. */
export type EntryReading = { readonly value: StoredValue } | { readonly error: string };

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

const TIME_WANTED = "Enter a time as 4:35, 1:02:10 or 275";
const FEET_WANTED = "Enter feet and inches as 5'11 or 71";
const WHOLE = new Set<Measure>(["repetitions", "watts", "years", "minutes", "metres", "times-a-week"]);

function readNumber(field: EntryField, given: string, units: EntryUnits): number | undefined {
  if (field.measure === "time") return readTime(given);
  if (isInFeet(field, units)) return readFeet(given);
  if (!/^[-−]?\d{1,9}([.,]\d{1,6})?$/.test(given)) return undefined;
  // A zero has no sign: "-0" is typed like any other number.
  return fromTyped(field, Number(given.replace(",", ".").replace("−", "-")), units) || 0;
}
