import fc from "fast-check";
import type { Focus } from "#training/athlete/athlete.ts";
import { anyAthlete, START } from "../athlete-arbitrary.ts";
import type { Case } from "./grid.ts";

/** How many single weeks a focus gets: most where sessions differ most from week to week. */
const WEEKS: readonly (readonly [focus: Focus, count: number])[] = [
  ["crossfit", 72],
  ["strength", 24],
  ["powerlifting", 24],
  ["hyrox", 24],
  ["triathlon", 24],
  ["running", 12],
];

/** One week each of random athletes, from the first macro week to the twelfth. */
export const RANDOM_WEEKS: readonly Case[] = WEEKS.flatMap(([focus, count], row) =>
  fc.sample(anyAthlete, { numRuns: count, seed: 20 + row }).map((athlete, index): Case => ({
    name: `random ${focus} week ${index}`,
    athlete: { ...athlete, focus },
    options: { startDate: START, weeks: 1, firstMacroWeek: 1 + (index % 12) },
  })),
);
