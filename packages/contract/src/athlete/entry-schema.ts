import { z } from "zod";
import type { EntryField, EntryUnits, StoredValue } from "./entry-field.ts";
import { readEntry } from "./read-entry.ts";

/** `readEntry` as a schema for forms: text in, stored value out. */
export function entrySchema(field: EntryField, units: EntryUnits): z.ZodType<StoredValue, string> {
  return z.string().transform((text, context) => {
    const reading = readEntry(field, text, units);
    if ("value" in reading) return reading.value;
    context.addIssue({ code: "custom", message: reading.error });
    return z.NEVER;
  });
}
