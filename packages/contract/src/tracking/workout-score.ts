import { timeText } from "../athlete/time-text.ts";
import type { Database } from "../database.gen.ts";

type Row = Database["public"]["Tables"]["performed_sessions"]["Row"];

/** What a workout came to, and how it was done. */
export type WorkoutScore = Pick<Row, "score_format" | "score_seconds" | "score_rounds" | "score_reps" | "score_scale">;

export type ScoreScale = NonNullable<Row["score_scale"]>;

export const SCORE_SCALES: readonly { readonly value: ScoreScale; readonly label: string }[] = [
  { value: "rx", label: "Rx" },
  { value: "scaled", label: "Scaled" },
  { value: "foundation", label: "Foundation" },
];

export const SCORE_SCALE_LABELS = { rx: "Rx", scaled: "Scaled", foundation: "Foundation" } as const satisfies Record<ScoreScale, string>;

/** The name under which results compare: "Fran, scaled" is a Fran. */
export function workoutName(title: string): string {
  return title.trim().replace(/, scaled$/i, "");
}

/** "8:30", "17 + 4", "12 rounds"; undefined where nothing was counted. */
export function workoutScoreText({ score_format, score_seconds, score_rounds, score_reps }: WorkoutScore): string | undefined {
  if (score_format === null) return undefined;
  if (score_format === "for-time") return score_seconds === null ? undefined : timeText(score_seconds);
  if (score_rounds === null) return score_reps === null ? undefined : `${score_reps} reps`;
  if (score_format === "amrap") return `${score_rounds} + ${score_reps ?? 0}`;
  return `${score_rounds} ${score_rounds === 1 ? "round" : "rounds"}`;
}

/** A score as one number: seconds of a time, else rounds with their part. */
export function workoutScoreValue({ score_format, score_seconds, score_rounds, score_reps }: WorkoutScore): number | undefined {
  if (score_format === null) return undefined;
  if (score_format === "for-time") return score_seconds ?? undefined;
  if (score_rounds === null) return score_reps ?? undefined;
  return score_rounds + Math.min(score_reps ?? 0, 999) / 1000;
}

/** Whether less is better. */
export function isTimeScore({ score_format }: Pick<WorkoutScore, "score_format">): boolean {
  return score_format === "for-time";
}

/** How two results of one kind differ, in the measure they are counted in: "11 s faster", "1 round more"; undefined where they are equal. */
export function scoreDifference(
  now: WorkoutScore,
  before: WorkoutScore,
): { readonly text: string; readonly isBetter: boolean } | undefined {
  const [value, other] = [workoutScoreValue(now), workoutScoreValue(before)];
  if (value === undefined || other === undefined || now.score_format !== before.score_format || value === other) return undefined;
  if (isTimeScore(now)) {
    const seconds = Math.round(Math.abs(value - other));
    const text = seconds < 60 ? `${seconds} s` : timeText(seconds);
    return { text: `${text} ${value < other ? "faster" : "slower"}`, isBetter: value < other };
  }
  const rounds = (now.score_rounds ?? 0) - (before.score_rounds ?? 0);
  const count = Math.abs(rounds === 0 ? (now.score_reps ?? 0) - (before.score_reps ?? 0) : rounds);
  const unit = rounds === 0 ? (count === 1 ? "rep" : "reps") : count === 1 ? "round" : "rounds";
  return { text: `${count} ${unit} ${value > other ? "more" : "fewer"}`, isBetter: value > other };
}
