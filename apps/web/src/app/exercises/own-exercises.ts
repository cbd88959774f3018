import type { ExerciseItem } from "@ironpace/training";
import type { QueryClient } from "@tanstack/react-query";
import { bestValuesOptions } from "#backend/reads/best-values.ts";
import type { Units } from "#backend/preferences/units.ts";
import { benchmarksQueryOptions } from "#features/athlete/api/benchmarks.ts";
import { type BenchmarkRow, currentBenchmark } from "#features/athlete/model/benchmark-history.ts";
import { BENCHMARKS, type BenchmarkKind, valueText } from "#features/athlete/model/benchmarks.ts";
import { bestText, toUnits } from "#features/personal-bests/model/shown-best.ts";
import { activePlanQueryOptions } from "#features/plan/api/get-active-plan.ts";
import type { PlanView, SessionView } from "#features/plan/model/plan-view.ts";
import { getDose, getFigure } from "#features/plan/model/session/dose.ts";
import { formatWeekday } from "#ui/format.ts";

/** What the library shows of the athlete: names of the exercises that are theirs, and their bests by name in small letters. */
export interface OwnExercises {
  /** When each of the plan comes next and how much of it, by name in small letters: "Tue, 4 × 4, 90.0 kg". */
  readonly next: Readonly<Record<string, string>>;
  readonly planned: readonly string[];
  readonly recent: readonly string[];
  readonly bests: Readonly<Record<string, string>>;
}

/** So many of each are shown before the alphabet. */
const MAX_EXERCISES = 6;
/** As many as a week of the plan has. */
const MAX_PLANNED = 12;

export async function readOwnExercises(client: QueryClient, units: Units): Promise<OwnExercises> {
  const [plan, bests, strength, gymnastics] = await Promise.all([
    client.fetchQuery(activePlanQueryOptions()),
    client.fetchQuery(bestValuesOptions()),
    client.fetchQuery(benchmarksQueryOptions("strength")),
    client.fetchQuery(benchmarksQueryOptions("gymnastics")),
  ]);
  const texts = bests.map((best) => [best.exercise_name.toLowerCase(), bestText(toUnits(best, units))] as const);
  const profile = [...benchmarkTexts("strength", strength, units), ...benchmarkTexts("gymnastics", gymnastics, units)];
  return { ...namesOf(plan, units), bests: Object.fromEntries([...profile, ...texts]) };
}

/** What the profile knows where no best was logged. */
function benchmarkTexts(kind: BenchmarkKind, rows: readonly BenchmarkRow[], { weight }: Units): readonly (readonly [string, string])[] {
  return BENCHMARKS[kind].fields.flatMap((field) => {
    const { value } = currentBenchmark(field, rows);
    return typeof value === "number" && value > 0 ? [[field.label.toLowerCase(), valueText(field, value, weight)] as const] : [];
  });
}

/** "Tue, 4 × 4, 90.0 kg" */
function nextText(day: string, item: ExerciseItem, units: Units): string {
  const figure = getFigure(item, units);
  const amount = figure === undefined || figure.face === "text" ? "" : `${figure.value} ${figure.unit}`;
  return [formatWeekday(day), getDose(item, units), amount].filter((part) => part !== "").join(", ");
}

/** What comes next in the plan, and what was done last of it that does not come again soon. */
function namesOf(plan: PlanView | null, units: Units): Omit<OwnExercises, "bests"> {
  const sessions = plan?.sessions.toSorted((a, b) => a.date.localeCompare(b.date)) ?? [];
  const workOf = ({ blocks }: SessionView) => [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout];
  const namesIn = (some: readonly SessionView[]) => [...new Set(some.flatMap(workOf).map(({ name }) => name))];
  const ahead = sessions.filter(({ completed, skipped }) => !completed && !skipped);
  const planned = namesIn(ahead).slice(0, MAX_PLANNED);
  const next = Object.fromEntries(
    ahead
      .toReversed()
      .flatMap((session) => workOf(session).map((item) => [item.name.toLowerCase(), nextText(session.date, item, units)] as const)),
  );
  const recent = namesIn(sessions.filter(({ completed }) => completed).toReversed());
  return { next, planned, recent: recent.filter((name) => !planned.includes(name)).slice(0, MAX_EXERCISES) };
}
