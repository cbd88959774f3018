import {
  CONDITIONING_FIELDS,
  generateTrainingPlanRequest,
  GYMNASTICS_FIELDS,
  HISTORY_FIELDS,
  STRENGTH_FIELDS,
  type GenerateTrainingPlanInput,
} from "@ironpace/contract";
import { generatePlan, type Athlete, type Focus, type Session } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import type { AthleteRecords } from "./athlete-records.ts";
import { athleteFrom } from "./athlete.ts";

/** What an athlete who filled in the whole wizard has stored. */
const STORED = {
  today: "2026-11-23",
  profile: { age: 34, gender: "female", body_weight_kg: 64.5, training_years: 6, preferred_long_day: 6, units: "kg" },
  strength: {
    back_squat: 105,
    deadlift: 125,
    bench_press: 70,
    clean_and_jerk: 72.5,
    snatch: 57.5,
    overhead_press: 47.5,
    date_recorded: "2026-11-10",
  },
  gymnastics: {
    strict_pullups: 8,
    handstand_pushups: 5,
    bar_muscle_ups: 2,
    ring_muscle_ups: 1,
    handstand_walk: true,
    date_recorded: "2026-11-10",
  },
  conditioning: { row_500m: "1:52", run_5k: "23:10", run_10k: "48:00", ftp_20min: 205, vo2_max: 48, date_recorded: "2026-11-10" },
  context: { injuries: "None", upcoming_competition: null, competition_type: null, competition_date: null },
  motivation: { training_dislikes: null },
  availability: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minutes: 75 })),
  equipment: [] as { equipment: string }[],
  competitions: [],
  logged: [],
  painReports: [],
};

interface Change {
  /** Where the value matters. */
  readonly focus: Focus;
  readonly level?: GenerateTrainingPlanInput["userLevel"];
  /** 6 without. */
  readonly days?: number;
  /** 5 without. */
  readonly weeks?: number;
  /** What is stored otherwise than in STORED before the change. */
  readonly from?: object;
  /** Table → columns; a list replaces all rows. */
  readonly change?: object;
  /** What the form of a new plan is filled in with from the profile, changed. */
  readonly asks?: Partial<Pick<Change, "focus" | "level" | "days">>;
}

const RACE = { upcoming_competition: "Hyrox Berlin", competition_type: "hyrox", competition_date: "2026-12-19" };
const TRIATHLON = { upcoming_competition: "Kraichgau", competition_type: "half ironman", competition_date: "2027-02-14" };
const NO_RUN = { conditioning: { run_5k: null, run_10k: null } };

/** Everything the wizard asks for and the engine reads, with another answer. */
const CHANGES: Readonly<Record<string, Change>> = {
  training_level: { focus: "strength", asks: { level: "beginner" } },
  primary_focus: { focus: "strength", asks: { focus: "running" } },
  days_per_week: { focus: "strength", asks: { days: 3 } },
  age: { focus: "strength", change: { profile: { age: 67 } } },
  gender: { focus: "hyrox", change: { profile: { gender: "male" } } },
  body_weight_kg: { focus: "strength", change: { profile: { body_weight_kg: 30 } } },
  weekly_run_km: { focus: "running", change: { profile: { weekly_run_km: 70 } } },
  longest_run_km: { focus: "running", change: { profile: { longest_run_km: 25 } } },
  // The engine reads hours, ride and swim for triathlon only.
  weekly_hours: { focus: "triathlon", from: { profile: { weekly_hours: 3 } }, change: { profile: { weekly_hours: 10 } } },
  longest_ride_hours: {
    focus: "triathlon",
    // A day with room for a ride: on a short one all rides are as short.
    from: {
      context: TRIATHLON,
      profile: { longest_ride_hours: 1 },
      availability: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minutes: weekday === 6 ? 240 : 75 })),
    },
    change: { profile: { longest_ride_hours: 3 } },
  },
  longest_swim_m: {
    focus: "triathlon",
    from: { context: TRIATHLON, profile: { longest_swim_m: 400 } },
    change: { profile: { longest_swim_m: 1800 } },
  },
  // Height makes a body mass index of a heavy athlete's weight.
  height_cm: {
    focus: "running",
    from: { profile: { body_weight_kg: 125, height_cm: 165 } },
    change: { profile: { height_cm: 205 } },
  },
  training_years: { focus: "strength", level: "advanced", change: { profile: { training_years: 0 } } },
  units: { focus: "strength", change: { profile: { units: "lb" } } },
  preferred_long_day: { focus: "running", change: { profile: { preferred_long_day: 7 } } },
  back_squat: { focus: "strength", change: { strength: { back_squat: 85 } } },
  deadlift: { focus: "strength", change: { strength: { deadlift: 105 } } },
  clean_and_jerk: { focus: "crossfit", change: { strength: { clean_and_jerk: 65 } } },
  snatch: { focus: "crossfit", change: { strength: { snatch: 50 } } },
  bench_press: { focus: "strength", change: { strength: { bench_press: 60 } } },
  overhead_press: { focus: "strength", change: { strength: { overhead_press: 40 } } },
  strict_pullups: { focus: "crossfit", change: { gymnastics: { strict_pullups: 0 } } },
  handstand_pushups: { focus: "crossfit", change: { gymnastics: { handstand_pushups: 0 } } },
  bar_muscle_ups: { focus: "crossfit", level: "advanced", change: { gymnastics: { bar_muscle_ups: 12 } } },
  // The turn of the rings comes late in a macrocycle.
  ring_muscle_ups: { focus: "crossfit", level: "elite", weeks: 12, change: { gymnastics: { ring_muscle_ups: 10 } } },
  handstand_walk: { focus: "crossfit", level: "advanced", change: { gymnastics: { handstand_walk: false } } },
  row_500m: { focus: "hyrox", change: { conditioning: { row_500m: "2:05.5" } } },
  run_5k: { focus: "running", change: { conditioning: { run_5k: "27:00" } } },
  run_10k: { focus: "running", change: { conditioning: { run_10k: "55:00" } } },
  ftp_20min: { focus: "triathlon", change: { conditioning: { ftp_20min: 150 } } },
  // Without a run the VO2 max is all there is to go by.
  vo2_max: { focus: "running", from: NO_RUN, change: { conditioning: { ...NO_RUN.conditioning, vo2_max: 38 } } },
  injured_last_year: {
    focus: "running",
    from: { profile: { weekly_run_km: 40, longest_run_km: 14, injured_last_year: false } },
    change: { profile: { injured_last_year: true } },
  },
  "when a set was saved": { focus: "strength", change: { strength: { date_recorded: "2024-01-08" } } },
  injuries: { focus: "crossfit", change: { context: { injuries: "Left knee hurts when squatting, 6/10" } } },
  upcoming_competition: { focus: "hyrox", change: { context: RACE } },
  competition_date: { focus: "hyrox", from: { context: RACE }, change: { context: { ...RACE, competition_date: "2026-12-05" } } },
  competition_type: {
    focus: "hyrox",
    from: { context: { ...RACE, upcoming_competition: "The big day" } },
    change: { context: { ...RACE, upcoming_competition: "The big day", competition_type: "marathon" } },
  },
  training_dislikes: { focus: "hyrox", change: { motivation: { training_dislikes: "Burpees, rowing" } } },
  "minutes of a day": { focus: "running", change: { availability: STORED.availability.map((day) => ({ ...day, minutes: 35 })) } },
  "a closed day": {
    focus: "running",
    change: { availability: STORED.availability.map((day) => ({ ...day, minutes: day.weekday < 3 ? 0 : 75 })) },
  },
  equipment: { focus: "hyrox", change: { equipment: [{ equipment: "kettlebell" }] } },
};

