import { formatClock, fromPounds, parseClock, toPounds } from "@ironpace/training";
import type { Units } from "../../../backend/preferences/units.ts";

export type BenchmarkKind = "strength" | "gymnastics" | "conditioning";
export type BenchmarkTable = `${BenchmarkKind}_benchmarks`;

/** One number an athlete can give. The ranges are the database's: beyond them no human being has been. */
export interface BenchmarkField {
  readonly column: string;
  readonly label: string;
  readonly measure: "kilograms" | "repetitions" | "yes-no" | "time" | "watts" | "vo2";
  readonly min: number;
  readonly max: number;
  readonly hint?: string;
}

export interface Benchmark {
  readonly kind: BenchmarkKind;
  readonly table: BenchmarkTable;
  readonly title: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly fields: readonly BenchmarkField[];
}

const lift = (column: string, label: string, max: number): BenchmarkField => ({ column, label, measure: "kilograms", min: 1, max });
const reps = (column: string, label: string, max: number): BenchmarkField => ({ column, label, measure: "repetitions", min: 0, max });
const time = (column: string, label: string, min: number, max: number): BenchmarkField => ({ column, label, measure: "time", min, max });

export const BENCHMARKS: Readonly<Record<BenchmarkKind, Benchmark>> = {
  strength: {
    kind: "strength",
    table: "strength_benchmarks",
    title: "Strength",
    saved: "Strength Benchmarks Updated",
    notSaved: "Failed to update strength benchmarks",
    fields: [
      lift("back_squat", "Back squat", 600),
      lift("deadlift", "Deadlift", 600),
      lift("clean_and_jerk", "Clean and jerk", 300),
      lift("snatch", "Snatch", 260),
      lift("overhead_press", "Overhead press", 300),
    ],
  },
  gymnastics: {
    kind: "gymnastics",
    table: "gymnastics_benchmarks",
    title: "Gymnastics",
    saved: "Gymnastics Skills Updated",
    notSaved: "Failed to update gymnastics skills",
    fields: [
      reps("strict_pullups", "Strict pull-ups", 200),
      reps("handstand_pushups", "Handstand push-ups", 200),
      reps("bar_muscle_ups", "Bar muscle-ups", 100),
      reps("ring_muscle_ups", "Ring muscle-ups", 100),
      { column: "handstand_walk", label: "Handstand walk", measure: "yes-no", min: 0, max: 1 },
    ],
  },
  conditioning: {
    kind: "conditioning",
    table: "conditioning_benchmarks",
    title: "Conditioning",
    saved: "Conditioning Benchmarks Updated",
    notSaved: "Failed to update conditioning benchmarks",
    fields: [
      time("row_500m", "500 m row", 60, 600),
      time("run_5k", "5k run", 720, 7200),
      time("run_10k", "10k run", 1500, 14_400),
      { column: "ftp_20min", label: "20 min bike power", measure: "watts", min: 30, max: 700, hint: "Best mean power over 20 minutes" },
      { column: "vo2_max", label: "VO2 max", measure: "vo2", min: 10, max: 100 },
    ],
  },
};

export type StoredValue = number | string | boolean | null;

type Weight = Units["weight"];

/** Text of the form, weights in the athlete's unit → value of the column: null for empty text, or what is wrong with it. */
export function readBenchmark(
  field: BenchmarkField,
  text: string,
  unit: Weight,
): { readonly value: StoredValue } | { readonly error: string } {
  const given = text.trim().replace(",", ".");
  if (given === "") return { value: null };
  if (field.measure === "yes-no") return { value: given === "yes" };
  const number = field.measure === "time" ? parseClock(given) : inKilograms(field, decimal(given), unit);
  if (number === undefined) return { error: field.measure === "time" ? "Enter a time as 4:35, 1:02:10 or 275" : "Enter a number" };
  if (isCount(field) && !Number.isInteger(number)) return { error: "Enter a whole number" };
  if (number < field.min || number > field.max)
    return { error: `Between ${figure(field, field.min, unit)} and ${figure(field, field.max, unit)}${unitSuffix(field, unit)}` };
  return { value: field.measure === "time" ? formatClock(number) : number };
}

/** A stored value as the form shows it. */
export function benchmarkText(field: BenchmarkField, value: StoredValue | undefined, unit: Weight): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" && field.measure === "kilograms") return String(weightOf(value, unit));
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** The unit that stands beside the value. */
export function unitOf({ measure }: BenchmarkField, unit: Weight): string {
  return measure === "kilograms" ? unit : UNITS[measure];
}

const UNITS: Readonly<Record<Exclude<BenchmarkField["measure"], "kilograms">, string>> = {
  repetitions: "reps",
  "yes-no": "",
  time: "mm:ss",
  watts: "W",
  vo2: "ml/kg/min",
};

function decimal(text: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function isCount(field: BenchmarkField): boolean {
  return field.measure === "repetitions" || field.measure === "watts";
}

/** Kept to the gram, so that pounds come back as they were typed. */
function inKilograms({ measure }: BenchmarkField, number: number | undefined, unit: Weight): number | undefined {
  return number === undefined || measure !== "kilograms" || unit === "kg" ? number : Number(fromPounds(number).toFixed(3));
}

/** Kilograms as stored, pounds with at most one decimal. */
export function weightOf(kilograms: number, unit: Weight): number {
  return unit === "kg" ? kilograms : Number(toPounds(kilograms).toFixed(1));
}

function figure(field: BenchmarkField, number: number, unit: Weight): string {
  if (field.measure === "time") return formatClock(number);
  return String(field.measure === "kilograms" ? Math.round(weightOf(number, unit)) : number);
}

function unitSuffix(field: BenchmarkField, unit: Weight): string {
  return field.measure === "time" ? "" : ` ${unitOf(field, unit)}`;
}
