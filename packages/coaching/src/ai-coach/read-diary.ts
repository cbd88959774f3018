import { competitionGoals, type Json, SCORE_SCALE_LABELS, type Tables, withoutUnknown } from "@ironpace/contract";
import { addDays, formatClock, HYROX_STATIONS, memoized, parseClock } from "@ironpace/training";
import type { BenchmarkValue, Diary, LiftedSet, ProfileFacts, Race, Sport, Work, WorkLine } from "../built-in-coach/own-data/diary.ts";
import type { FunctionContext } from "../context.ts";

/** Rows of one request; more are asked for in the next. */
const PAGE = 500;

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
        splits: splitsOf(row),
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

async function readWork({ data, userId }: FunctionContext): Promise<readonly Work[]> {
  const work: Work[] = [];
  for (let from = 0; ; from += PAGE) {
    const { data: rows } = await data
      .from("performed_sessions")
      .select(
        "id, title, performed_at, duration_minutes, session_rpe, load, notes, score_format, score_seconds, score_rounds, score_reps, score_scale, training_sessions(code, type, duration, distance_m, tonnage_kg, warmup, main_workout, cooldown), performed_sets(exercise_name, weight_kg, reps, rpe, metres, seconds, per_hand, set_type, exercise_index, set_index)",
      )
      .eq("user_id", userId)
      .eq("in_progress", false)
      .order("performed_at")
      .order("id")
      .range(from, from + PAGE - 1)
      .throwOnError();
    for (const row of rows) {
      const session = row.training_sessions;
      const sets = row.performed_sets
        .toSorted((a, b) => a.exercise_index - b.exercise_index || a.set_index - b.set_index)
        .map((set) =>
          withoutUnknown({
            exercise: set.exercise_name,
            kilograms: set.weight_kg,
            reps: set.reps,
            rpe: set.rpe,
            metres: set.metres,
            seconds: set.seconds,
            perHand: set.per_hand,
            isWarmUp: set.set_type === "warmup",
          }),
        );
      const logged = loggedMetres(sets);
      const isDistanceLogged = Object.keys(logged).length > 0;
      work.push(
        withoutUnknown({
          id: row.id,
          on: row.performed_at.slice(0, 10),
          at: row.performed_at.slice(11, 16),
          title: row.title ?? "Session",
          code: session?.code,
          type: session?.type,
          minutes: row.duration_minutes,
          rpe: row.session_rpe,
          load: row.load,
          metres: isDistanceLogged || session === null ? logged : plannedMetres(session, row.duration_minutes),
          isDistanceLogged,
          planned: session === null ? undefined : { kilograms: session.tonnage_kg ?? 0, metres: session.distance_m ?? 0 },
          warmUpRun:
            session === null || isDistanceLogged || (session.code ?? "") in WHOLE ? undefined : runOf([session.warmup, session.cooldown]),
          longestRun: isDistanceLogged ? logged.run : longestPiece(session?.main_workout),
          score: scoreOf(row),
          sets,
          lines: linesOf(session?.main_workout),
          notes: row.notes,
        }),
      );
    }
    if (rows.length < PAGE) return work;
  }
}

const SPORTS: readonly (readonly [Sport, RegExp])[] = [
  ["run", /\b(run|runs|running|jog|jogging|parkrun|treadmill|fartlek|strides)\b/i],
  ["ride", /\b(ride|riding|bike|biking|cycle|cycling)\b/i],
  ["row", /\b(row erg|rowing|rower|row intervals|^row$)\b|^row$/i],
  ["ski", /\bski\b/i],
  ["swim", /\b(swim|swimming|freestyle|crawl)\b/i],
];

/** A year of training names some dozens of exercises thousands of times. */
const sportOf = memoized((exercise: string): Sport | undefined =>
  /\b(walk|walking|hike|hiking|ruck)\b/i.test(exercise) ? undefined : SPORTS.find(([, pattern]) => pattern.test(exercise))?.[0],
);

type Metres = { [sport in Sport]?: number };

function loggedMetres(sets: readonly LiftedSet[]): Metres {
  const metres: Metres = {};
  for (const set of sets) {
    const sport = set.metres === undefined ? undefined : sportOf(set.exercise);
    if (sport !== undefined) metres[sport] = (metres[sport] ?? 0) + (set.metres ?? 0);
  }
  return metres;
}

/** Session codes of plans that are nothing but one sport, warm-up and cooldown included. */
const WHOLE: { readonly [code: string]: Sport } = { RI: "run", RT: "run", RL: "run", RE: "run", BQ: "ride", SW: "swim" };

