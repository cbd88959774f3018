import { isTimeScore, scoreLevel, type ScoreLevel, workoutName, workoutScoreValue } from "@ironpace/contract";
import { benchmarkText, findBenchmarkWorkout, type Sex } from "@ironpace/training";
import type { ScoredWorkout } from "#backend/reads/workout-scores.ts";

/** All results of one workout. */
export interface WorkoutResults {
  readonly name: string;
  /** What a known benchmark asks for, in one line. */
  readonly text: string | undefined;
  /** The best as prescribed, else the best of all. */
  readonly best: ScoredWorkout;
  readonly level: ScoreLevel | undefined;
  /** Newest first. */
  readonly scores: readonly ScoredWorkout[];
}

/** Results by workout, the one that was done last first; what has no figure is left out. Loads are those of the sex, where it is known. */
export function resultsByWorkout(scores: readonly ScoredWorkout[], sex?: Sex): readonly WorkoutResults[] {
  const counted = scores.filter((score) => workoutScoreValue(score) !== undefined && workoutName(score.title ?? "") !== "");
  const groups = Map.groupBy(counted, ({ title }) => workoutName(title ?? "").toLowerCase());
  return [...groups.values()].flatMap((all): readonly WorkoutResults[] => {
    const [latest] = all;
    if (latest === undefined) return [];
    // A time and a number of rounds do not compare: what was counted last decides.
    const own = all.filter(({ score_format }) => score_format === latest.score_format);
    const prescribed = own.filter(({ score_scale }) => score_scale === "rx");
    const best = findBest(prescribed.length > 0 ? prescribed : own) ?? latest;
    const name = workoutName(latest.title ?? "");
    const known = findBenchmarkWorkout(name);
    return [{ name, text: known && benchmarkText(known, sex), best, level: scoreLevel(name, best), scores: own }];
  });
}

function findBest(scores: readonly ScoredWorkout[]): ScoredWorkout | undefined {
  const value = (score: ScoredWorkout) => (workoutScoreValue(score) ?? 0) * (isTimeScore(score) ? -1 : 1);
  return scores.toSorted((a, b) => value(b) - value(a))[0];
}
