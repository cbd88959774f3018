import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day } from "../calendar/day.ts";
import { hasSlightReport, isInterrupted } from "../athlete/interruptions.ts";
import type { WeekFrame } from "./phases.ts";
import { daysFromRace, type Race } from "./demand/races/race.ts";
import { EASY_BEFORE, isOnline } from "./demand/races/race-facts.ts";

/** What the races ask of one day. */
export interface RaceDay {
  /** The race on this day. */
  readonly race: Race | undefined;
  /** The race whose easy days this is one of, and the days since it. */
  readonly after: { readonly race: Race; readonly days: number } | undefined;
  /** The next race, and the days to it. */
  readonly before: { readonly race: Race; readonly days: number } | undefined;
}

export function raceDay(races: readonly Race[], date: Day): RaceDay {
  if (races.length === 0) return NO_RACE;
  const last = recoveredFrom(races, date);
  const next = races.find((candidate) => candidate.date > date);
  return {
    race: races.find((candidate) => candidate.date === date),
    after: last === undefined ? undefined : { race: last, days: daysFromRace(last, date) },
    before: next === undefined ? undefined : { race: next, days: -daysFromRace(next, date) },
  };
}

const NO_RACE: RaceDay = { race: undefined, after: undefined, before: undefined };

/** The race whose easy days the day is one of. */
function recoveredFrom(races: readonly Race[], date: Day): Race | undefined {
  return races.findLast((race) => race.date < date && daysFromRace(race, date) <= race.easyDays);
}

/** The race whose taper the day belongs to: volume down, intensity kept. Days that are easy after another race are no part of it. */
export function taperRace(races: readonly Race[], date: Day): Race | undefined {
  const race = races.find((candidate) => isTaperDay(candidate, date));
  return race === undefined || recoveredFrom(races, date) !== undefined ? undefined : race;
}

const LAST_WEEK_DAYS = 7;

/** After the easy days of a race, so many more in which lifting comes back: the first session, wherever it lies in the week. */
const FIRST_BACK_DAYS = 3;

/** True in the days in which strength is lifted for the first time after the easy days of a race. */
export function isFirstBack(races: readonly Race[], date: Day): boolean {
  return races.some((race) => {
    const since = daysFromRace(race, date) - race.easyDays;
    return since > 0 && since <= FIRST_BACK_DAYS;
  });
}

/** True on the last days before a race that is tapered for, also when they are the easy days after another. */
function isLastWeek(race: Race, date: Day): boolean {
  const days = -daysFromRace(race, date);
  return race.taperDays > 0 && days > 0 && days <= LAST_WEEK_DAYS;
}

/** The days that are shaped for a race to come: the taper, and the last two days before any race. */
export function isBeforeRace(races: readonly Race[], date: Day): boolean {
  if (races.length === 0) return false;
  if (taperRace(races, date) !== undefined) return true;
  const { after, before } = raceDay(races, date);
  return after === undefined && before !== undefined && before.days <= (isOnline(before.race.format) ? 1 : 2);
}

/** The days in which nothing may be new: also the easy days after one race in the last week before another. */
export function isFamiliarOnly(races: readonly Race[], date: Day): boolean {
  return isBeforeRace(races, date) || races.some((race) => isLastWeek(race, date));
}

function isTaperDay(race: Race, date: Day): boolean {
  return date < race.date && daysFromRace(race, date) >= -race.taperDays;
}

/** True when the week rests, tapers, recovers or is interrupted, so that it is no measure for others. */
export function isReduced(athlete: Athlete, week: Pick<WeekFrame, "isDeload" | "startDate">, races: readonly Race[]): boolean {
  return (
    week.isDeload || isRaceWeek(week.startDate, races) || isInterrupted(athlete, week.startDate) || hasSlightReport(athlete, week.startDate)
  );
}

/** Days before a weightlifting meet, of whatever priority, with half the volume (race-demands.md section 9). */
const LESS_BEFORE_LIFTS = 10;

/** True when a race asks for less on a day of the week: the taper, the easy days before any race, and the weeks of less volume after it. */
export function isRaceWeek(monday: Day, races: readonly Race[]): boolean {
  return races.some((race) => {
    const first = daysFromRace(race, monday);
    const shortened = race.format.kind === "weightlifting" ? LESS_BEFORE_LIFTS : 0;
    return first + 6 >= -Math.max(EASY_BEFORE, race.taperDays, shortened) && first <= Math.max(race.easyDays, 7 * race.after.weeks.length);
  });
}

/** True in the weeks after a race that hold less than a loading week; a race early in its week leaves most of it for recovery. */
export function isAfterRace(monday: Day, races: readonly Race[]): boolean {
  return races.some((race) => {
    const days = daysFromRace(race, monday);
    return days >= -EASY_BEFORE && Math.floor((days + EASY_BEFORE) / 7) < race.after.weeks.length;
  });
}

/** Days of taper or recovery that make a week a rest. */
const RESTING_DAYS = 3;

/** True when enough of the week is taper or recovery from a race. */
export function isRaceRest(monday: Day, races: readonly Race[]): boolean {
  if (races.length === 0) return false;
  // Whatever its priority, a meet late in a week halves what is lifted before it, and easy days follow: that is the deload.
  if (races.some((race) => race.format.kind === "weightlifting" && isLateInWeek(race, monday))) return true;
  const resting = weekDates(monday).filter((date) => taperRace(races, date) !== undefined || recoveredFrom(races, date) !== undefined);
  return resting.length >= RESTING_DAYS;
}

/** From Thursday on most of the week lies before the race. */
function isLateInWeek(race: Race, monday: Day): boolean {
  const days = -daysFromRace(race, monday);
  return days >= MIN_LATE_RACE_DAYS && days < 7;
}

const MIN_LATE_RACE_DAYS = 3;

/** Days before a race in which its taper replaces a deload. */
const TAPER_REPLACES_DELOAD = 14;

/** True when a race with a taper lies in the week, or within two weeks after it. */
export function isNearRace(monday: Day, races: readonly Race[]): boolean {
  const last = addDays(monday, 6 + TAPER_REPLACES_DELOAD);
  return races.some(({ date, taperDays }) => taperDays > 0 && date >= monday && date <= last);
}

export function weekDates(monday: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
