import { storedAthlete } from "@ironpace/contract";
import {
  addDays,
  type Athlete,
  type DatedResult,
  type Day,
  type Evidence,
  EXERCISES,
  getEstimates,
  type LoggedSet,
  measuredLift,
  type PacedSession,
} from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { athleteFrom } from "../athlete/athlete.ts";
import type { AthleteRecords } from "../athlete/athlete-records.ts";

/** So far back sets are read: older ones say nothing of today. */
const DAYS_LOOKED_BACK = 182;
/** More sessions than anybody does in that time. */
const MOST_SESSIONS = 400;
const MOST_RESULTS = 50;

const ROW_ERG = "Row erg";
const PACED = { RT: { zone: "threshold", exercise: "Tempo run" }, RI: { zone: "interval", exercise: "Interval run" } } as const;
const LIFT_NAMES = EXERCISES.map(({ name }) => name).filter((name) => measuredLift(name) !== undefined);
const NAMES = [...LIFT_NAMES, ROW_ERG, "Row erg intervals", PACED.RT.exercise, PACED.RI.exercise];

/** Logged work and results as they are stored. */
interface StoredEvidence {
  readonly logged: readonly LoggedWork[];
  readonly benchmarks: readonly BenchmarkRow[];
}

/** Reads the rows that estimates are made from; what is known of the athlete is not needed for it. */
export async function readStoredEvidence({ data, userId, today }: FunctionContext): Promise<StoredEvidence> {
  const since = addDays(today, -DAYS_LOOKED_BACK);
  const [logged, benchmarks] = await Promise.all([
    data
      .from("performed_sessions")
      .select(
        "performed_at, session_rpe, training_sessions(code, is_deload, intensity_level, main_workout), performed_sets!inner(exercise_name, weight_kg, reps, rpe, metres, seconds, per_hand)",
      )
      .eq("user_id", userId)
      .eq("in_progress", false)
      .gte("performed_at", since)
      .eq("performed_sets.completed", true)
      .neq("performed_sets.set_type", "warmup")
      .in("performed_sets.exercise_name", NAMES)
      .order("performed_at", { ascending: false })
      .limit(MOST_SESSIONS)
      .throwOnError(),
    data
      .from("conditioning_benchmarks")
      .select("run_5k, run_10k, row_500m, ftp_20min, date_recorded, dates")
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .limit(MOST_RESULTS)
      .throwOnError(),
  ]);
  return { logged: logged.data, benchmarks: benchmarks.data };
}

function toEvidence({ logged, benchmarks }: StoredEvidence, records: AthleteRecords): Evidence {
  const { strength } = storedAthlete(records);
  return {
    sets: logged.flatMap(loggedSets),
    paced: logged.flatMap(pacedSession),
    results: withoutRepeats(benchmarks.flatMap(datedResults)),
    entered: Object.fromEntries(
      Object.entries(strength.oneRepMax).map(([lift, value]) => {
        const on = (strength.dates as Readonly<Record<string, Day>> | undefined)?.[lift] ?? strength.recordedOn;
        return [lift, { value, ...(on === undefined ? {} : { on }) }];
      }),
    ),
  };
}

/** The estimates of the athlete as they are stored, or of the one a plan was made for. */
export async function readEstimates(
  context: FunctionContext,
  records: AthleteRecords,
  athlete: Athlete,
  stored: StoredEvidence | Promise<StoredEvidence> = readStoredEvidence(context),
) {
  return getEstimates(athlete, toEvidence(await stored, records), context.today);
}

/** The same of the athlete as stored: caps go by the level of the profile, without one by the middle. */
export function readStoredEstimates(context: FunctionContext, records: AthleteRecords) {
  const { profile } = records;
  const stored = athleteFrom(
    {
      userLevel: profile?.training_level ?? "intermediate",
      primaryFocus: profile?.primary_focus ?? "general",
      weeklyAvailability: profile?.days_per_week ?? 3,
    },
    records,
  );
  return readEstimates(context, records, stored);
}

