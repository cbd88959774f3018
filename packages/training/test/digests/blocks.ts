import type { Competition, Focus } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { START } from "../arbitrary/start.ts";
import type { Case } from "./grid.ts";
import { FOCUSES, gridAthlete, LEVELS } from "./grid-athlete.ts";

/** Days so short that a deload has to take sessions away from what is hard in them. */
const SHORT_DAYS = FOCUSES.map((focus, index): Case => {
  const level = LEVELS[(index + 2) % 4] ?? "advanced";
  const minutes = { 1: 20, 2: 25, 3: 20, 4: 30, 5: 20, 6: 25, 7: 20 };
  return {
    name: `${level} ${focus} on short days`,
    athlete: gridAthlete(index, focus, level, { availability: { daysPerWeek: 3 + (index % 5), minutes } }),
    options: { startDate: START, weeks: 5, firstMacroWeek: 1 + 2 * index },
  };
});

/** Days that were chosen against each other: too few, in a row, most of them short. */
const ODD_WEEKS = FOCUSES.map((focus, index): Case => {
  const level = LEVELS[index % 4] ?? "advanced";
  const availability = (
    [
      { daysPerWeek: 5, weekdays: [1, 2, 3] },
      { daysPerWeek: 4, weekdays: [4, 5, 6, 7], longDay: 6 },
      { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 5, 6], minutes: { 1: 15, 2: 15, 6: 150 } },
      { daysPerWeek: 7, longDay: 3 },
    ] as const
  )[index % 4];
  return {
    name: `${level} ${focus} in an odd week`,
    athlete: gridAthlete(index + 1, focus, level, availability === undefined ? {} : { availability }),
    options: { startDate: START, weeks: 2, firstMacroWeek: 4 },
  };
});

const LONG: readonly (readonly [focus: Focus, races: readonly Competition[]])[] = [
  ["running", [{ type: "marathon", date: addDays(START, 62), priority: "A" }]],
  ["running", [{ type: "half marathon", date: addDays(START, 41), priority: "A" }]],
  ["triathlon", [{ type: "ironman", date: addDays(START, 69), priority: "A" }]],
  [
    "hyrox",
    [
      { type: "hyrox", date: addDays(START, 26), priority: "B" },
      { type: "hyrox", date: addDays(START, 61), priority: "A" },
    ],
  ],
  [
    "crossfit",
    [
      { type: "crossfit throwdown", date: addDays(START, 19), priority: "C" },
      { type: "crossfit throwdown", date: addDays(START, 20), priority: "A" },
      { type: "weightlifting", date: addDays(START, 25), priority: "B" },
      { type: "5k", date: addDays(START, 21), priority: "B" },
      { type: "10k", date: addDays(START, 22), priority: "C" },
    ],
  ],
  ["general", []],
];

/** Blocks with several deloads, and races that fall on them. */
const LONG_BLOCKS = LONG.map(([focus, competitions], index): Case => {
  const level = LEVELS[(index + 1) % 4] ?? "advanced";
  return {
    name: `${level} ${focus} in a long block (${index + 1})`,
    athlete: gridAthlete(index, focus, level, { competitions, availability: { daysPerWeek: 4 + (index % 3) } }),
    options: { startDate: START, weeks: [12, 8, 11, 9, 6, 12][index] ?? 12, firstMacroWeek: index === 5 ? 6 : 1 },
  };
});

/** Blocks whose weeks hang on each other. */
export const BLOCKS: readonly Case[] = [...SHORT_DAYS, ...ODD_WEEKS, ...LONG_BLOCKS];
