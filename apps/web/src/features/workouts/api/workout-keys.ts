import type { WorkoutFilter } from "../model/filter.ts";

export const workoutKeys = {
  all: ["workouts"] as const,
  lists: ["workouts", "list"] as const,
  list: (filter: WorkoutFilter) => ["workouts", "list", filter] as const,
};

/** What else shows workouts or the work that was done in them: read again when one changes. */
export const SHOWN_IN = [workoutKeys.all, ["session-log"], ["plans"], ["goals"], ["dashboard"]] as const;
