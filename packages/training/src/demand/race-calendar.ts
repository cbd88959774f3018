import type { Athlete, Competition, Focus } from "../athlete/athlete.ts";
import { entryOf, toEntry } from "../athlete/hyrox-entry.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import { type CompetitionFormat, competitionFormat } from "../catalogue/competition-format.ts";
import { settleRaces } from "./close-races.ts";
import type { Race, RaceCalendar } from "./race.ts";
import { lesserTaper, raceFacts, trainedThrough } from "./race-facts.ts";
import { racesWithRoom } from "./races-with-room.ts";

/** Who races. */
type Racer = Pick<Athlete, "competitions" | "focus" | "age">;

/**
 * The competitions that shape this block, by date: inside it, so soon after its end that its last weeks taper, or so
 * shortly before its start that the first days are still easy.
 */
export function racesOf(athlete: Racer, startDate: Day, weeks: number): RaceCalendar {
  const { competitions = [] } = athlete;
  if (competitions.length === 0) return NO_RACES;
  const races = competitions
    .filter(({ date }) => Number.isFinite(daysBetween(startDate, date)))
    .map((competition) => raceFrom(competition, athlete))
    .map((race) => (isMiniTaper(race, startDate) ? { ...race, lastHard: Math.min(race.lastHard, MINI_TAPER_LAST_HARD) } : race))
    .filter((race) => {
      const daysAway = daysBetween(startDate, race.date);
      return (
        daysAway >= -Math.max(race.after.hard, 7 * race.after.weeks.length) &&
        daysAway < weeks * 7 + Math.max(2, race.taperDays, race.lastHeavyLegs)
      );
    });
  const withRoom = racesWithRoom(races, startDate);
  const settled = settleRaces(withRoom.races, startDate);
  return { ...settled, notes: [...withRoom.notes, ...settled.notes] };
}

/**
 * With less than a week left a few short sharp sessions are all there is, so they may come later; a race that is trained through
 * keeps its easy days.
 */
const MINI_TAPER_LAST_HARD = 3;

function isMiniTaper({ date, taperDays }: Race, startDate: Day): boolean {
  return taperDays > 0 && daysBetween(startDate, date) < 7;
}

const NO_RACES: RaceCalendar = { races: [], notes: [] };

/** A competition with what it asks of the days around it. */
export function raceFrom(competition: Competition, { focus, age, competitions = [] }: Racer): Race {
  const format = formatFor(competition, focus);
  const { date, priority } = competition;
  const facts = raceFacts(format, priority, age);
  const name = competition.name ?? competition.type ?? "Competition";
  const race = { ...facts, date, name, format, priority, ...(format.kind === "hyrox" ? { entry: toEntry(competition, format) } : {}) };
  if (priority === "A") return race;
  const leadsToA = competitions.some((other) => other.priority === "A" && other.date > date);
  if (priority === "B") return { ...race, taperDays: lesserTaper(format, leadsToA) };
  return trainedThrough(race);
}

/** What the words of a competition say, else a race of the athlete's focus. */
export function formatFor(competition: Competition, focus: Focus): CompetitionFormat {
  const { type = "", name = "" } = competition;
  const format = competitionFormat(`${type} ${name}`) ?? FORMAT_OF_FOCUS[focus];
  if (format.kind !== "hyrox") return format;
  const entry = entryOf(competition, format);
  const { relay: _, ...whole } = format;
  return { ...whole, doubles: entry === "doubles", ...(entry === "relay" ? { relay: true } : {}) };
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
