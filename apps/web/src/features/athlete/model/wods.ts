import type { Tables, WodEntry } from "@ironpace/contract";
import {
  benchmarkLevel,
  benchmarkMeasure,
  betterBenchmark,
  findBenchmarkWorkout,
  formatClock,
  readBenchmarkResult,
  type BenchmarkWorkout,
  type Level,
} from "@ironpace/training";

/** A stored workout as the form shows it, or an empty form of `today`. */
export function getWodForm(entry: Tables<"benchmark_wods"> | undefined, today: string): WodEntry {
  return {
    wod_name: entry?.wod_name ?? "",
    result: entry?.result ?? "",
    date_completed: entry?.date_completed ?? today,
    notes: entry?.notes ?? "",
  };
}

/** What one result of a named workout says. */
export interface WodReading {
  readonly workout: BenchmarkWorkout;
  /** In the measure of the workout; undefined when the text cannot be read. */
  readonly value?: number;
  readonly level?: Level;
}

/** Undefined for a workout that is not in the catalogue. */
export function readWod(name: string, result: string): WodReading | undefined {
  const workout = findBenchmarkWorkout(name);
  if (workout === undefined) return undefined;
  const value = readBenchmarkResult(workout, result);
  const level = value === undefined ? undefined : benchmarkLevel(workout, value);
  return { workout, ...(value === undefined ? {} : { value }), ...(level === undefined ? {} : { level }) };
}

/** Ids of the entries that are the best of their workout, where it was done more than once. */
export function bestWods(entries: readonly Tables<"benchmark_wods">[]): ReadonlySet<string> {
  const named = Map.groupBy(entries, ({ wod_name }) => wod_name.trim().toLowerCase());
  const best = [...named.values()].flatMap((group) => {
    const read = group.flatMap(({ id, wod_name, result }) => {
      const reading = readWod(wod_name, result);
      return reading?.value === undefined ? [] : [{ id, value: reading.value, workout: reading.workout }];
    });
    if (read.length < 2) return [];
    return read.reduce((a, b) => (isBetter(a.workout, b.value, a.value) ? b : a)).id;
  });
  return new Set(best);
}

function isBetter(workout: BenchmarkWorkout, value: number, than: number): boolean {
  return betterBenchmark(workout) === "lower" ? value < than : value > than;
}

/** How a result of this workout is written. */
export function resultHint(workout: BenchmarkWorkout): string {
  switch (benchmarkMeasure(workout)) {
    case "seconds":
      return "A time such as 4:35; lower is better";
    case "rounds":
      return "Rounds and reps such as 17+5; more is better";
    case "repetitions":
      return "Reps; more is better";
    case "points":
      return "Points; more is better";
    case "kilograms":
      return "Kilograms; more is better";
  }
}

/** "Elite up to 2:45, advanced to 5:00, …", or from so many rounds; undefined without such numbers. */
export function levelBands(workout: BenchmarkWorkout): readonly (readonly [Level, string])[] | undefined {
  const { usual } = workout;
  if (usual === undefined) return undefined;
  const lower = betterBenchmark(workout) === "lower";
  return (["elite", "advanced", "intermediate", "beginner"] as const).map((level) => {
    const end = usual[level][1];
    return [level, lower ? `up to ${formatClock(end * 60)}` : `from ${end} rounds`];
  });
}
