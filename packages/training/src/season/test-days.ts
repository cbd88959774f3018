import { getRunReturn } from "../injuries/return-ladder/run-rows.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { getDate } from "../athlete/age-of-value.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { Race } from "./demand/races/race.ts";
import { LOWER_LIMB } from "../injuries/impact.ts";
import type { InjuryReading, RegionFinding } from "../injuries/injury.ts";
import type { Session, SessionCode } from "../model/plan.ts";
import { getBreaks } from "../athlete/interruptions.ts";
import { isBeforeRace, raceDay } from "./race-window.ts";

/** The capacities that a quality session can test. */
export type TestedCapacity = "run" | "bike" | "erg";

const CAPACITY_OF_CODE: { readonly [code in SessionCode]?: TestedCapacity } = { RT: "run", RI: "run", BQ: "bike", EI: "erg" };

export function testedCapacity(code: SessionCode): TestedCapacity | undefined {
  return CAPACITY_OF_CODE[code];
}

/** A result counts as current for so many days. */
export const CURRENT_DAYS = 56;
/** In so many days before a race nothing is tested. */
const DAYS_BEFORE_RACE = 10;
const LONG_BREAK = 7;
const DAYS_AFTER_BREAK = 14;
const SHORT_ILLNESS = 3;
/** The first hard work after an illness is short and controlled, and nothing all out. */
const DAYS_AFTER_ILLNESS = 21;
/** Days of strides and intervals before all of it. */
const DAYS_AFTER_LIMIT = 10;
/** Effort of a test. */
export const TEST_RPE = 9;
/** The moderate grade, from which nothing is tested. */
const MIN_INJURED_GRADE = 2;

/** Whether the person may go all out at all: health, age and injuries can forbid it. */
export function mayTest({ health, regions }: InjuryReading, capacity?: TestedCapacity, date?: Day): boolean {
  // Rowing all out is the heaviest that a stiff back can be asked for.
  if (capacity === "erg" && regions.some(({ region, grade }) => region === "lower_back" && grade > 0)) return false;
  // What a sore leg keeps of running is nothing all out.
  if (capacity === "run" && regions.some((finding) => getRunReturn(finding) !== undefined)) return false;
  // The first fast run on a leg that has just healed is none (return-ladders.md section 4, RI: strides and intervals come before a race).
  const isNew = ({ region, endedOn }: RegionFinding): boolean =>
    endedOn !== undefined && date !== undefined && LOWER_LIMB.has(region) && daysBetween(endedOn, date) < DAYS_AFTER_LIMIT;
  if (capacity === "run" && regions.some(isNew)) return false;
  const { tests, rpe, aerobicRpe, clearance, runMinutes, runRung } = health.limits;
  if (capacity === "run" && (runMinutes < Infinity || runRung < Infinity)) return false;
  return (
    tests && aerobicRpe >= TEST_RPE && rpe >= TEST_RPE && clearance === "none" && regions.every(({ grade }) => grade < MIN_INJURED_GRADE)
  );
}

/** Not near a race, and not in the two weeks after a break of more than a week, three after an illness. */
export function isTestDay(athlete: Athlete, races: readonly Race[], date: Day): boolean {
  const { race, after, before } = raceDay(races, date);
  if (race !== undefined || after !== undefined || isBeforeRace(races, date)) return false;
  if (before !== undefined && before.days <= DAYS_BEFORE_RACE) return false;
  return getBreaks(athlete).every(({ to, days, isIllness }) => {
    if (to >= date || days <= (isIllness ? SHORT_ILLNESS : LONG_BREAK)) return true;
    return daysBetween(to, date) > (isIllness ? DAYS_AFTER_ILLNESS : DAYS_AFTER_BREAK);
  });
}

/** The day of the latest result that the athlete entered: undefined without one; one without a date is from the first day. */
export function enteredResult(athlete: Athlete, capacity: TestedCapacity, firstDay: Day): Day | undefined {
  const { conditioning } = athlete;
  const days = TEST_FIELDS[capacity].flatMap((field) =>
    conditioning[field] === undefined ? [] : [getDate(conditioning, field) ?? firstDay],
  );
  return days.toSorted().at(-1);
}

const TEST_FIELDS = { run: ["run5k", "run10k"], bike: ["ftp20min"], erg: ["row500m"] } as const;

/** Tests in the plan, and simulations, which count as one. */
export function isTest({ code, updates, work }: Pick<Session, "code" | "updates" | "work">): boolean {
  return updates !== undefined || (code === "HX" && work?.purpose === "test");
}
