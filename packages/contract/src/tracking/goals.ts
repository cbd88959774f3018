import { parseDay } from "@ironpace/training";
import { z } from "zod";
import { readTime, timeText } from "../athlete-entry/time-text.ts";

export const GOAL_CATEGORIES = ["strength", "endurance", "skill", "competition"] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];
export const GOAL_CATEGORY_LABELS: Readonly<Record<GoalCategory, string>> = {
  strength: "Strength",
  endurance: "Endurance",
  skill: "Skill",
  competition: "Competition",
};

/** Where the value of a goal comes from: the athlete, or the ledger of performed work. */
export const GOAL_MEASURES = ["own", "distance", "minutes", "sessions", "weight", "reps"] as const;
export type GoalMeasure = (typeof GOAL_MEASURES)[number];
export const GOAL_MEASURE_LABELS: Readonly<Record<GoalMeasure, string>> = {
  own: "I update it myself",
  distance: "Distance I log",
  minutes: "Training time I log",
  sessions: "Sessions I complete",
  weight: "Heaviest set of an exercise",
  reps: "Most reps in a set of an exercise",
};

/** Units in which a measured goal can be set; the first is the usual one. The athlete's own words where there are none. */
export const GOAL_UNITS: Readonly<Record<GoalMeasure, readonly string[]>> = {
  own: [],
  distance: ["km", "mi", "m"],
  minutes: ["min", "h"],
  sessions: ["sessions"],
  weight: ["kg", "lb"],
  reps: ["reps"],
};

/** Whether a measured goal counts the sets of one exercise only. */
export const needsExercise = (measure: GoalMeasure): boolean => measure === "weight" || measure === "reps";

/** A goal as it is typed. */
export interface GoalEntry {
  readonly title: string;
  readonly description: string;
  readonly category: GoalCategory | null;
  readonly measure: GoalMeasure;
  readonly exercise_name: string;
  /** Less is better: a time, a body weight. Only of a goal that the athlete updates. */
  readonly falling: boolean;
  readonly current_value: string;
  /** Where a stored falling goal began; empty for a new one, which begins at its current value. */
  readonly start_value: string;
  readonly target_value: string;
  readonly unit: string;
  readonly start_date: string;
  readonly due_date: string;
}

/** Seconds in the units of time; a value in one of them may be typed as a clock. */
const SECONDS_PER_UNIT: Readonly<Record<string, number>> = { s: 1, sec: 1, min: 60, h: 3600 };

function secondsPer(unit: string): number | undefined {
  return SECONDS_PER_UNIT[unit.trim().toLowerCase()];
}

/** What is typed for a goal in its unit: "45:30" and "45.5" are the same minutes; NaN for anything else. */
export function goalValueOf(text: string, unit: string): number {
  const [seconds, per] = [text.includes(":") ? readTime(text) : undefined, secondsPer(unit)];
  return seconds === undefined || per === undefined ? numberOf(text) : Math.round((1e6 * seconds) / per) / 1e6;
}

/** A time that is to be beaten reads as a clock, everything else as a number. */
export const isClockGoal = ({ unit, falling }: { readonly unit: string; readonly falling: boolean }): boolean =>
  falling && secondsPer(unit) !== undefined;

/** "45:30" of 45.5 minutes. */
export function clockOfGoal(value: number, unit: string): string {
  return timeText(value * (secondsPer(unit) ?? 1));
}

const HIGHEST = 1_000_000_000;
const TOO_HIGH = { error: "At most 1,000,000,000", abort: true } as const;
const REQUIRED = "Required";
const NO_TIME = "For a time, use the unit s, min or h";

