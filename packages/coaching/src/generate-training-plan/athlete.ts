import { GENDER, sexOf, type GenerateTrainingPlanRequest } from "@ironpace/contract";
import { parseClock, type Athlete, type Availability, type Competition, type Weekday } from "@ironpace/training";
import type { AthleteRecords } from "./athlete-records.ts";

/** The engine's athlete: what the form says, completed by what is stored. Unknown stays absent, never zero. */
export function athleteFrom(request: GenerateTrainingPlanRequest, records: AthleteRecords): Athlete {
  const { profile, strength, gymnastics, conditioning, context, motivation } = records;
  return withoutUnknown({
    level: request.userLevel,
    focus: request.primaryFocus,
    age: profile?.age,
    sex: sexOf(GENDER.read(profile?.gender)),
    bodyWeight: number(profile?.body_weight_kg),
    trainingYears: profile?.training_years,
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
      strictPullUps: gymnastics?.strict_pullups,
      handstandPushUps: gymnastics?.handstand_pushups,
      barMuscleUps: gymnastics?.bar_muscle_ups,
      ringMuscleUps: gymnastics?.ring_muscle_ups,
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
    injuries: request.injuryHistory ?? context?.injuries,
    dislikes: motivation?.training_dislikes,
    equipment: equipment(request, records),
    availability: availability(request, records),
    competitions: competitions(request, records),
  });
}

/** An equipment list that was never given means a fully equipped gym. */
function equipment(request: GenerateTrainingPlanRequest, records: AthleteRecords): readonly string[] | undefined {
  if (request.equipmentAvailable !== undefined && request.equipmentAvailable.length > 0) return request.equipmentAvailable;
  return records.equipment.length > 0 ? records.equipment.map((row) => row.equipment) : undefined;
}

function availability(request: GenerateTrainingPlanRequest, { availability: rows, profile }: AthleteRecords): Availability {
  const days = rows.filter((row) => row.minutes > 0);
  return withoutUnknown({
    daysPerWeek: request.weeklyAvailability,
    weekdays: days.length > 0 ? days.map((row) => row.weekday as Weekday) : undefined,
    minutes: days.length > 0 ? Object.fromEntries(days.map((row) => [row.weekday, row.minutes])) : undefined,
    longDay: profile?.preferred_long_day as Weekday | null | undefined,
  });
}

/** The race of the form, else the upcoming one of the profile; without a date there is nothing to count back from. */
function competitions(request: GenerateTrainingPlanRequest, { context }: AthleteRecords): readonly Competition[] | undefined {
  const details = typeof request.competitionDetails === "object" ? request.competitionDetails : undefined;
  if (details?.date) return [withoutUnknown({ name: details.name, type: details.type, date: details.date, priority: "A" as const })];
  // A form that shows the race and was left without its date means no race; only silence means the profile's.
  if (details !== undefined) return undefined;
  if (!context?.competition_date) return undefined;
  return [
    withoutUnknown({
      name: context.upcoming_competition,
      type: context.competition_type,
      date: context.competition_date,
      priority: "A" as const,
    }),
  ];
}

type Known<T> = { [K in keyof T as undefined extends T[K] ? never : null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

function withoutUnknown<T extends object>(value: T): Known<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== null && field !== "")) as Known<T>;
}

const clock = (text: string | null | undefined) => (text ? parseClock(text) : undefined);
const number = (value: number | string | null | undefined) => (value === null || value === undefined ? undefined : Number(value));
const day = (value: string | null | undefined) => value?.slice(0, 10);
