import type { Athlete, Competition, Focus } from "../athlete/athlete.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import { type CompetitionFormat, competitionFormat } from "../catalogue/competition-format.ts";
import { settleRaces } from "./close-races.ts";
import type { PlanNote } from "./plan.ts";
import { raceFacts, type RaceFacts, trainedThrough } from "./race-facts.ts";
import { racesWithRoom } from "./races-with-room.ts";

/** A competition that the plan prepares for. */
export interface Race extends RaceFacts {
  readonly date: Day;
  readonly name: string;
  readonly format: CompetitionFormat;
  readonly priority: "A" | "B" | "C";
  /** Days of reduced volume before it; 0 when the race is trained through. */
  readonly taperDays: number;
}

export interface RaceCalendar {
  /** By date, at most one a day. */
  readonly races: readonly Race[];
  /** What was chosen where races are too close for each to get its own preparation. */
  readonly notes: readonly PlanNote[];
}

/**
 * The competitions that shape this block, by date: inside it, so soon after its end that its last weeks taper, or so
 * shortly before its start that the first days are still easy.
 */
export function racesOf(athlete: Pick<Athlete, "competitions" | "focus">, startDate: Day, weeks: number): RaceCalendar {
  const { competitions = [] } = athlete;
  if (competitions.length === 0) return NO_RACES;
  const races = competitions
    .filter(({ date }) => Number.isFinite(daysBetween(startDate, date)))
    .map((competition) => raceFrom(competition, athlete.focus))
    .map((race) => (daysBetween(startDate, race.date) < 7 ? { ...race, lastHard: Math.min(race.lastHard, MINI_TAPER_LAST_HARD) } : race))
    .filter((race) => {
      const daysAway = daysBetween(startDate, race.date);
      return daysAway >= -race.easyDays && daysAway < weeks * 7 + Math.max(2, race.taperDays, race.lastHeavyLegs);
    });
  const withRoom = racesWithRoom(races, startDate);
  const settled = settleRaces(withRoom.races, startDate);
  return { ...settled, notes: [...withRoom.notes, ...settled.notes] };
}

/** With less than a week left a few short sharp sessions are all there is, so they may come later. */
const MINI_TAPER_LAST_HARD = 3;

const NO_RACES: RaceCalendar = { races: [], notes: [] };

function raceFrom(competition: Competition, focus: Focus): Race {
  const format = competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`) ?? FORMAT_OF_FOCUS[focus];
  const facts = raceFacts(format);
  const { date, priority } = competition;
  const name = competition.name ?? competition.type ?? "Competition";
  if (priority === "A") return { ...facts, date, name, format, priority };
  if (priority === "B") return { ...facts, date, name, format, priority, taperDays: Math.min(7, facts.taperDays) };
  return { ...trainedThrough(facts), date, name, format, priority };
}

/** Day of the plan relative to the race: negative before, 0 on the day. */
export function daysFromRace(race: Race, date: Day): number {
  return daysBetween(race.date, date);
}

/** The race that the block is about: the first of the highest priority. */
export function mainRace(races: readonly Race[]): Race | undefined {
  return races.toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date))[0];
}

const FORMAT_OF_FOCUS: { readonly [focus in Focus]: CompetitionFormat } = {
  hyrox: { kind: "hyrox", sleds: true, pro: false, doubles: false },
  crossfit: { kind: "crossfit" },
  running: { kind: "running" },
  triathlon: { kind: "triathlon", name: "standard", format: { swim: 1500, bike: 40_000, run: 10_000 } },
  strength: { kind: "powerlifting" },
  powerlifting: { kind: "powerlifting" },
  general: { kind: "running" },
};
