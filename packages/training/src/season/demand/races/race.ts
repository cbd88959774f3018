import { type Day, daysBetween } from "#training/calendar/day.ts";
import type { RaceEntry } from "#training/athlete/hyrox-entry.ts";
import type { CompetitionFormat } from "#training/catalogue/competition-format.ts";
import type { PlanNote } from "#training/model/plan.ts";
import type { RaceFacts } from "./race-facts.ts";

/** A competition that the plan prepares for. */
export interface Race extends RaceFacts {
  readonly date: Day;
  readonly name: string;
  readonly format: CompetitionFormat;
  readonly priority: "A" | "B" | "C";
  /** Entry of a Hyrox: alone, in twos or as one of four. */
  readonly entry?: RaceEntry;
  /** In an event of several days or weeks: which part of it this is. */
  readonly part?: { readonly number: number; readonly of: number };
  /** Days of reduced volume before it; 0 when the race is trained through. */
  readonly taperDays: number;
}

export interface RaceCalendar {
  /** By date, at most one a day. */
  readonly races: readonly Race[];
  /** What was chosen where races are too close for each to get its own preparation. */
  readonly notes: readonly PlanNote[];
}

/** Day of the plan relative to the race: negative before, 0 on the day. */
export function daysFromRace(race: Race, date: Day): number {
  return daysBetween(race.date, date);
}

/** The race that the block is about: the first of the highest priority. */
export function mainRace(races: readonly Race[]): Race | undefined {
  return races.toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date))[0];
}
