import { parseDay } from "@ironpace/training";
import { z } from "zod";
import { BEST_CATEGORIES, BEST_UNITS, type BestCategory, type BestMetric, getMetric, readBest } from "./best-kinds.ts";

/** A personal best as it is typed. */
export interface BestEntry {
  readonly category: BestCategory;
  readonly exercise_name: string;
  readonly value: string;
  readonly unit: string;
  readonly date: string;
  readonly notes: string;
}

/** Document 1, section 5; shown when all three are missing. */
export const BEST_INCOMPLETE = "Please enter an exercise name, value, and date";

/** Each is shown under its field when that is empty. */
export const BEST_MISSING = { exercise_name: "Choose or enter an exercise", value: "Enter a value", date: "Enter a date" } as const;

/** A best of `today` or before. Times are read as everywhere: 4:35, 1:02:10, 275. */
export const bestEntrySchema = (today: string): z.ZodType<BestEntry, BestEntry> =>
  z
    .object({
      category: z.enum(BEST_CATEGORIES),
      exercise_name: given("exercise_name").max(120, "At most 120 characters"),
      value: given("value").max(40, "At most 40 characters"),
      unit: z.string().max(20, "At most 20 characters"),
      date: given("date")
        .refine((text) => text.trim() === "" || (parseDay(text) !== undefined && text >= "1950-01-01"), "Enter a date")
        .refine((text) => parseDay(text) === undefined || text <= today, "The date is in the future"),
      notes: z.string().max(4000, "At most 4,000 characters"),
    })
    .refine(({ value, unit }) => !((readBest(value, unit) ?? 0) > HIGHEST[getMetric(unit)]), {
      path: ["value"],
      error: ({ input }) => `Check the value: at most ${highestText((input as BestEntry).unit)}`,
    })
    .refine(({ value, unit }) => value.trim() === "" || readBest(value, unit) !== undefined, {
      path: ["value"],
      error: ({ input }) => (getMetric((input as BestEntry).unit) === "time" ? "Enter a time like 23:15" : "Enter a number above 0"),
    });

/** More than anybody has lifted, done, held or covered; in the unit that is typed, so generous for the smaller one. */
const HIGHEST: Readonly<Record<BestMetric, number>> = { weight: 1500, reps: 10_000, time: 604_800, distance: 1_000_000 };

/** "1,500 kg", "10,000 reps", "a week". */
function highestText(unit: string): string {
  const metric = getMetric(unit);
  return metric === "time" ? "a week" : `${HIGHEST[metric].toLocaleString("en")} ${unit}`;
}

/** The columns of personal_bests. */
export function bestRow(entry: BestEntry) {
  const unit = entry.unit.trim() || BEST_UNITS[entry.category][0];
  const metric = getMetric(unit);
  return {
    category: entry.category,
    exercise_name: entry.exercise_name.trim(),
    value: entry.value.trim(),
    unit,
    metric,
    // A race is better the shorter it takes, a hold the longer it lasts.
    direction: metric === "time" && entry.category !== "gymnastics" ? ("lower" as const) : ("higher" as const),
    date: entry.date,
    notes: entry.notes.trim() || null,
  };
}

function given(field: keyof typeof BEST_MISSING) {
  return z.string().refine((text) => text.trim() !== "", BEST_MISSING[field]);
}
