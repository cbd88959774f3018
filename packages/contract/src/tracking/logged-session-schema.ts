import { parseDay } from "@ironpace/training";
import { z } from "zod";
import { getNumber } from "./goal-value.ts";
import { type LoggedExerciseEntry, type LoggedSessionEntry, SESSION_MISSING } from "./logged-sessions.ts";

const exercise: z.ZodType<LoggedExerciseEntry, LoggedExerciseEntry> = z.object({
  name: z
    .string()
    .refine((text) => text.trim() !== "", "Enter the exercise")
    .max(120, "At most 120 characters"),
  sets: z.string().refine((text) => isWhole(text, 1, 200), "1 to 200"),
  reps: z.string().refine((text) => isWhole(text, 1, 10_000), "1 to 10,000"),
  weight: z.string().refine((text) => text.trim() === "" || getNumber(text) <= 1500, "0 to 1,500 kg"),
});

export const loggedSessionEntrySchema: z.ZodType<LoggedSessionEntry, LoggedSessionEntry> = z.object({
  workout_name: z
    .string()
    .refine((text) => text.trim() !== "", SESSION_MISSING.workout_name)
    .max(200, "At most 200 characters"),
  date: z
    .string()
    .refine((text) => text.trim() !== "", SESSION_MISSING.date)
    .refine((text) => text.trim() === "" || (parseDay(text) !== undefined && text >= "1950-01-01" && text < "2200-01-01"), "Enter a date"),
  duration: z.string().refine((text) => text.trim() === "" || isWhole(text, 0, 1440), "Enter whole minutes, 0 to 1,440"),
  rating: z.number().int().min(1).max(5).nullable(),
  session_rpe: z.string().refine((text) => text === "" || (getNumber(text) >= 1 && getNumber(text) <= 10), "Enter the effort, 1 to 10"),
  notes: z.string().max(4000, "At most 4,000 characters"),
  exercises: z.array(exercise).max(50, "At most 50 exercises"),
});

function isWhole(text: string, least: number, most: number): boolean {
  const number = getNumber(text);
  return Number.isInteger(number) && number >= least && number <= most;
}
