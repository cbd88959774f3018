import {
  CONDITIONING_FIELDS,
  GYMNASTICS_FIELDS,
  readEntryTime,
  STRENGTH_FIELDS,
  toUnit,
  getUnit,
  type EntryField,
  type StoredValue,
} from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import type { Texts } from "./athlete-form.ts";

export type BenchmarkKind = "strength" | "gymnastics" | "conditioning";
type BenchmarkTable = `${BenchmarkKind}_benchmarks`;

export interface Benchmark {
  readonly kind: BenchmarkKind;
  readonly table: BenchmarkTable;
  readonly title: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly fields: readonly EntryField[];
}

export const BENCHMARKS: Readonly<Record<BenchmarkKind, Benchmark>> = {
  strength: {
    kind: "strength",
    table: "strength_benchmarks",
    title: "Strength",
    saved: "Strength Benchmarks Updated",
    notSaved: "Failed to update strength benchmarks",
    fields: STRENGTH_FIELDS,
  },
  gymnastics: {
    kind: "gymnastics",
    table: "gymnastics_benchmarks",
    title: "Gymnastics",
    saved: "Gymnastics Skills Updated",
    notSaved: "Failed to update gymnastics skills",
    fields: GYMNASTICS_FIELDS,
  },
  conditioning: {
    kind: "conditioning",
    table: "conditioning_benchmarks",
    title: "Conditioning",
    saved: "Conditioning Benchmarks Updated",
    notSaved: "Failed to update conditioning benchmarks",
    fields: CONDITIONING_FIELDS,
  },
};

/** Seconds of a time that is typed for a conditioning benchmark; undefined while it is none. */
export function readTypedTime(texts: Texts, column: string): number | undefined {
  const field = CONDITIONING_FIELDS.find((one) => one.column === column);
  return field && readEntryTime(field, texts[column] ?? "");
}

/** A value as the lists show it, without its unit: kilograms and VO2 with one decimal, pounds and counts whole. */
export function getFigure({ measure }: EntryField, value: StoredValue, unit: WeightUnit): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "number") return value ?? "";
  if (measure === "kilograms") return unit === "lb" ? String(Math.round(toUnit(value, unit))) : value.toFixed(1);
  return measure === "vo2" ? value.toFixed(1) : String(value);
}

/** The same with its unit: "140.0 kg", "21:40", "12 reps". */
export function valueText(field: EntryField, value: StoredValue, unit: WeightUnit): string {
  const suffix = field.measure === "time" ? "" : getUnit(field, unit);
  return suffix === "" ? getFigure(field, value, unit) : `${getFigure(field, value, unit)} ${suffix}`;
}
