import { parseClock, type Athlete, type WeightUnit } from "@ironpace/training";
import { GENDER, sexOf } from "../enums/athlete.ts";
import { storedHistory, type StoredHistory } from "./stored-history.ts";
import { withoutUnknown } from "./without-unknown.ts";

type Value = number | string | null | undefined;
type Row<Column extends string> = { readonly [column in Column]?: Value } | null;

/** Rows of the athlete's tables as the data service sends them: numbers may come as text. null: nothing stored. */
export interface StoredAthlete {
  readonly profile:
    | (Row<"age" | "gender" | "body_weight_kg" | "height_cm" | "training_years"> & {
        readonly units?: WeightUnit | undefined;
      } & StoredHistory)
    | null;
  readonly strength: Row<"back_squat" | "deadlift" | "clean_and_jerk" | "snatch" | "overhead_press" | "date_recorded">;
  readonly gymnastics:
    | (Row<"strict_pullups" | "handstand_pushups" | "bar_muscle_ups" | "ring_muscle_ups" | "date_recorded"> & {
        readonly handstand_walk?: boolean | null;
      })
    | null;
  readonly conditioning: Row<"row_500m" | "run_5k" | "run_10k" | "ftp_20min" | "vo2_max" | "date_recorded">;
}

/** What the training engine knows of a body and its numbers. Unknown stays absent, never zero. */
export function storedAthlete({ profile, strength, gymnastics, conditioning }: StoredAthlete) {
  return withoutUnknown({
    age: number(profile?.age),
    sex: sexOf(GENDER.read(profile?.gender)),
    bodyWeight: number(profile?.body_weight_kg),
    height: number(profile?.height_cm),
    trainingYears: number(profile?.training_years),
    history: storedHistory(profile),
    units: profile?.units,
    strength: withoutUnknown({
      oneRepMax: withoutUnknown({
        backSquat: number(strength?.back_squat),
        deadlift: number(strength?.deadlift),
        cleanAndJerk: number(strength?.clean_and_jerk),
        snatch: number(strength?.snatch),
        overheadPress: number(strength?.overhead_press),
      }),
      recordedOn: day(strength?.date_recorded),
    }),
    gymnastics: withoutUnknown({
      strictPullUps: number(gymnastics?.strict_pullups),
      handstandPushUps: number(gymnastics?.handstand_pushups),
      barMuscleUps: number(gymnastics?.bar_muscle_ups),
      ringMuscleUps: number(gymnastics?.ring_muscle_ups),
      handstandWalk: gymnastics?.handstand_walk,
      recordedOn: day(gymnastics?.date_recorded),
    }),
    conditioning: withoutUnknown({
      row500m: clock(conditioning?.row_500m),
      run5k: clock(conditioning?.run_5k),
      run10k: clock(conditioning?.run_10k),
      ftp20min: number(conditioning?.ftp_20min),
      vo2Max: number(conditioning?.vo2_max),
      recordedOn: day(conditioning?.date_recorded),
    }),
  }) satisfies Partial<Athlete>;
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
