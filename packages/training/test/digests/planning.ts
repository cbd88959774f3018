import fc from "fast-check";
import type { Athlete, Focus } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { deloadWeeks } from "#training/season/deload-weeks.ts";
import { isDisliked, readDislikes } from "#training/statements/wished-exercises/dislikes.ts";
import { getBreaks, daysAway, isInterrupted, reliefOn, vdotShareOn } from "#training/athlete/interruptions.ts";
import { weekPattern } from "#training/week/slots/patterns.ts";
import { getRaces } from "#training/season/demand/races/race-calendar.ts";
import { isBeforeRace, isNearRace, isRaceRest, isRaceWeek, raceDay } from "#training/season/race-window.ts";
import { baseMinutes } from "#training/week/load/session-minutes.ts";
import { layoutWeek } from "#training/week/slots/week-layout.ts";
import { availability, competition } from "../arbitrary/wishes.ts";
import { HYBRID } from "../athletes.ts";
import { START } from "../arbitrary/start.ts";
import { type Check, check } from "./check.ts";
import { FOCUSES } from "./grid-athlete.ts";

const SEED = 7;
const DAYS = Array.from({ length: 56 }, (_, index) => addDays(START, index - 14));

const anyDeloads = fc.record({
  first: fc.integer({ min: 1, max: 12 }),
  weeks: fc.integer({ min: 1, max: 12 }),
  loadingBefore: fc.integer({ min: 0, max: 6 }),
  closed: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 5 }),
  rests: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
});

const anyAbsences = fc.array(
  fc.record({
    reason: fc.constantFrom("illness" as const, "holiday" as const),
    start: fc.integer({ min: -12, max: 40 }),
    days: fc.integer({ min: -1, max: 20 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const DISLIKED =
  "I hate burpees and the running; no rowing, rower or cycling. biking/swimming\nskipping, press up, push ups, pull up, kb swings, assault bike, none, presses, n/a, nothing, nil, please avoid any deadlifts, squat throw";
const NAMES = [
  "Burpee",
  "Row erg",
  "Push-up",
  "Pull-up (strict)",
  "Kettlebell swing (Russian)",
  "Wall ball",
  "Swim intervals",
  "Bike erg",
  "Jump rope",
  "Interval run",
];

const layouts = (focus: Focus): unknown =>
  fc.sample(availability, { numRuns: 24, seed: SEED + FOCUSES.indexOf(focus) }).map((wishes) =>
    layoutWeek({
      pattern: weekPattern(focus, wishes.daysPerWeek),
      level: "advanced",
      availability: wishes,
      wanted: (code) => baseMinutes(code, "advanced", focus),
    }),
  );

/** Decisions of which a whole plan shows only a few, for many facts at once. */
export const PLANNING: readonly Check[] = [
  check("where deloads go", () =>
    fc.sample(anyDeloads, { numRuns: 400, seed: SEED }).map(({ first, weeks, loadingBefore, closed, rests }) => [
      ...deloadWeeks({
        macroWeeks: Array.from({ length: weeks }, (_, index) => first + index),
        loadingBefore,
        mayDeload: (index) => !closed.includes(index),
        isRest: (index) => rests.includes(index),
      }),
    ]),
  ),
  ...FOCUSES.map((focus) => check(`on which days the sessions of ${focus} are`, () => layouts(focus))),
  check("which races of many a block is about", () =>
    fc
      .sample(fc.tuple(fc.array(competition, { minLength: 2, maxLength: 9 }), fc.constantFrom(...FOCUSES)), { numRuns: 60, seed: SEED })
      .map(([competitions, focus]) => {
        const near = competitions.map((entered, index) => ({
          ...entered,
          date: addDays(START, (index * 7 + Number(entered.date.slice(-2))) % 33),
        }));
        const { races, notes } = getRaces({ competitions: near, focus }, START, 5);
        const days = DAYS.map((date) => [
          raceDay(races, date),
          isBeforeRace(races, date),
          isRaceWeek(date, races),
          isRaceRest(date, races),
          isNearRace(date, races),
        ]);
        return [races, notes, days];
      }),
  ),
  check("what days away leave", () =>
    fc.sample(anyAbsences, { numRuns: 60, seed: SEED }).map((absences) => {
      const athlete: Athlete = {
        ...HYBRID,
        absences: absences.map(({ reason, start, days }) => ({ reason, from: addDays(START, start), to: addDays(START, start + days) })),
        easings: [{ share: 0.8, from: addDays(START, 3), to: addDays(START, 9) }],
      };
      return [
        getBreaks(athlete),
        DAYS.map((date) => [reliefOn(athlete, date), vdotShareOn(athlete, date), isInterrupted(athlete, date), daysAway(athlete, date)]),
      ];
    }),
  ),
  check("what a text of dislikes means", () => {
    const disliked = readDislikes(DISLIKED);
    return [
      disliked,
      NAMES.map((name) => isDisliked(name, disliked)),
      ...disliked.map((word) => NAMES.map((name) => isDisliked(name, [word]))),
    ];
  }),
];
