import { parseClock, type Athlete, type WeightUnit, type Known, type TrainingDomain, type TrainingHistory } from "@ironpace/training";
import { GENDER, getSex } from "../enums/athlete.ts";
import { withoutUnknown } from "./without-unknown.ts";

type Value = number | string | null | undefined;
type Row<Column extends string> = { readonly [column in Column]?: Value };
/** {column: yyyy-mm-dd} of a set of benchmarks; JSON, so unchecked. */
interface Dated {
  readonly dates?: unknown;
}

/** Rows of the athlete's tables as the data service sends them: numbers may come as text. null: nothing stored. */
export interface StoredAthlete {
  readonly profile:
    | (Row<"age" | "gender" | "body_weight_kg" | "height_cm" | "training_years"> & {
        readonly units?: WeightUnit | undefined;
      } & StoredHistory)
    | null;
  readonly strength:
    | (Row<"back_squat" | "deadlift" | "bench_press" | "clean_and_jerk" | "snatch" | "overhead_press" | "date_recorded"> & Dated)
    | null;
  readonly gymnastics:
    | (Row<"strict_pullups" | "handstand_pushups" | "bar_muscle_ups" | "ring_muscle_ups" | "date_recorded"> &
        Dated & {
          readonly handstand_walk?: boolean | null;
        })
    | null;
  readonly conditioning: (Row<"row_500m" | "run_5k" | "run_10k" | "ftp_20min" | "vo2_max" | "date_recorded"> & Dated) | null;
}

/** What the training engine knows of a body and its numbers. Unknown stays absent, never zero. */
export function storedAthlete({ profile, strength, gymnastics, conditioning }: StoredAthlete) {
  return withoutUnknown({
    age: number(profile?.age),
    sex: getSex(GENDER.read(profile?.gender)),
    bodyWeight: number(profile?.body_weight_kg),
    height: number(profile?.height_cm),
    trainingYears: number(profile?.training_years),
    history: storedHistory(profile),
    units: profile?.units,
    strength: withoutUnknown({
      oneRepMax: withoutUnknown({
        backSquat: number(strength?.back_squat),
        deadlift: number(strength?.deadlift),
        benchPress: number(strength?.bench_press),
        cleanAndJerk: number(strength?.clean_and_jerk),
        snatch: number(strength?.snatch),
        overheadPress: number(strength?.overhead_press),
      }),
      ...dated(strength, STRENGTH_COLUMNS),
    }),
    gymnastics: withoutUnknown({
      strictPullUps: number(gymnastics?.strict_pullups),
      handstandPushUps: number(gymnastics?.handstand_pushups),
      barMuscleUps: number(gymnastics?.bar_muscle_ups),
      ringMuscleUps: number(gymnastics?.ring_muscle_ups),
      handstandWalk: gymnastics?.handstand_walk,
      ...dated(gymnastics, GYMNASTICS_COLUMNS),
    }),
    conditioning: withoutUnknown({
      row500m: clock(conditioning?.row_500m),
      run5k: clock(conditioning?.run_5k),
      run10k: clock(conditioning?.run_10k),
      ftp20min: number(conditioning?.ftp_20min),
      vo2Max: number(conditioning?.vo2_max),
      ...dated(conditioning, CONDITIONING_COLUMNS),
    }),
  }) satisfies Partial<Athlete>;
}

const STRENGTH_COLUMNS = {
  backSquat: "back_squat",
  deadlift: "deadlift",
  benchPress: "bench_press",
  cleanAndJerk: "clean_and_jerk",
  snatch: "snatch",
  overheadPress: "overhead_press",
} as const;
const GYMNASTICS_COLUMNS = {
  strictPullUps: "strict_pullups",
  handstandPushUps: "handstand_pushups",
  barMuscleUps: "bar_muscle_ups",
  ringMuscleUps: "ring_muscle_ups",
  handstandWalk: "handstand_walk",
} as const;
const CONDITIONING_COLUMNS = { row500m: "row_500m", run5k: "run_5k", run10k: "run_10k", ftp20min: "ftp_20min", vo2Max: "vo2_max" } as const;

/** The day of the set, and the days of its values where one is of another day. */
function dated<Field extends string>(
  row: (Dated & { readonly date_recorded?: Value }) | null,
  columns: Readonly<Record<Field, string>>,
): { readonly recordedOn?: string; readonly dates?: { readonly [field in Field]?: string } } {
  const recordedOn = day(row?.date_recorded);
  const own = (typeof row?.dates === "object" ? row.dates : null) as Readonly<Record<string, unknown>> | null;
  const dates = Object.entries<string>(columns).flatMap(([field, column]) => {
    const value = own?.[column];
    return typeof value === "string" && value !== recordedOn ? [[field, value] as const] : [];
  });
  return {
    ...(recordedOn === undefined ? {} : { recordedOn }),
    ...(dates.length === 0 ? {} : { dates: Object.fromEntries(dates) as { readonly [field in Field]?: string } }),
  };
}

function clock(text: Value): number | undefined {
  return text === null || text === undefined ? undefined : parseClock(String(text));
}

function number(value: Value): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}

function day(value: Value): string | undefined {
  return typeof value === "string" ? value.slice(0, 10) : undefined;
}

/** The columns of athlete_profiles about recent training; numbers may come as text. */
type StoredHistory = {
  readonly [
    column in
      | "weekly_run_km"
      | "longest_run_km"
      | "runs_per_week"
      | "weekly_hours"
      | "longest_ride_hours"
      | "longest_swim_m"
      | `${"run" | "lift" | "gymnastics" | "swim" | "bike"}_years`
  ]?: Value;
} & { readonly injured_last_year?: boolean | null };

/** What the athlete says of the training of the last weeks, in metres and minutes; undefined when nothing is known. */
function storedHistory(profile: StoredHistory | null): TrainingHistory | undefined {
  if (profile === null) return undefined;
  const history = withoutUnknown({
    weeklyRun: told(profile.weekly_run_km, 1000),
    longestRun: told(profile.longest_run_km, 1000),
    runsPerWeek: told(profile.runs_per_week, 1),
    weeklyMinutes: told(profile.weekly_hours, 60),
    longestRide: told(profile.longest_ride_hours, 60),
    longestSwim: told(profile.longest_swim_m, 1),
    trainingYears: years(profile),
    wasInjured: profile.injured_last_year,
  });
  return Object.keys(history).length === 0 ? undefined : history;
}

const DOMAINS = ["run", "lift", "gymnastics", "swim", "bike"] as const satisfies readonly TrainingDomain[];

function years(profile: StoredHistory): TrainingHistory["trainingYears"] {
  const known = DOMAINS.flatMap((domain) => {
    const value = number(profile[`${domain}_years`]);
    return value === undefined ? [] : [[domain, value] as const];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

function told(value: Value, factor: number): Known | undefined {
  const known = number(value);
  return known === undefined ? undefined : { value: known * factor, source: "told" };
}
