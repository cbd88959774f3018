import type { Level } from "../athlete/athlete.ts";
import { parseClock } from "../units/format.ts";
import type { BenchmarkWorkout } from "./benchmark-workout.ts";

/** What a result is counted in. */
export type BenchmarkMeasure = "seconds" | "rounds" | "repetitions" | "points" | "kilograms";

export function benchmarkMeasure({ kind }: BenchmarkWorkout): BenchmarkMeasure {
  switch (kind) {
    case "for-time":
    case "rounds-for-time":
      return "seconds";
    case "amrap":
    case "emom":
      return "rounds";
    case "max-reps":
      return "repetitions";
    case "points":
      return "points";
    case "max-load":
      return "kilograms";
  }
}

/** Which way is better. */
export function betterBenchmark(workout: BenchmarkWorkout): "lower" | "higher" {
  return benchmarkMeasure(workout) === "seconds" ? "lower" : "higher";
}

/**
 * A result as an athlete writes it, in the measure of the workout: "4:35" in seconds, "17+5" and "17 rounds + 5 reps" in rounds with
 * their part, "327 points", "412.5 kg". Undefined when it cannot be read.
 */
export function readBenchmarkResult(workout: BenchmarkWorkout, text: string): number | undefined {
  const measure = benchmarkMeasure(workout);
  const given = text.trim().toLowerCase().replaceAll(",", ".");
  if (measure === "seconds") return readTime(given);
  if (measure === "rounds") return readRounds(workout, given);
  const found = /^(\d{1,5}(?:\.\d{1,3})?) ?(?:reps?|repetitions|points?|pts?|kg|rx)?$/.exec(given);
  return found === null ? undefined : Number(found[1]);
}

/** Repetitions of one round, where each of its movements is counted in them; undefined for rounds with metres or calories. */
export function repsPerRound({ kind, movements }: BenchmarkWorkout): number | undefined {
  const reps = movements.map((movement) => movement.reps);
  return kind === "amrap" && reps.length > 0 && reps.every((count) => typeof count === "number")
    ? reps.reduce((sum, count) => sum + count, 0)
    : undefined;
}

/** The level a result speaks for, by what is usual at each; undefined below all of them, and for workouts without such numbers. */
export function benchmarkLevel(workout: BenchmarkWorkout, result: number): Level | undefined {
  const { usual } = workout;
  if (usual === undefined) return undefined;
  const lower = betterBenchmark(workout) === "lower";
  const inUnits = lower ? result / 60 : result;
  return LEVELS.find((level) => (lower ? inUnits <= usual[level][1] : inUnits >= usual[level][1]));
}

const LEVELS: readonly Level[] = ["elite", "advanced", "intermediate", "beginner"];

/** A result among the levels, from the slowest to the best. */
export interface BenchmarkBand {
  /** Undefined below all of them. */
  readonly level: Level | undefined;
  /** Where each level begins, in the measure of the workout, beginner first. */
  readonly bounds: readonly number[];
  /** How far the result is along five bands of the same width, 0 to 1. */
  readonly share: number;
}

/** Where a result stands among the levels, as prescribed; undefined for workouts without such numbers. */
export function benchmarkBand(workout: BenchmarkWorkout, result: number): BenchmarkBand | undefined {
  const { usual } = workout;
  if (usual === undefined) return undefined;
  const unit = betterBenchmark(workout) === "lower" ? 60 : 1;
  const bounds = LEVELS.toReversed().map((level) => usual[level][1] * unit);
  const [first = 0] = bounds;
  // The ends are open: as far again as half of what a beginner needs, and the best that is usual.
  const edges = [unit === 60 ? first * 1.5 : first * 0.5, ...bounds, usual.elite[0] * unit];
  const passed = edges.findLastIndex((edge) => (unit === 60 ? result <= edge : result >= edge));
  const [from = 0, to = 0] = edges.slice(passed, passed + 2);
  const part = passed < 0 ? 0 : passed >= edges.length - 1 || from === to ? 0 : (result - from) / (to - from);
  const share = Math.min(1, Math.max(0, (Math.max(0, passed) + part) / (edges.length - 1)));
  return { level: benchmarkLevel(workout, result), bounds, share };
}

/** A bare number would be seconds or minutes: nobody knows. */
function readTime(given: string): number | undefined {
  const text = given.replace(/ ?(?:rx|min|minutes)$/, "");
  return text.includes(":") ? parseClock(text) : undefined;
}

function readRounds({ movements }: BenchmarkWorkout, given: string): number | undefined {
  const found = /^(\d{1,3}) ?(?:rounds?|rds?|r)?(?: ?(?:\+|and) ?(\d{1,4}) ?(?:reps?|repetitions)?)?(?: rx)?$/.exec(given);
  if (found === null) return undefined;
  const round = movements.reduce((sum, { reps }) => sum + (typeof reps === "number" ? reps : 0), 0);
  const part = Number(found[2] ?? 0);
  return Number(found[1]) + (round === 0 ? 0 : Math.min(part / round, 0.999));
}
