import type { Focus, Sex } from "@ironpace/training";
import type { EntryField, Range } from "./entry-field.ts";

/*
 * The possible ranges are those of supabase/migrations (tests/policies/entry-ranges.test.ts compares them). The likely ones are
 * conventions: a little beyond the outer percentiles of people who train (docs/decisions/007), so that a slip of the finger is asked about
 * and a good athlete is not.
 */

/** Numeric columns of athlete_profiles that the profile asks for; its form shows them in this order. */
export const PERSONAL_FIELDS = {
  age: { column: "age", label: "Age", measure: "years", possible: { min: 10, max: 110 }, likely: both(14, 80), step: 1 },
  trainingYears: {
    column: "training_years",
    label: "Training years",
    measure: "years",
    possible: { min: 0, max: 90 },
    likely: both(0, 45),
    step: 1,
    hint: "Whole years of regular training.",
  },
  bodyWeight: {
    column: "body_weight_kg",
    label: "Body weight",
    measure: "kilograms",
    possible: { min: 25, max: 350 },
    likely: { male: { min: 50, max: 140 }, female: { min: 40, max: 120 } },
    step: 0.5,
  },
  height: {
    column: "height_cm",
    label: "Height",
    measure: "centimetres",
    possible: { min: 100, max: 250 },
    likely: { male: { min: 150, max: 210 }, female: { min: 140, max: 195 } },
    step: 1,
  },
} as const satisfies Record<string, EntryField>;

const UNKNOWN = "I don't know";

/** What the athlete did lately, columns of athlete_profiles. Empty means not known: the plan then starts from the careful value of the level. */
export const HISTORY_FIELDS = {
  weeklyRun: {
    column: "weekly_run_km",
    label: "Running per week",
    measure: "kilometres",
    possible: { min: 0, max: 300 },
    likely: both(0, 130),
    step: 1,
    hint: "Average of your last four weeks; enter 0 if you did not run.",
    placeholder: UNKNOWN,
  },
  longestRun: {
    column: "longest_run_km",
    label: "Longest run",
    measure: "kilometres",
    possible: { min: 0, max: 200 },
    likely: both(0, 45),
    step: 1,
    hint: "In your last four weeks.",
    placeholder: UNKNOWN,
  },
  runsPerWeek: {
    column: "runs_per_week",
    label: "Runs per week",
    measure: "times-a-week",
    possible: { min: 0, max: 21 },
    likely: both(0, 10),
    step: 1,
    hint: "Average of your last four weeks.",
    placeholder: UNKNOWN,
  },
  weeklyHours: {
    column: "weekly_hours",
    label: "Training per week",
    measure: "hours",
    possible: { min: 0, max: 60 },
    likely: both(0, 22),
    step: 0.5,
    hint: "All training, average of your last four weeks.",
    placeholder: UNKNOWN,
  },
  longestRide: {
    column: "longest_ride_hours",
    label: "Longest ride",
    measure: "hours",
    possible: { min: 0, max: 24 },
    likely: both(0, 7),
    step: 0.5,
    hint: "In your last six weeks.",
    placeholder: UNKNOWN,
  },
  longestSwim: {
    column: "longest_swim_m",
    label: "Longest swim without stopping",
    measure: "metres",
    possible: { min: 0, max: 20_000 },
    likely: both(0, 5000),
    step: 100,
    placeholder: UNKNOWN,
  },
  runYears: getYears("run_years", "Years of running"),
  liftYears: getYears("lift_years", "Years of lifting"),
  gymnasticsYears: getYears("gymnastics_years", "Years of gymnastics"),
  swimYears: getYears("swim_years", "Years of swimming"),
  bikeYears: getYears("bike_years", "Years of cycling"),
  wasInjured: {
    column: "injured_last_year",
    label: "Injured in the last 12 months",
    measure: "yes-no",
    possible: { min: 0, max: 1 },
    step: 1,
    hint: "If yes, your volume grows more slowly.",
  },
} as const satisfies Record<string, EntryField>;

