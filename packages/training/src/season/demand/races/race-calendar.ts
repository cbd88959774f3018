import { trainedFormat, trainedName } from "./prepared-race.ts";
import type { Athlete, Competition, Focus } from "#training/athlete/athlete.ts";
import { getEntry, toEntry } from "#training/athlete/hyrox-entry.ts";
import { addDays, type Day, dayInWords, daysBetween, getMonday } from "#training/calendar/day.ts";
import type { CompetitionFormat } from "#training/catalogue/competition-format.ts";
import { settleRaces } from "./close-races.ts";
import { climbOfRace, flatMetres } from "./race-climb.ts";
import type { Race, RaceCalendar } from "./race.ts";
import { lesserTaper, raceFacts, runForFun, trainedThrough } from "./race-facts.ts";
import { isToldForFun } from "./told-for-fun.ts";
import type { PlanNote } from "#training/model/plan.ts";

/** Who races. */
type Racer = Pick<Athlete, "competitions" | "focus" | "age" | "injuries" | "dislikes">;

/**
 * The competitions that shape this block, by date: inside it, so soon after its end that its last weeks taper, or so
 * shortly before its start that the first days are still easy.
 */
export function getRaces(athlete: Racer, startDate: Day, weeks: number): RaceCalendar {
  const { competitions = [] } = athlete;
  if (competitions.length === 0) return NO_RACES;
  const races = oneContest(
    competitions
      .filter(({ date }) => Number.isFinite(daysBetween(startDate, date)))
      .map((competition) => raceFrom(competition, athlete))
      .flatMap((race) => getParts(race, competitions)),
  )
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

/** Metres of a race that costs a runner on the way to a larger one no long run six days before it. */
const SHORT_RACE = 15_000;
const LAST_LONG_BEFORE_SHORT = 5;

/** The second day of a contest and the next two workouts of the Open, where nothing else was entered for those days. */
function getParts(race: Race, competitions: readonly Competition[]): readonly Race[] {
  const { format, date, name } = race;
  if (format.kind !== "crossfit" || (format.online !== true && format.days === undefined)) return [race];
  const isFree = (day: Day): boolean => !competitions.some((other) => other.date === day);
  const isOpen = format.online === true;
  const gaps = isOpen ? OPEN_WORKOUTS : SECOND_DAY;
  const of = gaps.length + 1;
  const parts = gaps.map((gap, index): Race => {
    const next = {
      ...race,
      date: addDays(date, gap),
      name: `${name}, ${isOpen ? "workout" : "day"} ${index + 2}`,
      part: { number: index + 2, of },
    };
    return isOpen ? next : { ...next, ...NEXT_DAY };
  });
  return [{ ...race, part: { number: 1, of } }, ...parts.filter((part) => isFree(part.date))];
}

/** What comes before the second day of a contest is the first one. */
const NEXT_DAY = { taperDays: 0, lastHard: 1, lastHeavyLegs: 1, lastLong: 1 } as const;

/** Contests of CrossFit that were entered for one day after the other are one contest: one taper, and its second day is raced tired. */
function oneContest(races: readonly Race[]): readonly Race[] {
  return races.map((race) => {
    const isContest = race.format.kind === "crossfit" && race.format.online !== true && race.part === undefined;
    if (!isContest) return race;
    const isEntered = (date: Day): Race | undefined =>
      races.find((other) => other.date === date && other.format.kind === "crossfit" && other.format.online !== true);
    const before = isEntered(addDays(race.date, -1));
    if (before !== undefined) return { ...race, ...NEXT_DAY, priority: before.priority, part: { number: 2, of: 2 } };
    return isEntered(addDays(race.date, 1)) === undefined ? race : { ...race, part: { number: 1, of: 2 } };
  });
}

const SECOND_DAY = [1] as const;
/** Three weeks with one workout each (race-demands.md section 8). */
const OPEN_WORKOUTS = [7, 14] as const;

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
export function raceFrom(competition: Competition, racer: Racer): Race {
  const { focus, age, competitions = [] } = racer;
  const format = formatFor(competition, focus);
  const { date, priority } = competition;
  const facts = raceFacts(format, priority, age);
  const name = trainedName(competition);
  const climbing = climbOfRace(competition);
  const minutes = climbing === undefined ? facts.minutes : Math.round((facts.minutes * flatMetres(climbing)) / climbing.metres);
  const race = {
    ...facts,
    minutes,
    date,
    name,
    format,
    priority,
    ...(format.kind === "hyrox" ? { entry: toEntry(competition, format) } : {}),
  };
  // Who does not train for it has little to taper from: a week, and the days before it are for the stations (race-demands.md table of conflicts: 7 to 14 days).
  if (priority === "A" && format.kind === "hyrox" && !TRAINS_FOR_HYROX.has(focus))
    return { ...race, taperDays: Math.min(race.taperDays, SHORT_TAPER) };
  if (priority === "A") return race;
  const leadsToA = competitions.some((other) => other.priority === "A" && other.date > date);
  if (priority === "B") {
    const isShort = format.kind === "running" && (format.distance ?? 0) <= SHORT_RACE;
    const lastLong = leadsToA && isShort ? Math.min(race.lastLong, LAST_LONG_BEFORE_SHORT) : race.lastLong;
    return { ...race, taperDays: lesserTaper(format, leadsToA), lastLong };
  }
  const isShortRun = format.kind === "running" && (format.distance ?? SHORT_RACE) < SHORT_RACE;
  return isShortRun && isToldForFun(racer, race) ? runForFun(race) : trainedThrough(race);
}

const TRAINS_FOR_HYROX: ReadonlySet<Focus> = new Set<Focus>(["hyrox", "crossfit", "running", "triathlon"]);
const SHORT_TAPER = 7;

/** What the words of a competition say, else a race of the athlete's focus. */
export function formatFor(competition: Competition, focus: Focus): CompetitionFormat {
  const format = trainedFormat(competition) ?? FORMAT_OF_FOCUS[focus];
  if (format.kind !== "hyrox") return format;
  const entry = getEntry(competition, format);
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
  general: { kind: "running", isUnknown: true },
};

/** Races a week: the smallest week has three sessions. */
const MOST_A_WEEK = 3;

/** By importance and date those that there is room for: one a day, never three days in a row from `startDate` on, three a week. What is left out is said. */
function racesWithRoom(races: readonly Race[], startDate: Day): RaceCalendar {
  const kept: Race[] = [];
  const notes: PlanNote[] = [];
  for (const race of races.toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date))) {
    const reason = whyNot(race, kept, startDate);
    if (reason === undefined) kept.push(race);
    else notes.push({ kind: "wish-not-met", text: leftOutText(race, reason) });
  }
  return { races: kept.toSorted((a, b) => a.date.localeCompare(b.date)), notes };
}

function whyNot(race: Race, kept: readonly Race[], startDate: Day): string | undefined {
  if (isOn(kept, race.date)) return "a second race on that day";
  const inside = kept.filter(({ date }) => date >= startDate);
  const inARow = [-2, -1, 0].some((first) =>
    [first, first + 1, first + 2].every((offset) => offset === 0 || isOn(inside, addDays(race.date, offset))),
  );
  if (inARow) return "a third race in three days";
  return kept.filter(({ date }) => getMonday(date) === getMonday(race.date)).length >= MOST_A_WEEK
    ? "a fourth race in that week"
    : undefined;
}

function isOn(races: readonly Race[], date: Day): boolean {
  return races.some((race) => race.date === date);
}

function leftOutText({ name, date }: Race, reason: string): string {
  return `${name} on ${dayInWords(date)} would be ${reason}, so the plan leaves it out. If you start anyway, take it as an easy session and not as a race.`;
}
