import { parseDay } from "@ironpace/training";
import { z } from "zod";
import { readTime } from "../athlete/time-text.ts";
import { GOAL_CATEGORIES, GOAL_MEASURES, GOAL_UNITS, type GoalCategory, type GoalMeasure, needsExercise } from "./goal-kinds.ts";
import { getGoalValue, getNumber, secondsPer } from "./goal-value.ts";

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

const HIGHEST = 1_000_000_000;
const TOO_HIGH = { error: "At most 1,000,000,000", abort: true } as const;
const REQUIRED = "Required";
const NO_TIME = "Choose s, min or h as the unit for a time";

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
      .refine((text) => !(getNumber(text) > HIGHEST), TOO_HIGH)
      .refine((text) => !isGiven(text) || isClock(text) || inRange(text, 0), "Enter 0 or more"),
    start_value: z.string(),
    target_value: z
      .string()
      .refine(isGiven, REQUIRED)
      .refine((text) => !(getNumber(text) > HIGHEST), TOO_HIGH)
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
      getGoalValue(goal.start_value || goal.current_value, goal.unit) > getGoalValue(goal.target_value, goal.unit),
    {
      path: ["current_value"],
      message: "Your starting value must be above the target",
    },
  )
  .refine((goal) => goal.measure === "own" || goal.start_date <= goal.due_date, {
    path: ["due_date"],
    message: "Choose a date after the start date",
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
    current_value: isGiven(entry.current_value) ? getGoalValue(entry.current_value, entry.unit) : 0,
    target_value: getGoalValue(entry.target_value, entry.unit),
    falling: isFalling(entry),
    start_value: isFalling(entry) && isGiven(entry.start_value) ? getGoalValue(entry.start_value, entry.unit) : null,
    unit: entry.unit.trim(),
    start_date: entry.start_date,
    due_date: entry.due_date,
  };
}

/** What is counted from the log only ever rises. */
export const isFalling = ({ measure, falling }: Pick<GoalEntry, "measure" | "falling">): boolean => falling && measure === "own";

function inRange(text: string, least: number): boolean {
  const number = getNumber(text);
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
