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

/**
 * A score as one number: seconds of a time, else rounds with their part.
 * @param round Repetitions of one round; without it the part only orders scores of as many rounds.
 */
export function workoutScoreValue(
  { score_format, score_seconds, score_rounds, score_reps }: WorkoutScore,
  round = MAX_REPS + 1,
): number | undefined {
  if (score_format === null) return undefined;
  if (score_format === "for-time") return score_seconds ?? undefined;
  if (score_rounds === null) return score_reps ?? undefined;
  return score_rounds + Math.min(score_reps ?? 0, round - 1, MAX_REPS) / round;
}

/** Repetitions beside the whole rounds are fewer. */
const MAX_REPS = 999;

/** Whether less is better. */
export function isTimeScore({ score_format }: Pick<WorkoutScore, "score_format">): boolean {
  return score_format === "for-time";
}

/**
 * How two results of one kind differ, in the measure they are counted in: "11 s faster", "12 reps more"; undefined where they are equal.
 * @param round Repetitions of one round; without it results of other rounds with other parts differ by "more" or "fewer" alone.
 */
export function scoreDifference(
  now: WorkoutScore,
  before: WorkoutScore,
  round?: number,
): { readonly text: string; readonly isBetter: boolean } | undefined {
  const [value, other] = [workoutScoreValue(now, round), workoutScoreValue(before, round)];
  if (value === undefined || other === undefined || now.score_format !== before.score_format || value === other) return undefined;
  if (isTimeScore(now)) {
    const seconds = Math.round(Math.abs(value - other));
    const text = seconds < 60 ? `${seconds} s` : timeText(seconds);
    return { text: `${text} ${value < other ? "faster" : "slower"}`, isBetter: value < other };
  }
  const isBetter = value > other;
  const rounds = (now.score_rounds ?? 0) - (before.score_rounds ?? 0);
  const reps = (now.score_reps ?? 0) - (before.score_reps ?? 0);
  const amount = roundsText(isBetter ? rounds : -rounds, isBetter ? reps : -reps, round);
  return { text: `${amount} ${isBetter ? "more" : "fewer"}`.trim(), isBetter };
}

/** "12 reps", "1 round", "2 rounds 24 reps"; empty where rounds cannot be told in repetitions. */
export function roundsText(rounds: number, reps: number, round?: number): string {
  if (round === undefined && rounds !== 0 && reps !== 0) return "";
  const all = round === undefined ? 0 : rounds * round + reps;
  const [whole, part] = round === undefined ? [rounds, reps] : [Math.floor(all / round), all % round];
  const count = (number: number, unit: string) => (number === 0 ? "" : `${number} ${unit}${number === 1 ? "" : "s"}`);
  return `${count(whole, "round")} ${count(part, "rep")}`.trim();
}
