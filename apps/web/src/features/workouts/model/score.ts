import { workoutScoreText, type Tables } from "@ironpace/contract";
import { findScores, type ScoredWorkout } from "#backend/reads/workout-scores.ts";

export interface ShownScore {
  /** "18 + 4" */
  readonly text: string;
  /** "Rx", "Last time, scaled" */
  readonly caption: string;
}

interface Scored extends Pick<Tables<"workouts">, "title" | "completed" | "date"> {
  readonly performed_sessions: { readonly id: string } | null;
}

/** What a workout was done in; of one that is still to do, what it was done in the last time. */
export function findScore(
  { title, completed, date, performed_sessions }: Scored,
  scores: readonly ScoredWorkout[] | undefined,
): ShownScore | undefined {
  const same = findScores(title, scores ?? []);
  const own =
    scores?.find(({ id }) => id === performed_sessions?.id) ??
    (completed ? same.find(({ performed_at }) => performed_at.startsWith(date)) : undefined);
  const shown = own ?? same[0];
  const text = shown && workoutScoreText(shown);
  if (shown === undefined || text === undefined) return undefined;
  const scale = shown.score_scale === null ? "" : shown.score_scale === "rx" ? "Rx" : "scaled";
  if (completed && own !== undefined) return { text, caption: scale === "scaled" ? "Scaled" : scale };
  return { text, caption: scale === "" ? "Last time" : `Last time, ${scale}` };
}
