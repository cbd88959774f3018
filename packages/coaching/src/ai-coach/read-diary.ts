import { competitionGoals, type Json, type Tables, withoutUnknown } from "@ironpace/contract";
import { addDays, HYROX_STATIONS, parseClock } from "@ironpace/training";
import type { BenchmarkValue, Diary, ProfileFacts, Race } from "../built-in-coach/own-data/diary.ts";
import type { FunctionContext } from "../context.ts";
import { readWork } from "./diary-work.ts";

/** What `public.training_diary` answers. */
interface StoredDiary {
  readonly planned: readonly Pick<Tables<"training_sessions">, "title" | "code" | "scheduled_date" | "status" | "skip_reason">[];
  readonly bests: readonly Pick<
    Tables<"personal_bests">,
    "id" | "exercise_name" | "metric" | "direction" | "value" | "value_number" | "unit" | "date"
  >[];
  readonly history: readonly Pick<Tables<"personal_best_history">, "personal_best_id" | "value" | "value_number" | "unit" | "date">[];
  readonly strength: readonly Tables<"strength_benchmarks">[];
  readonly gymnastics: readonly Tables<"gymnastics_benchmarks">[];
  readonly conditioning: readonly Tables<"conditioning_benchmarks">[];
  readonly goals: readonly Tables<"goals">[];
  readonly competitions: readonly Tables<"competitions">[];
  readonly adjustments: readonly (Pick<Tables<"plan_adjustments">, "id" | "created_at" | "reason" | "details" | "reasons" | "undone_at"> & {
    readonly changed: readonly string[];
  })[];
  readonly plans: readonly Pick<Tables<"training_plans">, "title" | "start_date" | "duration_weeks" | "status">[];
  readonly workouts: readonly Pick<Tables<"workouts">, "id" | "title" | "date" | "duration">[];
  readonly logged_sessions: readonly Pick<Tables<"logged_sessions">, "id" | "workout_name" | "date" | "duration">[];
  readonly submitted: Diary["submitted"];
  readonly profile: Tables<"athlete_profiles"> | null;
  readonly context: Tables<"athlete_context"> | null;
  readonly motivation: Tables<"athlete_motivation"> | null;
}

/** Reads everything that the app holds of the caller's training. */
export async function readDiary(context: FunctionContext): Promise<Diary> {
  const [work, { data }, progress, dailyLoads] = await Promise.all([
    readWork(context),
    context.data.rpc("training_diary").throwOnError(),
    readGoalProgress(context),
    readDailyLoads(context),
  ]);
  const stored = data as unknown as StoredDiary;
  const { bests, history, goals, adjustments, profile, context: told, motivation: moved } = stored;
  const facts: ProfileFacts = withoutUnknown({
    age: profile?.age,
    gender: profile?.gender,
    bodyWeight: profile?.body_weight_kg,
    height: profile?.height_cm,
    level: profile?.training_level,
    focus: profile?.primary_focus,
    trainingYears: profile?.training_years,
    daysPerWeek: profile?.days_per_week,
    injuries: told?.injuries,
    shortTerm: told?.short_term_goals,
    longTerm: told?.long_term_goals,
    dislikes: moved?.training_dislikes,
    likes: moved?.training_style_preferences,
    drivers: moved?.motivation_drivers,
  });
  const byBest = new Map(bests.map((best) => [best.id, best]));
  const values = [
    ...history.flatMap(({ personal_best_id: id, ...earlier }) => {
      const best = byBest.get(id);
      return best === undefined ? [] : [{ ...best, ...earlier }];
    }),
    ...bests,
  ];
  return {
    work,
    planned: stored.planned.map((row) =>
      withoutUnknown({ on: row.scheduled_date ?? "", title: row.title, code: row.code, status: row.status, skipReason: row.skip_reason }),
    ),
    submitted: stored.submitted,
    blocks: stored.plans.map(({ title, start_date, duration_weeks, status }) => ({
      title,
      from: start_date.slice(0, 10),
      weeks: duration_weeks,
      isActive: status === "active",
    })),
    entered: [
      ...stored.workouts.map(({ id, title, date, duration }) => ({ id, on: date, title, minutes: duration, page: "Workouts" as const })),
      ...stored.logged_sessions.map(({ id, workout_name, date, duration }) => ({
        id,
        on: date,
        title: workout_name,
        minutes: duration,
        page: "Session Log" as const,
      })),
    ].toSorted(byDay),
    bests: values
      .map((row) =>
        withoutUnknown({
          name: row.exercise_name,
          metric: row.metric,
          direction: row.direction,
          value: row.value,
          number: row.value_number,
          unit: row.unit,
          on: row.date,
        }),
      )
      .filter(
        (row, index, all) =>
          all.findIndex((other) => other.name === row.name && other.on === row.on && other.value === row.value) === index,
      )
      .toSorted(byDay),
    benchmarks: [...stored.strength, ...stored.gymnastics, ...stored.conditioning].flatMap(measured).toSorted(byDay),
    goals: goals.map((row) =>
      withoutUnknown({
        id: row.id,
        title: row.title,
        start: row.start_value,
        current: row.current_value,
        target: row.target_value,
        unit: row.unit,
        due: row.due_date,
        falling: row.falling,
        completedOn: row.completed_at?.slice(0, 10),
        isMeasured: row.measure !== null,
        values: progress.get(row.id) ?? [],
      }),
    ),
    dailyLoads,
    races: stored.competitions.map((row) =>
      withoutUnknown({
        id: row.id,
        name: row.name,
        type: row.type,
        on: row.date,
        location: row.location,
        priority: row.priority,
        target: row.target_result,
        ownEstimate: row.benchmark_performance,
        result: row.result,
        place: row.place,
        splits: toSplits(row),
      }),
    ),
    adjustments: adjustments.map((row) =>
      withoutUnknown({
        id: row.id,
        on: row.created_at.slice(0, 10),
        reason: row.reason,
        details: row.details,
        reasons: (row.reasons ?? []) as string[],
        changed: row.changed,
        undone: row.undone_at !== null,
      }),
    ),
    profile: facts,
  };
}

