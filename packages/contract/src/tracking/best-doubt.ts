import { getDoubt } from "../athlete/read-entry.ts";
import type { EntryField, Range } from "../athlete/entry-field.ts";
import { CONDITIONING_FIELDS, GYMNASTICS_FIELDS, STRENGTH_FIELDS } from "../athlete/fields.ts";
import { readTimeWithin, timeText, type TimeRange } from "../athlete/time-text.ts";
import { benchmarkKey, getMetric, readBest } from "./best-kinds.ts";
import type { BestEntry } from "./personal-bests.ts";

/** The best that stands, in kg, seconds, metres or repetitions. */
interface FormerBest {
  readonly value: string;
  readonly unit: string | null;
  readonly value_number: number | null;
  readonly direction: string;
}

/**
 * The question to a best that can be but rarely is: beyond what nearly everybody reaches, as the profile asks it, or far from the best that
 * stood until now; undefined for all others.
 */
export function bestDoubt(entry: BestEntry, former: FormerBest | undefined): string | undefined {
  const number = measured(entry);
  if (number === undefined) return undefined;
  const metric = getMetric(entry.unit);
  const field = FIELDS[entry.exercise_name.trim().toLowerCase()] ?? ANY_LIFT;
  if (MEASURED_AS[metric] === field.measure) {
    const weight = ["lb", "lbs"].includes(entry.unit.trim().toLowerCase()) ? "lb" : "kg";
    const doubt = getDoubt(field, field.measure === "time" ? timeText(number) : number, undefined, weight);
    if (doubt !== undefined) return doubt;
  }
  if (former === undefined || former.value_number === null || former.value_number <= 0) return undefined;
  const factor = former.direction === "lower" ? former.value_number / number : number / former.value_number;
  if (factor < LEAP) return undefined;
  return `Your best so far is ${formerText(former)}. Is this right?`;
}

/** A time as the clock that is meant: "2231" minutes of a 5k are 22:31. Any other value, and what is no time, as typed. */
export function tidyBest({ exercise_name: name, value, unit }: Pick<BestEntry, "exercise_name" | "value" | "unit">): string {
  // "25.5" is twenty-five and a half of the unit.
  if (unit.trim().toLowerCase() !== "min" || /^\d+[.,]\d$/.test(value.trim())) return value;
  const seconds = readTimeWithin(value, TIMES[benchmarkKey(name)] ?? ANY_TIME);
  return seconds === undefined ? value : timeText(seconds);
}

/** Seconds; from the fastest there is to a slow one. */
const TIMES: Readonly<Record<string, TimeRange>> = {
  "1km": { possible: { min: 120, max: 1200 }, likely: { min: 150, max: 480 } },
  "5krun": { possible: { min: 720, max: 7200 }, likely: { min: 840, max: 3000 } },
  "10krun": { possible: { min: 1500, max: 14_400 }, likely: { min: 1740, max: 6300 } },
  halfmarathon: { possible: { min: 3400, max: 18_000 }, likely: { min: 3900, max: 12_600 } },
  marathon: { possible: { min: 7200, max: 36_000 }, likely: { min: 8100, max: 23_400 } },
  totaltime: { possible: { min: 3000, max: 18_000 }, likely: { min: 3300, max: 9000 } },
};
/** Of what has no table, minutes by themselves stay minutes. */
const ANY_TIME: TimeRange = { possible: { min: 1, max: 604_800 }, likely: { min: 100, max: 6000 } };

/** "100 kg", "3:40:00"; "87,5" reads 87.5 kg. */
function formerText({ value, unit }: FormerBest): string {
  return unit === null || value.includes(":") ? value : `${value.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2")} ${unit}`;
}

/** Nobody improves by half between two entries; a slip of the finger does. */
const LEAP = 1.5;

/** What is typed in kg, seconds, metres or repetitions. */
function measured({ value, unit }: BestEntry): number | undefined {
  const number = readBest(value, unit);
  if (number === undefined || value.includes(":")) return number;
  return number * (PER_UNIT[unit.trim().toLowerCase()] ?? 1);
}

const PER_UNIT: Readonly<Record<string, number>> = { lb: 0.45359237, lbs: 0.45359237, km: 1000, mi: 1609.344, min: 60, h: 3600 };
const MEASURED_AS = { weight: "kilograms", time: "time", reps: "repetitions", distance: undefined } as const;

/** Any other lift: heavier is rare. */
const ANY: Range = { min: 1, max: 350 };
const ANY_LIFT: EntryField = { column: "", label: "", measure: "kilograms", possible: ANY, likely: { male: ANY, female: ANY }, step: 0.5 };

const FIELDS: Readonly<Record<string, EntryField>> = Object.fromEntries([
  ...[...STRENGTH_FIELDS, ...GYMNASTICS_FIELDS].map((field) => [field.label.toLowerCase(), field] as const),
  ...(["5km", "5 km", "10km", "10 km"] as const).flatMap((name) => {
    const field = CONDITIONING_FIELDS.find(({ column }) => column === `run_${Number.parseInt(name, 10)}k`);
    return field === undefined ? [] : [[name, field] as const];
  }),
]);
