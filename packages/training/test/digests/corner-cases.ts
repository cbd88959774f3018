import type { Athlete, Competition, Focus, Level } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { START } from "../arbitrary/start.ts";
import type { Case } from "./grid.ts";
import { FOCUSES, gridAthlete, LEVELS } from "./grid-athlete.ts";

type Ahead = readonly [focus: Focus, type: string, days: number, priority: Competition["priority"]];

/** Races after the end of the block, or before its start. */
const AHEAD: readonly Ahead[] = [
  ["running", "marathon", 35, "A"],
  ["running", "marathon", 47, "A"],
  ["running", "marathon", 83, "C"],
  ["running", "half marathon", 40, "B"],
  ["running", "half marathon", 68, "A"],
  ["running", "10k", 30, "A"],
  ["running", "5k", -3, "A"],
  ["triathlon", "ironman", 45, "A"],
  ["triathlon", "ironman", 96, "A"],
  ["triathlon", "olympic triathlon", 33, "A"],
  ["hyrox", "hyrox", 31, "A"],
  ["hyrox", "hyrox pro", 52, "A"],
  ["hyrox", "hyrox", -2, "B"],
  ["crossfit", "crossfit throwdown", 38, "A"],
  ["crossfit", "weightlifting", 45, "A"],
  ["powerlifting", "powerlifting meet", 32, "A"],
  ["powerlifting", "powerlifting meet", 54, "A"],
];

const TRAINING_FOR_LATER = AHEAD.map(([focus, type, days, priority], index): Case => {
  const level = LEVELS[(index + 1) % 4] ?? "advanced";
  const competitions: readonly Competition[] = [{ type, date: addDays(START, days), priority }];
  return {
    name: `${level} ${focus}, ${type} (${priority}) in ${days} days`,
    athlete: gridAthlete(index, focus, level, { competitions, availability: { daysPerWeek: 4 + (index % 4) } }),
    options: { startDate: START, weeks: 3, firstMacroWeek: index % 2 === 0 ? 9 : 5 },
  };
});

const RACES: readonly (readonly [focus: Focus, type: string])[] = [
  ["running", "5k"],
  ["running", "10k"],
  ["running", "half marathon"],
  ["running", "marathon"],
  ["running", "running race"],
  ["hyrox", "hyrox pro women"],
  ["hyrox", "spartan race"],
  ["hyrox", "hyrox doubles"],
  ["crossfit", "crossfit throwdown"],
  ["crossfit", "weightlifting"],
  ["triathlon", "sprint triathlon"],
  ["triathlon", "half ironman"],
  ["triathlon", "ironman"],
  ["powerlifting", "powerlifting meet"],
];

/** What a race is planned from when numbers are missing. */
const GAPS: readonly Partial<Athlete>[] = [
  { conditioning: {}, strength: { oneRepMax: {} } },
  { conditioning: { vo2Max: 48 }, strength: { oneRepMax: { backSquat: 130 } } },
];

const RACING_NOW = RACES.flatMap(([focus, type], row) =>
  GAPS.map((gap, column): Case => {
    const level = LEVELS[(row + column) % 4] ?? "advanced";
    const competitions: readonly Competition[] = [{ type, date: addDays(START, 5), priority: column === 0 ? "A" : "C" }];
    return {
      name: `${level} ${focus}, ${type} on Saturday without some numbers (${column + 1})`,
      athlete: gridAthlete(row + column, focus, level, { ...gap, competitions }),
      options: { startDate: START, weeks: 1 },
    };
  }),
);

const COMPLAINTS = [
  "ankle",
  "achilles",
  "calf",
  "hip",
  "wrist",
  "elbow",
  "shoulder",
  "neck",
  "upper back",
  "lower back",
  "hamstring",
  "knee",
];

const HURT = COMPLAINTS.flatMap((region, row) =>
  ["tight", "pain"].map((how, column): Case => {
    const focus = FOCUSES[(2 * row + column) % FOCUSES.length] ?? "general";
    const level = LEVELS[(row + column) % 4] ?? "advanced";
    return {
      name: `${level} ${focus}, ${region} ${how}`,
      athlete: gridAthlete(row, focus, level, { injuries: `${region} ${how}`, availability: { daysPerWeek: 5 + (row % 3) } }),
      options: { startDate: START, weeks: 1, firstMacroWeek: 1 + 4 * (row % 3) },
    };
  }),
);

/** Run-walk and what follows it, by macro week. */
const NOVICES = [1, 3, 5, 8, 12].flatMap((firstMacroWeek) =>
  (["running", "general"] as const).map((focus, index): Case => {
    const level: Level = "beginner";
    return {
      name: `novice ${focus} from macro week ${firstMacroWeek} on`,
      athlete: gridAthlete(index + firstMacroWeek, focus, level, { conditioning: {}, availability: { daysPerWeek: 4 } }),
      options: { startDate: START, weeks: 1, firstMacroWeek },
    };
  }),
);

/** Blocks of one to three weeks that the grid does not reach. */
export const CORNER_CASES: readonly Case[] = [...TRAINING_FOR_LATER, ...RACING_NOW, ...HURT, ...NOVICES];