/** The values that every goal had, the oldest first, by its id. */
async function readGoalProgress({
  data,
  userId,
}: FunctionContext): Promise<ReadonlyMap<string, readonly { readonly on: string; readonly value: number }[]>> {
  const { data: rows } = await data.from("goal_progress").select("goal_id, day, value").eq("user_id", userId).order("day").throwOnError();
  const byGoal = new Map<string, { readonly on: string; readonly value: number }[]>();
  for (const { goal_id: id, day, value } of rows) byGoal.set(id, [...(byGoal.get(id) ?? []), { on: day, value }]);
  return byGoal;
}

/** What lies further back weighs less than a thousandth in today's fitness (e^(-540/42)). */
const LOAD_DAYS = 540;

async function readDailyLoads({ data, today }: FunctionContext): Promise<Diary["dailyLoads"]> {
  const days = { first_day: addDays(today, -LOAD_DAYS), last_day: today, zone: "UTC" };
  const { data: rows } = await data.rpc("daily_training_load", days).throwOnError();
  return rows.map(({ day, load, iron_load: ironLoad }) => ({ on: day ?? "", load: load ?? 0, ironLoad: ironLoad ?? 0 })).toSorted(byDay);
}

const SPLITS = [
  ["Runs 1 to 8", HYROX_STATIONS.map((_, at) => `Run ${at + 1}`)],
  ["Stations in race order", HYROX_STATIONS.map(({ exercise }) => exercise)],
  ["Roxzone", ["Roxzone"]],
] as const;

/** The parts of a race as its page keeps them: three of its goals. */
function toSplits(row: Parameters<typeof competitionGoals>[0]): Race["splits"] {
  const goals = competitionGoals(row);
  const splits = SPLITS.flatMap(([goal, names]) => {
    const times = (goals.find(({ name }) => name === goal)?.result ?? "").split(/[,;]\s*/u).map(parseClock);
    return names.flatMap((name, at) => (times[at] === undefined ? [] : [{ name, seconds: times[at] }]));
  });
  return splits.length === 0 ? undefined : splits;
}

const FIELDS = [
  "back_squat",
  "deadlift",
  "bench_press",
  "clean_and_jerk",
  "snatch",
  "overhead_press",
  "strict_pullups",
  "handstand_pushups",
  "bar_muscle_ups",
  "ring_muscle_ups",
  "handstand_walk",
  "run_5k",
  "run_10k",
  "row_500m",
  "ftp_20min",
  "vo2_max",
] as const;

/** The numbers of one round of benchmarks, each on the day it was measured. */
function measured(row: {
  readonly [column: string]: unknown;
  readonly date_recorded: string;
  readonly dates: Json;
}): readonly BenchmarkValue[] {
  const dates = (row.dates ?? {}) as Readonly<Record<string, string>>;
  return FIELDS.flatMap((field) => {
    const raw = row[field];
    const value =
      typeof raw === "string" ? parseClock(raw) : typeof raw === "boolean" ? Number(raw) : typeof raw === "number" ? raw : undefined;
    return value === undefined ? [] : [{ field, value, on: (dates[field] ?? row.date_recorded).slice(0, 10) }];
  });
}

function byDay(a: { readonly on: string }, b: { readonly on: string }): number {
  return a.on.localeCompare(b.on);
}
