import { getDoubt, entryText, readEntry, type EntryField, type EntryUnits, type StoredValue } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import { withMessage, type Circumstances, type FormRules, type Messages, type Texts } from "./athlete-form.ts";

type Row = object | null;

/** The stored values of the fields, as they are shown. */
export function entryTexts(fields: readonly EntryField[], row: Row, units: EntryUnits): Texts {
  return Object.fromEntries(fields.map((field) => [field.column, entryText(field, stored(row, field), units)]));
}

/** The rules of a form that has only these fields. */
export function entryRules(fields: readonly EntryField[]): FormRules {
  return {
    errorsOf: (texts, circumstances) => entryErrors(fields, texts, circumstances),
    doubtsOf: (texts, circumstances) => entryDoubts(fields, texts, circumstances),
  };
}

export function entryErrors(fields: readonly EntryField[], texts: Texts, { units }: Circumstances): Messages {
  return withMessage(fields.map((field) => [field.column, findError(field, texts, units)]));
}

export function entryDoubts(fields: readonly EntryField[], texts: Texts, { units, sex }: Circumstances): Messages {
  return withMessage(
    fields.map((field) => {
      const read = readEntry(field, texts[field.column] ?? "", units);
      return [field.column, "value" in read ? getDoubt(field, read.value, sex, units) : undefined];
    }),
  );
}

/** Column → value, of the fields that were changed: one that was not touched would come back a few grams off in pounds. */
export function entryValues(
  fields: readonly EntryField[],
  texts: Texts,
  row: Row,
  units: EntryUnits,
): Readonly<Record<string, StoredValue>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = (texts[field.column] ?? "").trim();
      if (text === entryText(field, stored(row, field), units)) return [];
      const read = readEntry(field, text, units);
      return [[field.column, "value" in read ? read.value : null] as const];
    }),
  );
}

/** The same weights typed in the other unit; what is no number stays as it is. */
export function toOtherUnit(fields: readonly EntryField[], texts: Texts, from: WeightUnit, to: WeightUnit): Texts {
  const converted = fields.flatMap((field) => {
    const text = texts[field.column];
    if (field.measure !== "kilograms" || text === undefined || text === "") return [];
    const read = readEntry(field, text, from);
    return "value" in read ? [[field.column, entryText(field, rounded(read.value), to)] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(converted) };
}

/** To the tenth of a kilogram: nobody types more when changing the unit. */
function rounded(value: StoredValue): StoredValue {
  return typeof value === "number" ? Number(value.toFixed(1)) : value;
}

function findError(field: EntryField, texts: Texts, units: EntryUnits): string | undefined {
  const read = readEntry(field, texts[field.column] ?? "", units);
  return "error" in read ? read.error : undefined;
}

function stored(row: Row, field: EntryField): StoredValue {
  return (row as Readonly<Record<string, StoredValue | undefined>> | null)?.[field.column] ?? null;
}
