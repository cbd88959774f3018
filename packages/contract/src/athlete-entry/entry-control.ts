import type { WeightUnit } from "@ironpace/training";
import type { EntryField, Measure } from "./entry-field.ts";
import { unitOf } from "./show-entry.ts";
import { readTime, timeText } from "./time-text.ts";
import { inUnit } from "./weight-text.ts";

/** What a form control needs to know to take one field; the typeface `figure` says what kind of number it is. */
export interface EntryControl {
  readonly kind: "number" | "time" | "yes-no";
  readonly label: string;
  readonly hint?: string;
  readonly unit: string;
  readonly figure: "iron" | "pace" | "num";
  /** In the unit that is typed. */
  readonly step: number;
  readonly min: number;
  readonly max: number;
  /** Writes a time as it will be stored; undefined when the text is no time. */
  readonly tidy: (text: string) => string | undefined;
}

export function entryControl(field: EntryField, unit: WeightUnit): EntryControl {
  const { measure, label, hint, step, possible } = field;
  const weight = measure === "kilograms";
  return {
    kind: KINDS[measure] ?? "number",
    label,
    ...(hint === undefined ? {} : { hint }),
    unit: unitOf(field, unit),
    figure: weight ? "iron" : measure === "time" ? "pace" : "num",
    step,
    min: weight ? Math.ceil(inUnit(possible.min, unit)) : possible.min,
    max: weight ? Math.floor(inUnit(possible.max, unit)) : possible.max,
    tidy,
  };
}

const KINDS: Readonly<Partial<Record<Measure, EntryControl["kind"]>>> = { time: "time", "yes-no": "yes-no" };

function tidy(text: string): string | undefined {
  const seconds = readTime(text);
  return seconds === undefined ? undefined : timeText(seconds);
}
