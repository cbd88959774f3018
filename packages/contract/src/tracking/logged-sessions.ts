import { parseDay } from "@ironpace/training";
import { z } from "zod";
import { numberOf } from "./goal-value.ts";

/** Document 1, section 5; shown when both are missing. */
export const SESSION_INCOMPLETE = "Please enter a workout name and date";

/** Each is shown under its field when that is empty. */
export const SESSION_MISSING = { workout_name: "Enter a workout name", date: "Enter a date" } as const;

/** One exercise of a planned session as it is typed; weight in kilograms, empty without. */
export interface LoggedExerciseEntry {
  readonly name: string;
  readonly sets: string;
  readonly reps: string;
  readonly weight: string;
}

/** A session of the log as it is typed: one to come, or what is known of one that was done. */
export interface LoggedSessionEntry {
  readonly workout_name: string;
  readonly date: string;
  /** Minutes. */
  readonly duration: string;
  /** Stars, 1 to 5. */
  readonly rating: number | null;
  /** 1 to 10; empty when it was not given. */
  readonly session_rpe: string;
  readonly notes: string;
  readonly exercises: readonly LoggedExerciseEntry[];
}

const exercise: z.ZodType<LoggedExerciseEntry, LoggedExerciseEntry> = z.object({
  name: z
    .string()
    .refine((text) => text.trim() !== "", "Enter the exercise")
    .max(120, "At most 120 characters"),
  sets: z.string().refine((text) => isWhole(text, 1, 200), "1 to 200"),
  reps: z.string().refine((text) => isWhole(text, 1, 10_000), "1 to 10,000"),
  weight: z.string().refine((text) => text.trim() === "" || numberOf(text) <= 1500, "0 to 1,500 kg"),
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
  session_rpe: z.string().refine((text) => text === "" || (numberOf(text) >= 1 && numberOf(text) <= 10), "Enter the effort, 1 to 10"),
  notes: z.string().max(4000, "At most 4,000 characters"),
  exercises: z.array(exercise).max(50, "At most 50 exercises"),
});

/** The columns of logged_sessions. */
export function loggedSessionRow(entry: LoggedSessionEntry) {
  return {
    workout_name: entry.workout_name.trim(),
    date: entry.date,
    duration: entry.duration.trim() === "" ? 0 : numberOf(entry.duration),
    rating: entry.rating,
    session_rpe: entry.session_rpe === "" ? null : numberOf(entry.session_rpe),
    notes: entry.notes.trim() || null,
    exercises: entry.exercises.map(({ name, sets, reps, weight }) => ({
      name: name.trim(),
      sets: numberOf(sets),
      reps: numberOf(reps),
      ...(weight.trim() === "" ? {} : { weight: numberOf(weight) }),
    })),
  };
}

/** The exercises of a stored session as the form shows them; what is not readable is left out. */
export function loggedExercises(stored: unknown): readonly LoggedExerciseEntry[] {
  return storedExercises.parse(stored).flatMap((item) =>
    item === null
      ? []
      : [
          {
            name: item.name,
            sets: String(item.sets),
            reps: String(item.reps),
            weight: item.weight === undefined || item.weight === null ? "" : String(item.weight),
          },
        ],
  );
}

const storedExercises = z
  .array(
    z
      .object({
        name: z.string().min(1),
        sets: z.number().catch(1),
        reps: z.union([z.number(), z.string()]).catch(1),
        weight: z.number().nullish(),
      })
      .nullable()
      .catch(null),
  )
  .catch([]);

function isWhole(text: string, least: number, most: number): boolean {
  const number = numberOf(text);
  return Number.isInteger(number) && number >= least && number <= most;
}
