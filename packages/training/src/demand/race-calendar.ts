import type { Athlete, Competition, Focus } from "../athlete/athlete.ts";
import { toEntry } from "../athlete/hyrox-entry.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import { type CompetitionFormat, competitionFormat } from "../catalogue/competition-format.ts";
import { settleRaces } from "./close-races.ts";
import type { Race, RaceCalendar } from "./race.ts";
import { raceFacts, trainedThrough } from "./race-facts.ts";
import { racesWithRoom } from "./races-with-room.ts";

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
    .map((race) => (isMiniTaper(race, startDate) ? { ...race, lastHard: Math.min(race.lastHard, MINI_TAPER_LAST_HARD) } : race))
    .filter((race) => {
      const daysAway = daysBetween(startDate, race.date);
      return daysAway >= -race.easyDays && daysAway < weeks * 7 + Math.max(2, race.taperDays, race.lastHeavyLegs);
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

function raceFrom(competition: Competition, focus: Focus): Race {
  const format = formatFor(competition, focus);
  const facts = raceFacts(format);
  const { date, priority } = competition;
  const name = competition.name ?? competition.type ?? "Competition";
  const race = { ...facts, date, name, format, priority, ...(format.kind === "hyrox" ? { entry: toEntry(competition, format) } : {}) };
  if (priority === "A") return race;
  if (priority === "B") return { ...race, taperDays: Math.min(7, facts.taperDays) };
  return trainedThrough(race);
}

/** What the words of a competition say, else a race of the athlete's focus. */
export function formatFor({ type = "", name = "" }: Competition, focus: Focus): CompetitionFormat {
  return competitionFormat(`${type} ${name}`) ?? FORMAT_OF_FOCUS[focus];
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
