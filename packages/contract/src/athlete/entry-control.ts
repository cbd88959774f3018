import type { EntryField, EntryUnits, Measure } from "./entry-field.ts";
import { isInFeet, toTyped, getUnit } from "./entry-units.ts";
import { feetText, readFeet } from "./entry-units.ts";
import { readEntryTime } from "./read-entry.ts";
import { timeText } from "./time-text.ts";

/** What a form control needs to know to take one field; the typeface `figure` says what kind of number it is. */
export interface EntryControl {
  /** `feet`: a text of feet and inches. */
  readonly kind: "number" | "time" | "feet" | "yes-no";
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly unit: string;
  readonly figure: "iron" | "pace" | "num";
  /** In the unit that is typed. */
  readonly step: number;
  readonly min: number;
  readonly max: number;
  /** Writes a time or a height as it will be shown; undefined when the text is neither. */
  readonly tidy: (text: string) => string | undefined;
}

export function entryControl(field: EntryField, units: EntryUnits): EntryControl {
  const { measure, label, hint, placeholder, step, possible } = field;
  const feet = isInFeet(field, units);
  const converted = toTyped(field, possible.max, units) !== possible.max;
  return {
    kind: feet ? "feet" : (KINDS[measure] ?? "number"),
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(placeholder === undefined ? {} : { placeholder }),
    unit: getUnit(field, units),
    figure: measure === "kilograms" ? "iron" : measure === "time" ? "pace" : "num",
    step,
    min: converted ? Math.ceil(toTyped(field, possible.min, units)) : possible.min,
    max: converted ? Math.floor(toTyped(field, possible.max, units)) : possible.max,
    tidy: feet ? tidyFeet : (text) => tidyTime(field, text),
  };
}

const KINDS: Readonly<Partial<Record<Measure, EntryControl["kind"]>>> = { time: "time", "yes-no": "yes-no" };

function tidyTime(field: EntryField, text: string): string | undefined {
  const seconds = readEntryTime(field, text);
  return seconds === undefined ? undefined : timeText(seconds);
}

function tidyFeet(text: string): string | undefined {
  const centimetres = readFeet(text);
  return centimetres === undefined ? undefined : feetText(centimetres);
}
