import { isNumber, isRecord, isText } from "../shape.ts";
import { getNumber } from "./goal-value.ts";

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

/** The columns of logged_sessions. */
export function loggedSessionRow(entry: LoggedSessionEntry) {
  return {
    workout_name: entry.workout_name.trim(),
    date: entry.date,
    duration: entry.duration.trim() === "" ? 0 : getNumber(entry.duration),
    rating: entry.rating,
    session_rpe: entry.session_rpe === "" ? null : getNumber(entry.session_rpe),
    notes: entry.notes.trim() || null,
    exercises: entry.exercises.map(({ name, sets, reps, weight }) => ({
      name: name.trim(),
      sets: getNumber(sets),
      reps: getNumber(reps),
      ...(weight.trim() === "" ? {} : { weight: getNumber(weight) }),
    })),
  };
}

/** The exercises of a stored session as the form shows them; what is not readable is left out. */
export function loggedExercises(stored: unknown): readonly LoggedExerciseEntry[] {
  return Array.isArray(stored) ? stored.flatMap((item: unknown) => readExercise(item) ?? []) : [];
}

function readExercise(item: unknown): LoggedExerciseEntry | undefined {
  if (!isRecord(item)) return undefined;
  const { name, sets, reps, weight } = item;
  if (!isText(name) || name === "" || !(weight == null || isNumber(weight))) return undefined;
  return {
    name,
    sets: isNumber(sets) ? String(sets) : "1",
    reps: isNumber(reps) || isText(reps) ? String(reps) : "1",
    weight: weight == null ? "" : String(weight),
  };
}
