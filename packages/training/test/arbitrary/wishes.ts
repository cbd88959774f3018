import fc from "fast-check";
import type { Athlete, Availability, Competition, Known, TrainingHistory } from "#training/athlete/athlete.ts";
import { addDays, type Weekday } from "#training/calendar/day.ts";
import { EQUIPMENT } from "#training/catalogue/equipment.ts";
import { DISLIKE_SEPARATOR, DISLIKES } from "../dislike-phrases.ts";
import { INJURY_PHRASES, PHRASE_SEPARATOR } from "../injury-phrases.ts";
import { START } from "./start.ts";

/** None, one, or up to three phrases; red flags are rare, as they end every other question. */
export const injuries: fc.Arbitrary<string | undefined> = fc
  .oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: fc.constantFrom(...INJURY_PHRASES.filter((phrase) => !phrase.isRed)).map((phrase) => [phrase]) },
    { weight: 3, arbitrary: fc.uniqueArray(fc.constantFrom(...INJURY_PHRASES.filter((phrase) => !phrase.isRed)), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...INJURY_PHRASES), { minLength: 1, maxLength: 2 }) },
  )
  .map((phrases) => (phrases.length === 0 ? undefined : phrases.map((phrase) => phrase.text).join(PHRASE_SEPARATOR)));

export const dislikes: fc.Arbitrary<string | undefined> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...DISLIKES), { maxLength: 3 }) },
  )
  .map((wishes) => (wishes.length === 0 ? undefined : wishes.map((wish) => wish.text).join(DISLIKE_SEPARATOR)));

/** A full gym, some things, or next to nothing. */
export const equipment: fc.Arbitrary<readonly string[] | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.subarray([...EQUIPMENT]) },
  { weight: 1, arbitrary: fc.subarray([...EQUIPMENT], { maxLength: 2 }) },
);

const weekday = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
const fewMinutes = fc.integer({ min: 15, max: 45 });
const minutes = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 20, max: 150 }) }, { weight: 1, arbitrary: fewMinutes });

export const availability: fc.Arbitrary<Availability> = fc
  .record({
    daysPerWeek: fc.integer({ min: 3, max: 7 }),
    weekdays: fc.option(fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }), { nil: undefined }),
    minutes: fc.option(fc.dictionary(weekday.map(String), minutes), { nil: undefined }),
    longDay: fc.option(weekday, { nil: undefined }),
  })
  .map(({ daysPerWeek, ...wishes }) => ({ daysPerWeek, ...withoutUndefined(wishes) }) as Availability);

export const competition: fc.Arbitrary<Competition> = fc.record({
  type: fc.constantFrom(
    "hyrox",
    "hyrox pro doubles mixed",
    "crossfit throwdown",
    "5k",
    "10k",
    "half marathon",
    "marathon",
    "sprint triathlon",
    "olympic triathlon",
    "ironman",
    "powerlifting meet",
    "weightlifting",
    "spartan race",
    "trail 30 km",
    "mountain ultra 60 km 2500 m D+",
    "something else",
  ),
  date: fc.integer({ min: -10, max: 110 }).map((days) => addDays(START, days)),
  priority: fc.constantFrom<Competition["priority"]>("A", "B", "C"),
});

/** With what an entry tells besides its day: the distance in other words, a time aimed for, a partner. */
export const enteredCompetition: fc.Arbitrary<Competition> = fc
  .tuple(
    fc.constantFrom<Omit<Competition, "date" | "priority">>(
      { type: "hyrox", entry: "doubles", partnerRun10k: 3300 },
      { type: "hyrox", entry: "relay" },
      { name: "Hyrox Berlin", type: "hyrox pro", goal: 4200 },
      { type: "5k", goal: 1500 },
      { type: "10k", goal: 3000 },
      { type: "half marathon", goal: 6300 },
      { name: "Boston Marathon", type: "marathon", goal: 12_600 },
      { type: "marathon", goal: 16_200, isConfirmed: true },
      { type: "ultra 100 km" },
      { type: "backyard ultra" },
      { type: "triathlon 70.3", goal: 21_600 },
      { type: "duathlon" },
      { type: "swimrun" },
      { type: "open water swim 3 km" },
      { type: "gran fondo 120 km" },
      { name: "CrossFit Open", type: "crossfit open" },
      { type: "deka fit" },
      { type: "strongman" },
      { name: "Charity walk", type: "walk 20 km" },
    ),
    competition,
  )
  .map(([entry, { date, priority }]) => ({ ...entry, date, priority }));

export const competitions: fc.Arbitrary<Athlete["competitions"] | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: competition.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(competition, { maxLength: 4 }) },
);

/** Nothing, or from a little to more than anybody does. */
const told = (least: number, most: number): fc.Arbitrary<Known> =>
  fc.record({
    value: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 9, arbitrary: fc.integer({ min: least, max: most }) }),
    source: fc.constantFrom<Known["source"]>("logged", "told"),
  });

/** What an athlete did lately, not always of one piece. */
export const history: fc.Arbitrary<TrainingHistory> = fc.record(
  {
    weeklyRun: told(2000, 130_000),
    longestRun: told(1000, 40_000),
    runsPerWeek: told(1, 7),
    weeklyMinutes: told(30, 900),
    longestRide: told(15, 300),
    longestSwim: told(25, 4000),
    wasInjured: fc.boolean(),
  },
  { requiredKeys: [] },
);

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>;
}