/** A session that was marked as done without its distance: as planned, less when it was cut short. */
function plannedMetres(
  session: { code: string | null; duration: number; distance_m: number | null; main_workout: Json },
  minutes: number | null,
): Metres {
  const share = minutes !== null && minutes > 0 && session.duration > 0 ? Math.min(1, minutes / session.duration) : 1;
  const metres: Metres = {};
  for (const item of (Array.isArray(session.main_workout) ? session.main_workout : []) as readonly {
    name?: string;
    sets?: number;
    dose?: { metres?: number };
  }[]) {
    const sport = sportOf(item.name ?? "");
    if (sport !== undefined && item.dose?.metres !== undefined)
      metres[sport] = (metres[sport] ?? 0) + share * (item.sets ?? 1) * item.dose.metres;
  }
  const whole = WHOLE[session.code ?? ""];
  if (whole === undefined) return metres;
  // The distance of a run that ends on the rowing machine contains what was rowed.
  const others = Object.entries(metres).reduce((sum, [sport, of]) => (sport === whole ? sum : sum + of), 0);
  return session.distance_m === null ? metres : { ...metres, [whole]: Math.max(0, share * session.distance_m - others) };
}

interface PlannedLine {
  readonly name?: string;
  readonly sets?: number;
  readonly dose?: { readonly metres?: number; readonly reps?: number };
  readonly load?: { readonly kilograms?: number; readonly perHand?: boolean };
}

function linesOf(items: Json | undefined): readonly WorkLine[] {
  return ((Array.isArray(items) ? items : []) as readonly PlannedLine[]).flatMap(({ name, sets = 1, dose, load }) =>
    name === undefined
      ? []
      : [
          withoutUnknown({
            name,
            kilograms: load?.kilograms,
            perHand: load?.perHand,
            metres: dose?.metres === undefined ? undefined : sets * dose.metres,
            reps: dose?.reps === undefined ? undefined : sets * dose.reps,
          }),
        ],
  );
}

const SPLITS = [
  ["Runs 1 to 8", HYROX_STATIONS.map((_, at) => `Run ${at + 1}`)],
  ["Stations in race order", HYROX_STATIONS.map(({ exercise }) => exercise)],
  ["Roxzone", ["Roxzone"]],
] as const;

/** The parts of a race as its page keeps them: three of its goals. */
function splitsOf(row: Parameters<typeof competitionGoals>[0]): Race["splits"] {
  const goals = competitionGoals(row);
  const splits = SPLITS.flatMap(([goal, names]) => {
    const times = (goals.find(({ name }) => name === goal)?.result ?? "").split(/[,;]\s*/u).map(parseClock);
    return names.flatMap((name, at) => (times[at] === undefined ? [] : [{ name, seconds: times[at] }]));
  });
  return splits.length === 0 ? undefined : splits;
}

/** Metres of running in blocks of a session; undefined for none. */
function runOf(blocks: readonly Json[]): number | undefined {
  const lines = blocks.flatMap((items) => (Array.isArray(items) ? items : []) as readonly PlannedLine[]);
  const metres = lines.reduce((all, { name = "", dose }) => all + (/\brun\b/i.test(name) ? (dose?.metres ?? 0) : 0), 0);
  return metres === 0 ? undefined : metres;
}

/** The longest line of running: a long run without what stands around it. */
function longestPiece(items: Json | undefined): number | undefined {
  const runs = (Array.isArray(items) ? items : []) as readonly { name?: string; dose?: { metres?: number } }[];
  const metres = runs.flatMap(({ name, dose }) => (sportOf(name ?? "") === "run" && dose?.metres !== undefined ? [dose.metres] : []));
  return metres.length === 0 ? undefined : Math.max(...metres);
}

interface Score {
  readonly score_format: string | null;
  readonly score_scale: string | null;
  readonly score_seconds: number | null;
  readonly score_rounds: number | null;
  readonly score_reps: number | null;
}

/** "8:41, Rx"; of an AMRAP the rounds, its seconds are only the cap. */
function scoreOf(row: Score): string | undefined {
  const counted = countedOf(row);
  const scale = SCORE_SCALE_LABELS[row.score_scale as keyof typeof SCORE_SCALE_LABELS] as string | undefined;
  return counted === undefined || scale === undefined ? counted : `${counted}, ${scale}`;
}

function countedOf({ score_format, score_seconds, score_rounds, score_reps }: Score): string | undefined {
  if (score_seconds !== null && (score_format === "for-time" || score_rounds === null)) return formatClock(score_seconds);
  if (score_rounds !== null)
    return `${score_rounds} rounds${score_reps === null || score_reps === 0 ? "" : ` and ${score_reps} repetitions`}`;
  return score_reps === null ? undefined : `${score_reps} repetitions`;
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