/** The two questions that matter most before a first plan: volume and longest session, by what the athlete trains for. */
export function keyHistoryFields(focus: Focus | undefined): readonly EntryField[] {
  const { weeklyRun, longestRun, weeklyHours, longestRide } = HISTORY_FIELDS;
  if (focus === "running" || focus === "hyrox") return [weeklyRun, longestRun];
  return focus === "triathlon" ? [weeklyHours, longestRide] : [weeklyHours, longestRun];
}

/** One-repetition maxima, columns of strength_benchmarks. */
export const STRENGTH_FIELDS: readonly EntryField[] = [
  lift("back_squat", "Back squat", 600, [30, 270], [20, 185]),
  lift("deadlift", "Deadlift", 600, [40, 310], [30, 215]),
  lift("bench_press", "Bench press", 400, [20, 220], [12, 130]),
  lift("clean_and_jerk", "Clean and jerk", 300, [25, 180], [15, 125]),
  lift("snatch", "Snatch", 260, [20, 145], [12, 100]),
  lift("overhead_press", "Overhead press", 300, [15, 130], [10, 80]),
];

/** Columns of gymnastics_benchmarks. */
export const GYMNASTICS_FIELDS: readonly EntryField[] = [
  repetitions("strict_pullups", "Strict pull-ups", 200, 35, 25),
  repetitions("handstand_pushups", "Handstand push-ups", 200, 40, 30),
  repetitions("bar_muscle_ups", "Bar muscle-ups", 100, 25, 18),
  repetitions("ring_muscle_ups", "Ring muscle-ups", 100, 20, 14),
  { column: "handstand_walk", label: "Handstand walk", measure: "yes-no", possible: { min: 0, max: 1 }, step: 1 },
];

/** Columns of conditioning_benchmarks. */
export const CONDITIONING_FIELDS: readonly EntryField[] = [
  time("row_500m", "500 m row", [60, 600], [80, 150], [92, 175]),
  time("run_5k", "5 km run", [720, 7200], [840, 2700], [960, 3000]),
  time("run_10k", "10 km run", [1500, 14_400], [1740, 5700], [1980, 6300]),
  {
    column: "ftp_20min",
    label: "20-minute bike power",
    measure: "watts",
    possible: { min: 30, max: 700 },
    likely: { male: { min: 110, max: 420 }, female: { min: 75, max: 330 } },
    step: 1,
    hint: "Best average power over 20 minutes",
  },
  {
    column: "vo2_max",
    label: "VO2 max",
    measure: "vo2",
    possible: { min: 10, max: 100 },
    likely: { male: { min: 25, max: 78 }, female: { min: 22, max: 70 } },
    step: 0.1,
  },
];

/** Minutes of one weekday that is open for training (athlete_availability.minutes; 0 there closes the day). */
export const MINUTES_FIELD: EntryField = {
  column: "minutes",
  label: "Minutes",
  measure: "minutes",
  possible: { min: 20, max: 720 },
  likely: both(20, 240),
  step: 5,
};

function both(min: number, max: number): { readonly [sex in Sex]: Range } {
  return { male: { min, max }, female: { min, max } };
}

type Ends = readonly [min: number, max: number];

function likely(male: Ends, female: Ends): { readonly [sex in Sex]: Range } {
  return { male: { min: male[0], max: male[1] }, female: { min: female[0], max: female[1] } };
}

function lift(column: string, label: string, max: number, male: Ends, female: Ends): EntryField {
  return { column, label, measure: "kilograms", possible: { min: 1, max }, likely: likely(male, female), step: 0.5 };
}

function getYears(column: string, label: string): EntryField {
  return { column, label, measure: "years", possible: { min: 0, max: 90 }, likely: both(0, 45), step: 1, placeholder: UNKNOWN };
}

function repetitions(column: string, label: string, max: number, male: number, female: number): EntryField {
  return { column, label, measure: "repetitions", possible: { min: 0, max }, likely: likely([0, male], [0, female]), step: 1 };
}

function time(column: string, label: string, [min, max]: Ends, male: Ends, female: Ends): EntryField {
  return { column, label, measure: "time", possible: { min, max }, likely: likely(male, female), step: 1 };
}
