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
  /** The next week of the plan that has something ahead, day by day: what comes, and how much of it by name in small letters ("4 × 4, 90.0 kg"). */
  readonly week: readonly { readonly title: string; readonly names: readonly string[]; readonly notes: Readonly<Record<string, string>> }[];
  /** What was done last that this week does not have. */
  readonly recent: readonly string[];
  readonly bests: Readonly<Record<string, string>>;
}

/** So many that were done last are shown before the alphabet. */
const MAX_RECENT = 6;

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

/** "4 × 4, 90.0 kg" */
function doseText(item: ExerciseItem, units: Units): string {
  const figure = getFigure(item, units);
  const amount = figure === undefined || figure.face === "text" ? "" : `${figure.value} ${figure.unit}`;
  const dose = getDose(item, units);
  return [/^\d+$/u.test(dose) ? `${dose} reps` : dose, amount].filter((part) => part !== "").join(", ");
}

const workOf = ({ blocks }: SessionView) => [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout];

function namesOf(plan: PlanView | null, units: Units): Omit<OwnExercises, "bests"> {
  const sessions = plan?.sessions.toSorted((a, b) => a.date.localeCompare(b.date)) ?? [];
  const ahead = sessions.filter(({ completed, skipped }) => !completed && !skipped);
  const ofWeek = ahead.filter(({ week }) => week === ahead[0]?.week);
  const week = [...Map.groupBy(ofWeek, ({ date }) => date)].map(([date, ofDay]) => {
    const work = ofDay.flatMap(workOf);
    return {
      title: `${formatWeekday(date)} ${Number(date.slice(8))}`,
      names: [...new Set(work.map(({ name }) => name))],
      // Of two lines of an exercise the first one counts.
      notes: Object.fromEntries(work.toReversed().map((item) => [item.name.toLowerCase(), doseText(item, units)])),
    };
  });
  const planned = new Set(week.flatMap(({ names }) => names));
  const done = sessions
    .filter(({ completed }) => completed)
    .toReversed()
    .flatMap(workOf);
  const recent = [...new Set(done.map(({ name }) => name))].filter((name) => !planned.has(name));
  return { week, recent: recent.slice(0, MAX_RECENT) };
}
