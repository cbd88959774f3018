import { describe, expect, test } from "vitest";
import { generateTrainingPlanRequest } from "@ironpace/contract";
import { athleteFrom } from "./athlete.ts";
import type { AthleteRecords } from "./athlete-records.ts";

const nobody: AthleteRecords = {
  today: "2026-11-23",
  profile: null,
  strength: null,
  gymnastics: null,
  conditioning: null,
  context: null,
  motivation: null,
  availability: [],
  equipment: [],
  competitions: [],
  logged: [],
  painReports: [],
};

const request = (more: object = {}) =>
  generateTrainingPlanRequest.parse({
    userId: "6f1c9f0a-58d5-4b7e-9a53-0f7d3a4f0d11",
    userLevel: "advanced",
    primaryFocus: "running",
    weeklyAvailability: 4,
    ...more,
  });

/** Stored rows as the data service sends them: numbers may come as text. */
const stored = (records: object): AthleteRecords => ({ ...nobody, ...records });

describe("the engine's athlete", () => {
  test("who has stored nothing is described by the form alone, and nothing unknown is zero", () => {
    expect(athleteFrom(request(), nobody)).toEqual({
      level: "advanced",
      focus: "running",
      strength: { oneRepMax: {} },
      gymnastics: {},
      conditioning: {},
      availability: { daysPerWeek: 4 },
    });
  });

  test("stored numbers and times become units; a zero that was entered stays a zero", () => {
    const athlete = athleteFrom(
      request(),
      stored({
        profile: { age: 34, gender: "female", body_weight_kg: "64.5", training_years: 5, preferred_long_day: 6 },
        strength: { back_squat: 107.5, deadlift: null, date_recorded: "2026-10-18" },
        gymnastics: { strict_pullups: 0, handstand_walk: false, date_recorded: "2026-10-18" },
        conditioning: { run_5k: "22:15", run_10k: "1:02:10", row_500m: null, ftp_20min: 212, date_recorded: "2026-10-18T09:00:00Z" },
      }),
    );
    expect(athlete).toMatchObject({ age: 34, sex: "female", bodyWeight: 64.5, trainingYears: 5, availability: { longDay: 6 } });
    expect(athlete.strength).toEqual({ oneRepMax: { backSquat: 107.5 }, recordedOn: "2026-10-18" });
    expect(athlete.gymnastics).toEqual({ strictPullUps: 0, handstandWalk: false, recordedOn: "2026-10-18" });
    expect(athlete.conditioning).toEqual({ run5k: 1335, run10k: 3730, ftp20min: 212, recordedOn: "2026-10-18" });
  });

  test("recent training and height as told", () => {
    const profile = {
      height_cm: "181.5",
      weekly_run_km: "42.5",
      longest_run_km: 16,
      weekly_hours: 6.5,
      longest_ride_hours: 2,
      longest_swim_m: 0,
      run_years: 3,
      injured_last_year: false,
    };
    const told = (value: number) => ({ value, source: "told" });
    expect(athleteFrom(request(), stored({ profile }))).toMatchObject({
      height: 181.5,
      history: {
        // Nothing is logged that would prove it.
        weeklyRun: told(38_250),
        weeklyMinutes: told(351),
        longestRun: told(16_000),
        longestRide: told(120),
        longestSwim: told(0),
        trainingYears: { run: 3 },
        wasInjured: false,
      },
    });
  });

  test("a benchmark of another day than its set has its own date", () => {
    const dates = { run_5k: "2026-10-18", run_10k: "2025-01-05" };
    const { conditioning } = athleteFrom(
      request(),
      stored({ conditioning: { run_5k: "22:15", run_10k: "48:00", date_recorded: "2026-10-18", dates } }),
    );
    expect(conditioning).toEqual({ run5k: 1335, run10k: 2880, recordedOn: "2026-10-18", dates: { run10k: "2025-01-05" } });
  });

  test.each(["non_binary", "other", "undisclosed"])("a gender that names no table (%s) is not guessed", (gender) => {
    expect(athleteFrom(request(), stored({ profile: { gender } })).sex).toBeUndefined();
  });

  test("closed days are no training days", () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minutes: weekday < 5 ? 45 : 0 }));
    expect(athleteFrom(request(), stored({ availability: rows })).availability).toEqual({
      daysPerWeek: 4,
      weekdays: [1, 2, 3, 4],
      minutes: { 1: 45, 2: 45, 3: 45, 4: 45 },
    });
  });

  test("what the form says of injuries and equipment wins over what is stored", () => {
    const records = stored({ context: { injuries: "old knee" }, equipment: [{ equipment: "barbell" }] });
    expect(athleteFrom(request(), records)).toMatchObject({ injuries: "old knee", equipment: ["barbell"] });
    expect(athleteFrom(request({ injuryHistory: "left wrist", equipmentAvailable: ["kettlebell"] }), records)).toMatchObject({
      injuries: "left wrist",
      equipment: ["kettlebell"],
    });
    expect(athleteFrom(request({ equipmentAvailable: [] }), records).equipment).toEqual(["barbell"]);
    expect(athleteFrom(request({ injuryHistory: "" }), records).injuries).toBeUndefined();
  });

  describe("the race", () => {
    const context = { upcoming_competition: "Hyrox Berlin", competition_date: "2027-02-06", competition_type: "hyrox" };

    test("of the profile is planned for when the form is silent", () => {
      expect(athleteFrom(request(), stored({ context })).competitions).toEqual([
        { name: "Hyrox Berlin", type: "hyrox", date: "2027-02-06", priority: "A" },
      ]);
    });

    test("of the form wins", () => {
      const details = { name: "City 10k", type: "10k", date: "2026-12-13" };
      expect(athleteFrom(request({ competitionDetails: details }), stored({ context })).competitions).toMatchObject([details]);
    });

    test("taken out of the form is no race", () => {
      expect(athleteFrom(request({ competitionDetails: { name: "" } }), stored({ context })).competitions).toBeUndefined();
    });

    test("of the list are all planned for, by date, with their own priority", () => {
      const races = [
        { name: "City 10 km", type: "running", date: "2026-12-13", priority: "C" },
        { name: "Hyrox Vienna", type: "hyrox", date: "2027-02-06", priority: "B" },
      ];
      const competitions = races.map((race) => ({ ...race, target_result: null, goals: [], partner_run_10k: null, is_confirmed: false }));
      expect(athleteFrom(request(), stored({ competitions })).competitions).toEqual(races);
      expect(athleteFrom(request(), stored({ competitions, context })).competitions).toEqual([
        races[0],
        { name: "Hyrox Berlin", type: "hyrox", date: "2027-02-06", priority: "B" },
      ]);
      const details = { name: "", type: "", date: "2026-12-13" };
      expect(athleteFrom(request({ competitionDetails: details }), stored({ competitions })).competitions).toEqual(races);
      const other = { name: "Trail", type: "running", date: "2027-01-10" };
      expect(athleteFrom(request({ competitionDetails: other }), stored({ competitions })).competitions).toEqual([
        races[0],
        { ...other, priority: "A" },
        races[1],
      ]);
      expect(athleteFrom(request({ competitionDetails: { name: "" } }), stored({ competitions })).competitions).toBeUndefined();
    });

    test("of the list brings its goal, its entry and what the athlete decided; one that is over is not planned for", () => {
      const race = { name: "Hyrox Vienna", type: "hyrox", date: "2027-02-06", priority: "A" };
      const row = { ...race, target_result: "sub 1:15", goals: [], entry: "doubles", partner_run_10k: "52:00", is_confirmed: true };
      const planned = { ...race, goal: 4500, entry: "doubles", partnerRun10k: 3120, isConfirmed: true };
      const past = { ...row, date: "2026-11-21" };
      expect(athleteFrom(request(), stored({ competitions: [past, row] })).competitions).toEqual([planned]);
      const details = { name: "Hyrox Vienna", type: "hyrox", date: "2027-02-06" };
      expect(athleteFrom(request({ competitionDetails: details }), stored({ competitions: [row] })).competitions).toEqual([planned]);
    });

    test("without a date is nothing to count back from", () => {
      expect(athleteFrom(request(), stored({ context: { ...context, competition_date: null } })).competitions).toBeUndefined();
    });
  });
});
