import {
  getDoubt,
  entryControl,
  entryText,
  readEntry,
  type EntryControl,
  type EntryField,
  type EntryUnits,
  type StoredValue,
} from "@ironpace/contract";
import type { Sex } from "@ironpace/training";
import { useState } from "react";
import { useUnsaved } from "./unsaved-context.ts";

export interface EntryFormOptions {
  readonly fields: readonly EntryField[];
  /** Column → what is stored. */
  readonly stored: Readonly<Record<string, StoredValue | undefined>>;
  readonly unit: EntryUnits;
  readonly sex: Sex | undefined;
}

/** What a MeasuredField needs for one field. */
export type EntryProps = EntryControl & {
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly question: string | undefined;
  readonly onConfirm: () => void;
};

export interface EntryForm {
  readonly changed: boolean;
  propsOf(field: EntryField): EntryProps;
  /** What is to be saved, column → value, only of fields that were changed; undefined while something has to be mended or answered. */
  check(): Readonly<Record<string, StoredValue>> | undefined;
  /** Forgets what was typed. */
  reset(): void;
}

/**
 * The fields of a form with what was typed over what is stored. An unlikely value is asked about once; saving a second time without an
 * answer is one. What was not touched stays as it is stored: in pounds it would come back a few grams off.
 */
export function useEntryForm({ fields, stored, unit, sex }: EntryFormOptions): EntryForm {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const storedText = (field: EntryField) => entryText(field, stored[field.column], unit);
  const textOf = (field: EntryField) => typed[field.column] ?? storedText(field);
  const changes = fields.filter((field) => textOf(field).trim() !== storedText(field));
  const changed = changes.length > 0;
  useUnsaved(changed);

  const answer = (field: EntryField) => `${field.column}=${textOf(field)}`;
  const read = (field: EntryField) => readEntry(field, textOf(field), unit);
  const doubt = (field: EntryField) => {
    const reading = read(field);
    if (!("value" in reading) || confirmed.has(answer(field)) || !changes.includes(field)) return undefined;
    return getDoubt(field, reading.value, sex, unit);
  };
  const show = (columns: readonly string[]) => setShown((before) => new Set([...before, ...columns]));

  return {
    changed,
    propsOf(field) {
      const reading = read(field);
      const isShown = shown.has(field.column);
      return {
        ...entryControl(field, unit),
        name: field.column,
        value: textOf(field),
        onValueChange: (text) => setTyped((before) => ({ ...before, [field.column]: text })),
        onBlur: () => show([field.column]),
        error: isShown && "error" in reading ? reading.error : undefined,
        question: isShown ? doubt(field) : undefined,
        onConfirm: () => setConfirmed((before) => new Set([...before, answer(field)])),
      };
    },
    check() {
      show(fields.map(({ column }) => column));
      if (fields.some((field) => "error" in read(field))) return undefined;
      const open = fields.filter((field) => doubt(field) !== undefined);
      if (open.some((field) => !shown.has(`asked ${answer(field)}`))) {
        show(open.map((field) => `asked ${answer(field)}`));
        return undefined;
      }
      return Object.fromEntries(
        changes.map((field) => {
          const reading = read(field);
          return [field.column, "value" in reading ? reading.value : null];
        }),
      );
    },
    reset() {
      setTyped({});
      setShown(new Set());
      setConfirmed(new Set());
    },
  };
}
