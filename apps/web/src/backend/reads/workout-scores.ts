import { workoutName, type Tables, type WorkoutScore } from "@ironpace/contract";
import { queryOptions } from "@tanstack/react-query";
import { currentUserId } from "../current-user.ts";
import { getData } from "../request-data.ts";
import { supabase } from "../supabase.ts";

/** A scored workout of the ledger. */
export interface ScoredWorkout
  extends WorkoutScore, Pick<Tables<"performed_sessions">, "id" | "title" | "performed_at" | "session_rpe" | "notes"> {}

/** The latest scores; nobody looks further back. */
const MAX_SCORES = 500;

async function getScores(): Promise<readonly ScoredWorkout[]> {
  return getData(
    supabase
      .from("performed_sessions")
      .select("id, title, performed_at, session_rpe, notes, score_format, score_seconds, score_rounds, score_reps, score_scale")
      .eq("user_id", await currentUserId())
      .eq("in_progress", false)
      .not("score_format", "is", null)
      .order("performed_at", { ascending: false })
      .limit(MAX_SCORES),
  );
}

/** Scores of all workouts, newest first. */
export const scoresOptions = () => queryOptions({ queryKey: ["workouts", "scores"], queryFn: getScores });

/** Those of the workout with this title, scaled ones among them. */
export function findScores(title: string, scores: readonly ScoredWorkout[]): readonly ScoredWorkout[] {
  const name = workoutName(title).toLowerCase();
  return name === "" ? [] : scores.filter((one) => workoutName(one.title ?? "").toLowerCase() === name);
}
