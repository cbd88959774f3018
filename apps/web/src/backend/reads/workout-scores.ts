import { workoutName, type Tables, type WorkoutScore } from "@ironpace/contract";
import { queryOptions } from "@tanstack/react-query";
import { readPart } from "./page-reads.ts";

/** A scored workout of the ledger. */
export interface ScoredWorkout
  extends WorkoutScore, Pick<Tables<"performed_sessions">, "id" | "title" | "performed_at" | "session_rpe" | "notes"> {}

/** The latest 500 scores of all workouts, newest first. */
export const scoresOptions = () =>
  queryOptions({ queryKey: ["workouts", "scores"], queryFn: (): Promise<readonly ScoredWorkout[]> => readPart("scores") });

/** Those of the workout with this title, scaled ones among them. */
export function findScores(title: string, scores: readonly ScoredWorkout[]): readonly ScoredWorkout[] {
  const name = workoutName(title).toLowerCase();
  return name === "" ? [] : scores.filter((one) => workoutName(one.title ?? "").toLowerCase() === name);
}
