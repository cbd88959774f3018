import { parseDay } from "@ironpace/training";
import { z } from "zod";
import type { Tables } from "../database.gen.ts";
import { WORKOUT_DIFFICULTIES, WORKOUT_TYPES } from "./workout-kinds.ts";

type Row = Tables<"workouts">;

/** A workout as it is typed. */
export interface WorkoutEntry {
  readonly title: string;
  readonly description: string;
  /** Minutes. */
  readonly duration: string;
  readonly type: Row["type"];
  readonly difficulty: Row["difficulty"];
  readonly date: string;
  readonly tags: readonly string[];
}

/** Each stands under its field when that is empty. */
export const WORKOUT_MISSING = { title: "Enter a title", duration: "Enter the minutes", date: "Enter a date" } as const;

/** A workout that is done cannot be on a day to come: `latest` is today for it. */
export const workoutEntrySchema = (latest = "2199-12-31"): z.ZodType<WorkoutEntry, WorkoutEntry> =>
  z.object({
    title: z.string().refine(isGiven, WORKOUT_MISSING.title).max(200, "At most 200 characters"),
    description: z.string().max(4000, "At most 4,000 characters"),
    duration: minutes(),
    type: z.enum(WORKOUT_TYPES),
    difficulty: z.enum(WORKOUT_DIFFICULTIES),
    date: day(latest),
    tags: z.array(z.string().max(40, "At most 40 characters each")).max(30, "At most 30 tags"),
  });

/** The columns of workouts. */
export function workoutRow(entry: WorkoutEntry) {
  return {
    title: entry.title.trim(),
    description: entry.description.trim() || null,
    duration: Number(entry.duration),
    type: entry.type,
    difficulty: entry.difficulty,
    date: entry.date,
    tags: [...entry.tags],
  };
}

/** How a workout went, as it is typed. */
export interface WorkoutDoneEntry {
  readonly date: string;
  /** Minutes. */
  readonly duration: string;
  /** 1 to 10; empty: not given. */
  readonly session_rpe: string;
}

/** On `today` or before. */
export const workoutDoneSchema = (today: string): z.ZodType<WorkoutDoneEntry, WorkoutDoneEntry> =>
  z.object({ date: day(today), duration: minutes(), session_rpe: z.string() });

/** The columns of workouts that say that it is done. */
export function workoutDoneRow({ date, duration, session_rpe: rpe }: WorkoutDoneEntry) {
  return { completed: true, date, duration: Number(duration), session_rpe: rpe === "" ? null : Number(rpe) };
}

function minutes() {
  return z
    .string()
    .refine(isGiven, WORKOUT_MISSING.duration)
    .refine((text) => !isGiven(text) || !/^\s*\d{1,4}[.,]\d+\s*$/.test(text), { error: "Enter whole minutes", abort: true })
    .refine(
      (text) => !isGiven(text) || (/^\s*\d{1,4}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= 1440),
      "Between 1 and 1,440 minutes",
    );
}

function day(latest: string) {
  return z
    .string()
    .refine(isGiven, WORKOUT_MISSING.date)
    .refine((text) => !isGiven(text) || (parseDay(text) !== undefined && text >= "1950-01-01" && text < "2200-01-01"), "Enter a date")
    .refine((text) => parseDay(text) === undefined || text <= latest || text >= "2200-01-01", "The date is in the future");
}

function isGiven(text: string): boolean {
  return text.trim() !== "";
}
