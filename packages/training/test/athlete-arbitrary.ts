import fc from "fast-check";
import type { Athlete, Competition } from "../src/athlete/athlete.ts";
import { addDays, type Weekday } from "../src/calendar/day.ts";
import { EQUIPMENT } from "../src/catalogue/equipment.ts";

export const START = "2026-11-23";

const INJURIES = [
  "",
  "none",
  "no injuries",
  "left knee pain since March",
  "old ACL tear 2016, fully recovered",
  "shoulder impingement, 6/10 overhead",
  "tight hamstrings",
  "lower back and right wrist",
  "pulled calf yesterday, swollen",
  "plantar fasciitis mild",
  "herniated disc L5",
  "achilles tendonitis 3/10",
  "cannot run because of shin splints",
  "tennis elbow",
  "slight neck stiffness",
  "groin strain and sore ankle",
  "bruised ribs",
  "pregnant, second trimester",
  "asthma",
  "severe elbow pain and severe knee pain",
  "hernia, knee pain, ankle sprain",
  "chest pain when running",
] as const;

const DISLIKES = ["", "burpees", "running", "burpees and rowing", "wall balls, thrusters", "swimming", "pull-ups"] as const;

const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const competition = fc.record({
  type: fc.constantFrom(
    "hyrox",
    "hyrox pro doubles mixed",
    "crossfit throwdown",
    "half marathon",
    "10k",
    "marathon",
    "sprint triathlon",
    "ironman",
    "powerlifting meet",
    "spartan race",
    "something else",
  ),
  date: fc.integer({ min: -5, max: 100 }).map((days) => addDays(START, days)),
  priority: fc.constantFrom<Competition["priority"]>("A", "B", "C"),
});

const strength = fc.integer({ min: 30, max: 240 }).chain((squat) =>
  fc.record(
    {
      backSquat: fc.constant(squat),
      deadlift: fc.integer({ min: Math.round(squat * 0.8), max: Math.round(squat * 1.5) }),
      cleanAndJerk: fc.integer({ min: Math.round(squat * 0.4), max: Math.round(squat * 0.9) }),
      snatch: fc.integer({ min: Math.round(squat * 0.3), max: Math.round(squat * 0.75) }),
      overheadPress: fc.integer({ min: Math.round(squat * 0.25), max: Math.round(squat * 0.6) }),
    },
    { requiredKeys: [] },
  ),
);

const conditioning = fc.integer({ min: 800, max: 2600 }).chain((run5k) =>
  fc.record(
    {
      run5k: fc.constant(run5k),
      run10k: fc.double({ min: 2, max: 2.3, noNaN: true }).map((ratio) => Math.round(run5k * ratio)),
      row500m: fc.integer({ min: 75, max: 160 }),
      ftp20min: fc.integer({ min: 90, max: 420 }),
      vo2Max: fc.integer({ min: 25, max: 75 }),
    },
    { requiredKeys: [] },
  ),
);

const availability = fc
  .record({
    daysPerWeek: fc.integer({ min: 3, max: 7 }),
    weekdays: optional(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 7 })),
    minutes: optional(fc.dictionary(fc.integer({ min: 1, max: 7 }).map(String), fc.integer({ min: 15, max: 150 }))),
    longDay: optional(fc.integer({ min: 1, max: 7 })),
  })
  .map(({ daysPerWeek, weekdays, minutes, longDay }): Athlete["availability"] => ({
    daysPerWeek,
    ...(weekdays === undefined ? {} : { weekdays: weekdays as Weekday[] }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(longDay === undefined ? {} : { longDay: longDay as Weekday }),
  }));

/** Any athlete the product can meet: every focus and level, holes in the benchmarks, injuries, little equipment, few minutes, a race. */
export const anyAthlete: fc.Arbitrary<Athlete> = fc
  .record({
    level: fc.constantFrom<Athlete["level"]>("beginner", "intermediate", "advanced", "elite"),
    focus: fc.constantFrom<Athlete["focus"]>("hyrox", "crossfit", "running", "triathlon", "strength", "powerlifting", "general"),
    age: optional(fc.integer({ min: 15, max: 75 })),
    sex: optional(fc.constantFrom<"female" | "male">("female", "male")),
    bodyWeight: optional(fc.integer({ min: 45, max: 120 })),
    trainingYears: optional(fc.integer({ min: 0, max: 20 })),
    oneRepMax: strength,
    gymnastics: fc.record(
      {
        strictPullUps: fc.integer({ min: 0, max: 25 }),
        handstandPushUps: fc.integer({ min: 0, max: 20 }),
        barMuscleUps: fc.integer({ min: 0, max: 12 }),
        ringMuscleUps: fc.integer({ min: 0, max: 12 }),
        handstandWalk: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    conditioning,
    injuries: fc.oneof({ weight: 2, arbitrary: fc.constant("") }, { weight: 3, arbitrary: fc.constantFrom(...INJURIES) }),
    dislikes: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.constantFrom(...DISLIKES) }),
    equipment: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.subarray([...EQUIPMENT]) }),
    availability,
    competition: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: competition }),
  })
  .map(({ age, sex, bodyWeight, trainingYears, oneRepMax, injuries, dislikes, equipment, competition: race, ...rest }): Athlete => ({
    level: rest.level,
    focus: rest.focus,
    gymnastics: withoutUndefined(rest.gymnastics),
    conditioning: withoutUndefined(rest.conditioning),
    availability: rest.availability,
    strength: { oneRepMax: withoutUndefined(oneRepMax) },
    ...(age === undefined ? {} : { age }),
    ...(sex === undefined ? {} : { sex }),
    ...(bodyWeight === undefined ? {} : { bodyWeight }),
    ...(trainingYears === undefined ? {} : { trainingYears }),
    ...(injuries === "" ? {} : { injuries }),
    ...(dislikes === "" ? {} : { dislikes }),
    ...(equipment === undefined ? {} : { equipment }),
    ...(race === undefined ? {} : { competition: race }),
  }));

/** How long a block is, and where in the macrocycle it starts. */
export const anyBlock = fc.record({
  weeks: fc.oneof({ weight: 3, arbitrary: fc.constant(5) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }) }),
  firstMacroWeek: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) }),
});

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
