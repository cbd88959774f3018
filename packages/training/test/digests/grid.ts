import type { Athlete, Competition, Focus } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import type { GenerateOptions } from "#training/plan/generate-plan.ts";
import { START } from "../arbitrary/start.ts";
import { FOCUSES, gridAthlete, LEVELS } from "./grid-athlete.ts";

/** One for whom a block is made. */
export interface Case {
  readonly name: string;
  readonly athlete: Athlete;
  readonly options: GenerateOptions;
}

/** A week of each phase, and the weeks in which tables begin anew. */
const MACRO_WEEKS = [1, 2, 4, 5, 7, 9, 10, 12];

const cells = FOCUSES.flatMap((focus) => LEVELS.map((level) => ({ focus, level })));

/** Every focus and level in two weeks of every phase. */
const PHASES: readonly Case[] = cells.flatMap(({ focus, level }, cell) =>
  [0, 1, 2].map((third): Case => {
    const index = 3 * cell + third;
    const firstMacroWeek = MACRO_WEEKS[(cell + 3 * third) % MACRO_WEEKS.length] ?? 1;
    return {
      name: `${level} ${focus} from macro week ${firstMacroWeek} on`,
      athlete: gridAthlete(index, focus, level),
      options: { startDate: START, weeks: 2, firstMacroWeek },
    };
  }),
);

const RACES: readonly (readonly [focus: Focus, type: string])[] = [
  ["running", "5k"],
  ["running", "10k"],
  ["running", "half marathon"],
  ["running", "marathon"],
  ["hyrox", "hyrox"],
  ["hyrox", "hyrox pro"],
  ["hyrox", "hyrox doubles mixed"],
  ["crossfit", "crossfit throwdown"],
  ["crossfit", "weightlifting"],
  ["triathlon", "sprint triathlon"],
  ["triathlon", "olympic triathlon"],
  ["triathlon", "half ironman"],
  ["triathlon", "ironman"],
  ["powerlifting", "powerlifting meet"],
  ["strength", "powerlifting meet"],
  ["general", "10k"],
];

/** Every kind of race at the end of five weeks, for a man and a woman. */
const RACERS: readonly Case[] = RACES.flatMap(([focus, type], row) =>
  [0, 1].map((second): Case => {
    const index = 2 * row + second;
    const level = LEVELS[(row + 2 * second) % 4] ?? "advanced";
    const competition: Competition = { type, date: addDays(START, 33 - (index % 4)), priority: index % 7 === 6 ? "B" : "A" };
    return {
      name: `${level} ${focus} before ${type}`,
      athlete: gridAthlete(index, focus, level, { competitions: [competition] }),
      options: { startDate: START, weeks: 5, firstMacroWeek: second === 0 ? 8 : 1 },
    };
  }),
);

const HINDRANCES: readonly Partial<Athlete>[] = [
  { equipment: ["dumbbell", "kettlebell", "jump rope"] },
  { equipment: [], gymnastics: {} },
  { injuries: "knee pain, shoulder tight", dislikes: "burpees, rowing" },
  { injuries: "lower back pain 5/10", conditioning: {} },
  { strength: { oneRepMax: {} }, conditioning: { vo2Max: 45 } },
  { availability: { daysPerWeek: 4, minutes: { 1: 25, 3: 40, 5: 30, 6: 120 }, longDay: 6 } },
];

/** Every focus with what stands in the way of it. */
const HINDERED: readonly Case[] = FOCUSES.flatMap((focus, row) =>
  HINDRANCES.map((over, column): Case => {
    const index = HINDRANCES.length * row + column;
    const level = LEVELS[index % 4] ?? "advanced";
    return {
      name: `${level} ${focus} with hindrance ${column + 1}`,
      athlete: gridAthlete(index, focus, level, over),
      options: { startDate: START, weeks: 1, firstMacroWeek: MACRO_WEEKS[index % MACRO_WEEKS.length] ?? 1 },
    };
  }),
);

export const GRID: readonly Case[] = [...PHASES, ...RACERS, ...HINDERED];