export const goalEntrySchema: z.ZodType<GoalEntry, GoalEntry> = z
  .object({
    title: z.string().refine(isGiven, REQUIRED).max(200, "At most 200 characters"),
    description: z.string().max(4000, "At most 4,000 characters"),
    category: z
      .enum(GOAL_CATEGORIES, REQUIRED)
      .nullable()
      .refine((category) => category !== null, REQUIRED),
    measure: z.enum(GOAL_MEASURES),
    exercise_name: z.string().max(120, "At most 120 characters"),
    falling: z.boolean(),
    current_value: z
      .string()
      .refine((text) => !(numberOf(text) > HIGHEST), TOO_HIGH)
      .refine((text) => !isGiven(text) || isClock(text) || inRange(text, 0), "Enter 0 or more"),
    start_value: z.string(),
    target_value: z
      .string()
      .refine(isGiven, REQUIRED)
      .refine((text) => !(numberOf(text) > HIGHEST), TOO_HIGH)
      .refine((text) => !isGiven(text) || isClock(text) || inRange(text, Number.MIN_VALUE), "Enter a number above 0"),
    unit: z.string().refine(isGiven, REQUIRED).max(30, "At most 30 characters"),
    start_date: day(),
    due_date: day(),
  })
  .refine((goal) => !needsExercise(goal.measure) || isGiven(goal.exercise_name), { path: ["exercise_name"], message: REQUIRED })
  .refine((goal) => GOAL_UNITS[goal.measure].length === 0 || GOAL_UNITS[goal.measure].includes(goal.unit), {
    path: ["unit"],
    message: "Choose a unit that fits what you measure",
  })
  .refine((goal) => !isClock(goal.current_value) || secondsPer(goal.unit) !== undefined, { path: ["current_value"], message: NO_TIME })
  .refine((goal) => !isClock(goal.target_value) || secondsPer(goal.unit) !== undefined, { path: ["target_value"], message: NO_TIME })
  .refine(
    (goal) =>
      !isFalling(goal) ||
      !isGiven(goal.target_value) ||
      goalValueOf(goal.start_value || goal.current_value, goal.unit) > goalValueOf(goal.target_value, goal.unit),
    {
      path: ["current_value"],
      message: "Enter a starting number above the target",
    },
  )
  .refine((goal) => goal.measure === "own" || goal.start_date <= goal.due_date, {
    path: ["due_date"],
    message: "Must not be before the first day",
  });

/** The columns of goals. A measured value is the database's. */
export function goalRow(entry: GoalEntry) {
  const { measure } = entry;
  return {
    title: entry.title.trim(),
    description: entry.description.trim() || null,
    category: entry.category ?? "strength",
    measure: measure === "own" ? null : measure,
    exercise_name: measure === "own" || !isGiven(entry.exercise_name) ? null : entry.exercise_name.trim(),
    current_value: isGiven(entry.current_value) ? goalValueOf(entry.current_value, entry.unit) : 0,
    target_value: goalValueOf(entry.target_value, entry.unit),
    falling: isFalling(entry),
    start_value: isFalling(entry) && isGiven(entry.start_value) ? goalValueOf(entry.start_value, entry.unit) : null,
    unit: entry.unit.trim(),
    start_date: entry.start_date,
    due_date: entry.due_date,
  };
}

/** What is counted from the log only ever rises. */
export const isFalling = ({ measure, falling }: Pick<GoalEntry, "measure" | "falling">): boolean => falling && measure === "own";

/** 1,5 and 1.5 alike; NaN for anything else. */
export function numberOf(text: string): number {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}

function inRange(text: string, least: number): boolean {
  const number = numberOf(text);
  return number >= least && number <= HIGHEST;
}

function isClock(text: string): boolean {
  return /^\d{1,3}(:\d{2}){1,2}(\.\d)?$/.test(text.trim()) && (readTime(text) ?? 0) > 0;
}

function isGiven(text: string): boolean {
  return text.trim() !== "";
}

function day() {
  return z
    .string()
    .refine(isGiven, REQUIRED)
    .refine((text) => !isGiven(text) || (parseDay(text) !== undefined && text >= "1950-01-01" && text < "2200-01-01"), "Enter a date");
}
