import { benchmarkBand, betterBenchmark, findBenchmarkWorkout, repsPerRound } from "@ironpace/training";
import { timeText } from "../athlete/time-text.ts";
import { isTimeScore, roundsText, workoutName, workoutScoreValue, type WorkoutScore } from "./workout-score.ts";

/** Names of the five bands of results; the first is below the beginner's usual one. */
export const BANDS = ["Starter", "Beginner", "Intermediate", "Advanced", "Elite"] as const;

const LEVELS: readonly string[] = ["beginner", "intermediate", "advanced", "elite"];

export interface ScoreLevel {
  /** Index in `BANDS`, from 0. */
  readonly step: number;
  readonly name: string;
  /** Where the second to the fifth band begin: "9:00". */
  readonly bounds: readonly string[];
  /** How far along all bands, 0 to 1. */
  readonly share: number;
  /** What is missing to the next band: "2:00 to advanced", "26 reps to advanced"; absent in the last one. */
  readonly next?: string;
}

/** The level a score of a known benchmark speaks for; only one that was made as prescribed does. */
export function scoreLevel(title: string, score: WorkoutScore): ScoreLevel | undefined {
  const round = roundReps(title);
  const value = workoutScoreValue(score, round);
  const workout = findBenchmarkWorkout(workoutName(title));
  const isTime = isTimeScore(score);
  if (workout === undefined || value === undefined || score.score_scale !== "rx") return undefined;
  if (isTime !== (betterBenchmark(workout) === "lower")) return undefined;
  const band = benchmarkBand(workout, value);
  if (band === undefined) return undefined;
  const step = band.level === undefined ? 0 : LEVELS.indexOf(band.level) + 1;
  const bound = band.bounds[step];
  return {
    step,
    name: BANDS[step] ?? BANDS[0],
    bounds: band.bounds.map((one) => (isTime ? timeText(one) : String(one))),
    share: band.share,
    ...(bound === undefined ? {} : { next: `${missingText(score, bound, round)} to ${LEVELS[step]}` }),
  };
}

/** Repetitions of one round of a known benchmark: 30 of Cindy; undefined where the rounds are not known or not counted in them. */
export function roundReps(title: string): number | undefined {
  const workout = findBenchmarkWorkout(workoutName(title));
  return workout && repsPerRound(workout);
}

function missingText(score: WorkoutScore, bound: number, round: number | undefined): string {
  const value = workoutScoreValue(score, round) ?? 0;
  if (isTimeScore(score)) return timeText(Math.ceil(Math.abs(bound - value)));
  return round === undefined || score.score_rounds === null
    ? roundsText(Math.ceil(bound - value), 0)
    : roundsText(bound - score.score_rounds, -(score.score_reps ?? 0), round);
}
