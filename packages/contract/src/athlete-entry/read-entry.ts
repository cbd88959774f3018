import type { WeightUnit } from "@ironpace/training";
import { z } from "zod";
import type { EntryField, Measure, StoredValue } from "./entry-field.ts";
import { rangeText } from "./show-entry.ts";
import { readTime, timeText } from "./time-text.ts";
import { inKilograms } from "./weight-text.ts";

/** What was typed, read: null for an empty text; or what is wrong with it, in words for the person. */
export type EntryReading = { readonly value: StoredValue } | { readonly error: string };

/** Text as typed, weights in `unit` → the value of the column. Point and comma are both decimal points. */
export function readEntry(field: EntryField, text: string, unit: WeightUnit): EntryReading {
  const given = text.trim();
  if (given === "") return { value: null };
  if (field.measure === "yes-no") return given === "yes" || given === "no" ? { value: given === "yes" } : { error: "Choose yes or no" };
  const number = readNumber(field.measure, given, unit);
  if (number === undefined) return { error: field.measure === "time" ? TIME_WANTED : "Enter a number" };
  if (WHOLE.has(field.measure) && !Number.isInteger(number)) return { error: "Enter a whole number" };
  if (number < field.possible.min || number > field.possible.max) return { error: `Between ${rangeText(field, field.possible, unit)}` };
  return { value: field.measure === "time" ? timeText(number) : number };
}

/** The same as a schema for forms: text in, stored value out. */
export function entrySchema(field: EntryField, unit: WeightUnit): z.ZodType<StoredValue, string> {
  return z.string().transform((text, context) => {
    const reading = readEntry(field, text, unit);
    if ("value" in reading) return reading.value;
    context.addIssue({ code: "custom", message: reading.error });
    return z.NEVER;
  });
}

const TIME_WANTED = "Enter a time as 4:35, 1:02:10 or 275";
const WHOLE = new Set<Measure>(["repetitions", "watts", "years", "minutes"]);

function readNumber(measure: Measure, given: string, unit: WeightUnit): number | undefined {
  if (measure === "time") return readTime(given);
  if (!/^\d{1,9}([.,]\d{1,6})?$/.test(given)) return undefined;
  const number = Number(given.replace(",", "."));
  return measure === "kilograms" ? inKilograms(number, unit) : number;
}