interface LoggedWork {
  readonly performed_at: string;
  readonly session_rpe: number | null;
  readonly training_sessions: {
    readonly code: string | null;
    readonly is_deload: boolean;
    readonly intensity_level: number;
    readonly main_workout: unknown;
  } | null;
  readonly performed_sets: readonly {
    readonly exercise_name: string;
    readonly weight_kg: number | null;
    readonly reps: number | null;
    readonly rpe: number | null;
    readonly metres: number | null;
    readonly seconds: number | null;
    readonly per_hand: boolean;
  }[];
}

/** Sessions that are done against the clock: their sets say nothing of a maximum. */
const SCORED: ReadonlySet<string> = new Set(["ML", "MM", "HX"]);

function loggedSets({ performed_at, training_sessions: planned, performed_sets: sets }: LoggedWork): LoggedSet[] {
  const on = performed_at.slice(0, 10);
  const isNoMeasure = planned !== null && (planned.is_deload || SCORED.has(planned.code ?? ""));
  return sets
    .filter(({ per_hand }) => !per_hand)
    .map(({ exercise_name: exercise, weight_kg, reps, rpe, metres, seconds }) => ({
      on,
      exercise,
      ...(weight_kg !== null && { kilograms: weight_kg }),
      ...(reps !== null && { reps }),
      ...(rpe !== null && { rpe }),
      ...(metres !== null && { metres }),
      ...(seconds !== null && { seconds }),
      ...(isNoMeasure && { isNoMeasure }),
    }));
}

/** At least so many minutes at the pace say something (dose-progression.md section 8.2). */
const LEAST_SECONDS = 900;

function pacedSession({ performed_at, session_rpe, training_sessions: planned, performed_sets: sets }: LoggedWork): PacedSession[] {
  const kind = planned?.code === "RT" ? PACED.RT : planned?.code === "RI" ? PACED.RI : undefined;
  const pace = kind === undefined ? undefined : plannedPace(planned?.main_workout, kind.exercise);
  if (kind === undefined || planned === null || pace === undefined || session_rpe === null || planned.is_deload) return [];
  const runs = sets.filter(({ exercise_name: name, metres, seconds }) => name === kind.exercise && (metres ?? 0) > 0 && (seconds ?? 0) > 0);
  const metres = runs.reduce((sum, set) => sum + (set.metres ?? 0), 0);
  const seconds = runs.reduce((sum, set) => sum + (set.seconds ?? 0), 0);
  if (seconds < LEAST_SECONDS) return [];
  const on = performed_at.slice(0, 10);
  return [{ on, zone: kind.zone, planned: pace, done: (1000 * seconds) / metres, rpe: session_rpe, plannedRpe: planned.intensity_level }];
}

function plannedPace(lines: unknown, exercise: string): number | undefined {
  if (!Array.isArray(lines)) return undefined;
  const line = (lines as readonly { name?: unknown; pace?: { fastest?: unknown; slowest?: unknown; per?: unknown } }[]).find(
    ({ name, pace }) => name === exercise && pace?.per === "km",
  );
  const { fastest, slowest } = line?.pace ?? {};
  return typeof fastest === "number" && typeof slowest === "number" ? (fastest + slowest) / 2 : undefined;
}

type BenchmarkRow = NonNullable<Parameters<typeof storedAthlete>[0]["conditioning"]>;

function datedResults(row: BenchmarkRow): DatedResult[] {
  const { conditioning } = storedAthlete({ profile: null, strength: null, gymnastics: null, conditioning: row });
  const dates = conditioning.dates as Readonly<Record<string, Day>> | undefined;
  return (["run5k", "run10k", "row500m", "ftp20min"] as const).flatMap((field) => {
    const value = conditioning[field];
    const on = dates?.[field] ?? conditioning.recordedOn;
    return value === undefined || on === undefined ? [] : [{ field, on, value }];
  });
}

/** A value stays in the rows after the one that it was entered with; the newest row of a day counts. */
function withoutRepeats(results: readonly DatedResult[]): readonly DatedResult[] {
  const known = new Set<string>();
  return results.filter(({ field, on }) => {
    const key = `${field} ${on}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
