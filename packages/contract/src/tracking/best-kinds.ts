import { readTime } from "../athlete/time-text.ts";
import { getNumber } from "./goal-value.ts";

export const BEST_CATEGORIES = ["strength", "gymnastics", "running", "hyrox"] as const;
export type BestCategory = (typeof BEST_CATEGORIES)[number];
export const BEST_CATEGORY_LABELS: Readonly<Record<BestCategory, string>> = {
  strength: "Strength",
  gymnastics: "Gymnastics",
  running: "Running",
  hyrox: "Hyrox",
};

/** What is offered first for a category; any other exercise may be typed. Document 1, section 5. */
export const BEST_PRESETS: Readonly<Record<BestCategory, readonly string[]>> = {
  strength: ["Back Squat", "Front Squat", "Deadlift", "Bench Press", "Overhead Press", "Clean and Jerk", "Clean", "Snatch"],
  gymnastics: ["Pull-ups", "Muscle-ups", "Handstand Push-ups", "Toes to Bar"],
  running: ["1km", "5km", "10km", "Half Marathon", "Marathon"],
  hyrox: ["Total Time", "Sled Push", "Sled Pull", "Burpee Broad Jumps", "Row", "Farmers Carry", "Sandbag Lunges", "Wall Balls", "Ski Erg"],
};

/** The unit a category begins with; the others that make sense for it follow. */
export const BEST_UNITS: Readonly<Record<BestCategory, readonly [string, ...string[]]>> = {
  strength: ["kg", "lb"],
  gymnastics: ["reps", "m", "min", "s"],
  running: ["min", "km", "mi", "m"],
  hyrox: ["min", "reps", "kg", "m"],
};

export type BestMetric = "weight" | "reps" | "time" | "distance";

/** What a unit measures; repetitions where it is none of the usual ones. */
export function getMetric(unit: string): BestMetric {
  const name = unit.trim().toLowerCase();
  if (["kg", "lb", "lbs"].includes(name)) return "weight";
  if (["min", "s", "sec", "h"].includes(name)) return "time";
  return ["m", "km", "mi"].includes(name) ? "distance" : "reps";
}

/** What is typed as a number of its unit, a clock in seconds; undefined when it is none. A bare time is in the unit itself. */
export function readBest(value: string, unit: string): number | undefined {
  const number = getMetric(unit) === "time" && value.includes(":") ? readTime(value) : getNumber(value);
  return number === undefined || Number.isNaN(number) || number <= 0 ? undefined : number;
}

/**
 * The name of an exercise without what spelling adds, as private.benchmark_key has it: "Strict pull-ups" and "Pull-up" are both "pullup".
 * A run or row of one distance has one key, however it is written: "5k run", "5km" and "Run 5 km" are "5krun".
 */
export function benchmarkKey(name: string): string {
  const key = name
    .toLowerCase()
    .replace(/\b(?:strict|barbell|and)\b|&/gu, "")
    .replace(/[^\p{L}\d]/gu, "")
    .replace(/s$/u, "");
  const [, run] = /^(?:run)?(5|10)km?(?:run)?$/u.exec(key) ?? [];
  if (run !== undefined) return `${run}krun`;
  return key === "row500m" ? "500mrow" : (ALIASES[key] ?? key);
}

const ALIASES: Readonly<Record<string, string>> = {
  squat: "backsquat",
  bench: "benchpres",
  pres: "overheadpres",
  shoulderpres: "overheadpres",
  standingpres: "overheadpres",
  militarypres: "overheadpres",
  conventionaldeadlift: "deadlift",
};
