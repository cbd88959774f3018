import type { QueryClient } from "@tanstack/react-query";
import { bestValuesOptions } from "#backend/reads/best-values.ts";
import type { Units } from "#backend/preferences/units.ts";
import { benchmarksQueryOptions } from "#features/athlete/api/benchmarks.ts";
import { type BenchmarkRow, currentBenchmark } from "#features/athlete/model/benchmark-history.ts";
import { BENCHMARKS, type BenchmarkKind, valueText } from "#features/athlete/model/benchmarks.ts";
import { bestText, toUnits } from "#features/personal-bests/model/shown-best.ts";
import { activePlanQueryOptions } from "#features/plan/api/get-active-plan.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";

/** What the library shows of the athlete: names of the exercises that are theirs, and their bests by name in small letters. */
export interface OwnExercises {
  readonly planned: readonly string[];
  readonly recent: readonly string[];
  readonly bests: Readonly<Record<string, string>>;
}

/** So many of each are shown before the alphabet. */
const MAX_EXERCISES = 6;

export async function readOwnExercises(client: QueryClient, units: Units): Promise<OwnExercises> {
  const [plan, bests, strength, gymnastics] = await Promise.all([
    client.fetchQuery(activePlanQueryOptions()),
    client.fetchQuery(bestValuesOptions()),
    client.fetchQuery(benchmarksQueryOptions("strength")),
    client.fetchQuery(benchmarksQueryOptions("gymnastics")),
  ]);
  const texts = bests.map((best) => [best.exercise_name.toLowerCase(), bestText(toUnits(best, units))] as const);
  const profile = [...benchmarkTexts("strength", strength, units), ...benchmarkTexts("gymnastics", gymnastics, units)];
  return { ...getNames(plan), bests: Object.fromEntries([...profile, ...texts]) };
}

/** What the profile knows where no best was logged. */
function benchmarkTexts(kind: BenchmarkKind, rows: readonly BenchmarkRow[], { weight }: Units): readonly (readonly [string, string])[] {
  return BENCHMARKS[kind].fields.flatMap((field) => {
    const { value } = currentBenchmark(field, rows);
    return typeof value === "number" && value > 0 ? [[field.label.toLowerCase(), valueText(field, value, weight)] as const] : [];
  });
}

/** What comes next in the plan, and what was done last of it that does not come again soon. */
function getNames(plan: PlanView | null): Pick<OwnExercises, "planned" | "recent"> {
  const sessions = plan?.sessions.toSorted((a, b) => a.date.localeCompare(b.date)) ?? [];
  const namesIn = (some: PlanView["sessions"]) => [
    ...new Set(some.flatMap(({ blocks }) => [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout]).map(({ name }) => name)),
  ];
  const planned = namesIn(sessions.filter(({ completed, skipped }) => !completed && !skipped)).slice(0, MAX_EXERCISES);
  const recent = namesIn(sessions.filter(({ completed }) => completed).toReversed());
  return { planned, recent: recent.filter((name) => !planned.includes(name)).slice(0, MAX_EXERCISES) };
}
