import type { Tables, WorkoutDoneEntry, WorkoutEntry } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import type { BadgeTone } from "#ui/badge.tsx";
import { formatDay, formatMinutes } from "#ui/format.ts";
import type { SessionType } from "#ui/training/session-glyph.tsx";

type Workout = Tables<"workouts">;

/** How a type of workout is drawn: as the sessions of a plan are. */
export const GLYPH_OF_TYPE: Readonly<Record<Workout["type"], SessionType & BadgeTone>> = {
  strength: "strength",
  endurance: "conditioning",
  hybrid: "mixed",
  recovery: "recovery",
};

/** A stored workout as the form shows it, or an empty form of `today`. `filled`: what a new one begins with. */
export function workoutForm(workout: Workout | undefined, today: Day, filled: Partial<WorkoutEntry> = {}): WorkoutEntry {
  return {
    title: workout?.title ?? "",
    description: workout?.description ?? "",
    duration: String(workout?.duration ?? 60),
    type: workout?.type ?? "hybrid",
    difficulty: workout?.difficulty ?? "beginner",
    date: workout?.date ?? today,
    tags: workout?.tags ?? [],
    ...filled,
  };
}

/** Done on its day; what was planned for later is done today. */
export function doneForm({ date, duration }: Workout, today: Day): WorkoutDoneEntry {
  return { date: date < today ? date : today, duration: String(duration), session_rpe: "" };
}

/** The same once more, still to do. */
export function getCopy(workout: Workout, id: string, date: Day) {
  const { title, description, duration, type, difficulty, tags } = workout;
  return { id, title, description, duration, type, difficulty, tags, date };
}

/** "Today, 45 min", "Tue 20 Oct, 20 min, effort 8 of 10" */
export function whenAndHowLong({ date, duration, completed, session_rpe: rpe }: Workout, today: Day): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? "" : ` ${date.slice(0, 4)}`;
  const day = date === today ? "Today" : `${formatDay(date)}${year}`;
  return `${day}, ${formatMinutes(duration)}${completed && rpe !== null ? `, effort ${rpe} of 10` : ""}`;
}