/** Asked for in the profile, stored, and not read by the engine yet; years of lifting only tell a lifter from a heavy athlete. */
const NOT_READ = ["runs_per_week", "run_years", "lift_years", "gymnastics_years", "swim_years", "bike_years"];

describe("everything entered in the wizard changes the plan", () => {
  test.each(Object.entries(CHANGES))("%s", (_, { from = {}, change = {}, asks = {}, ...asked }) => {
    const base = changed(STORED, from);
    expect(sessionsOf(changed(base, change), { ...asked, ...asks })).not.toEqual(sessionsOf(base, asked));
  });

  test("no field that the engine reads is left out of this list", () => {
    const entries: Readonly<Record<keyof Athlete, string>> = {
      level: "training_level",
      focus: "primary_focus",
      age: "age",
      sex: "gender",
      bodyWeight: "body_weight_kg",
      trainingYears: "training_years",
      units: "units",
      strength: "back_squat",
      gymnastics: "strict_pullups",
      conditioning: "run_5k",
      injuries: "injuries",
      dislikes: "training_dislikes",
      equipment: "equipment",
      availability: "minutes of a day",
      competitions: "upcoming_competition",
      history: "weekly_run_km",
      height: "height_cm",
      // Told to the plan they change, not to the profile.
      absences: "",
      easings: "",
      injuryReports: "",
      // Worked out from equipment and lifts.
      assumedKit: "",
      // Answered after sessions.
      painReports: "",
      efforts: "",
      leftBehind: "",
      lighterDays: "",
      moves: "",
      swaps: "",
    };
    expect(Object.keys(CHANGES)).toEqual(expect.arrayContaining(Object.values(entries).filter(Boolean)));
  });

  test("no field of recent training is left out of this list", () => {
    const columns = Object.values(HISTORY_FIELDS).map(({ column }) => column);
    expect(columns.filter((column) => !(column in CHANGES))).toEqual(NOT_READ);
  });

  test("no benchmark is left out of this list", () => {
    const columns = [...STRENGTH_FIELDS, ...GYMNASTICS_FIELDS, ...CONDITIONING_FIELDS].map((field) => field.column);
    expect(Object.keys(CHANGES)).toEqual(expect.arrayContaining(columns));
  });

  test("a time with tenths is read", () => {
    const athlete = athleteFrom(request("hyrox"), changed(STORED, { conditioning: { row_500m: "1:42.5" } }));
    expect(athlete.conditioning.row500m).toBe(102.5);
  });
});

function request(focus: Focus, level = "intermediate", days = 6) {
  return generateTrainingPlanRequest.parse({
    userId: "6f1c9f0a-58d5-4b7e-9a53-0f7d3a4f0d11",
    userLevel: level,
    primaryFocus: focus,
    weeklyAvailability: days,
  });
}

function changed(stored: object, change: object): AthleteRecords {
  const tables = { ...stored } as Record<string, object>;
  for (const [table, columns] of Object.entries(change) as [string, object][])
    tables[table] = Array.isArray(columns) ? columns : { ...tables[table], ...columns };
  return tables as unknown as AthleteRecords;
}

function sessionsOf(records: object, { focus, level, days, weeks = 5 }: Change): readonly Session[] {
  const result = generatePlan(athleteFrom(request(focus, level, days), records as AthleteRecords), { startDate: "2026-11-23", weeks });
  if (result.kind === "referral") throw new Error(result.referral.text);
  return result.plan.weeks.flatMap((week) => week.sessions);
}
