import { ridesLong } from "../../athlete/own-sports.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { swimmer } from "../../context/swimmer.ts";
import { USUAL_SWIM } from "../../season/demand/triathlon-build.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import type { FitnessTest } from "../../model/fitness-test.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { raceTime } from "../../physiology/running.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { CURRENT_DAYS, enteredResult, isTest, isTestDay, mayTest, type TestedCapacity, testedCapacity } from "../../season/test-days.ts";
import type { RunHistory } from "../run/run-history.ts";
import type { ScheduleFacts } from "../schedule-facts.ts";

/** By then what is unknown is tested. */
const BASELINE_DAYS = 14;
const OF_THIS_SEASON = 91;
/** At least so long after the last result. */
const BETWEEN_RESULTS = 42;
/** Shorter plans have no room for a test. */
const SHORTEST_PLAN = 5;
/** Session RPE of a test: its easy minutes count too. */
const SESSION_RPE = 8;

export interface TestWeek {
  readonly frame: WeekFrame;
  readonly open: readonly SessionSlot[];
  readonly weeks: readonly PlanWeek[];
  readonly history: RunHistory;
}

/**
 * The slots of a week, one of them a test where one is due: by day 14 of what has no result of the last 42 days, and then in the first
 * quality session after a deload (dose-progression.md section 7). A plan before a simulation has that as its test.
 */
export function withTest(facts: ScheduleFacts, week: TestWeek): readonly SessionSlot[] {
  const { context, races, frames } = facts;
  const { frame, open } = week;
  if (frames.length < SHORTEST_PLAN || frame.isDeload || !mayTest(context.reading)) return open;
  if (open.some(({ isKey }) => isKey === true)) return open;
  const tests = open.flatMap((slot) => {
    const capacity = testedCapacity(slot.code);
    if (
      capacity === undefined ||
      !mayTest(context.reading, capacity, slot.date) ||
      slot.isTaper ||
      slot.isRecovery ||
      slot.isFixed === true ||
      !isTestDay(context.athlete, races, slot.date)
    )
      return [];
    const test = isDue(facts, week, capacity, slot.date) ? findTest(context, capacity, slot, week.history) : undefined;
    return test === undefined ? [] : [{ slot, test, isFresh: isFresh(week, slot.date) }];
  });
  const chosen = tests.find((candidate) => candidate.isFresh) ?? tests[0];
  if (chosen === undefined) return open;
  return open.map((slot) => {
    if (slot === chosen.slot) return asTest(slot, chosen.test);
    return tires(slot, chosen.slot.date) ? sparing(slot) : slot;
  });
}

/** Legs lift little and lightly before a test; runs and stations become technique. */
function sparing(slot: SessionSlot): SessionSlot {
  const lightReason = "before-test" as const;
  // Three short rounds with light stations are no hard day.
  if (slot.code === "HX") return { ...slot, lightReason, rpe: Math.min(slot.rpe, TECHNIQUE_RPE), hard: false, heavyLower: false };
  if (codeFacts(slot.code).type !== "strength") return { ...slot, lightReason };
  return { ...slot, lightReason, minutes: Math.round(0.75 * slot.minutes), rpe: Math.min(slot.rpe, 5), hard: false, heavyLower: false };
}

/** Stations without haste. */
const TECHNIQUE_RPE = 6;

/** Heavy legs and runs between stations are felt for three days: they would be tested with (dose-progression.md section 7). */
const FRESH_DAYS = 3;

function tires({ heavyLower, code, date }: Pick<SessionSlot, "heavyLower" | "code" | "date">, test: Day): boolean {
  const days = daysBetween(date, test);
  return (heavyLower || code === "HX") && days > 0 && days <= FRESH_DAYS;
}

function isFresh({ open, weeks }: TestWeek, date: Day): boolean {
  const before = weeks.at(-1)?.sessions ?? [];
  return ![...before, ...open].some((session) => tires(session, date));
}

function isDue(facts: ScheduleFacts, { weeks }: TestWeek, capacity: TestedCapacity, date: Day): boolean {
  const first = facts.frames[0]?.startDate ?? date;
  const tests = [...facts.before, ...weeks]
    .flatMap(({ sessions }) => sessions)
    .filter((session) => isTest(session) && findCapacity(session) === capacity);
  // A race is the best test: what was run in it needs no other.
  const raced = capacity === "run" ? facts.races.findLast((race) => race.date < date && race.format.kind === "running")?.date : undefined;
  const last = [tests.at(-1)?.date, enteredResult(facts.context.athlete, capacity, first), raced]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const isNearRace = facts.races.some(
    (race) => race.priority !== "C" && race.date > date && daysBetween(date, race.date) < SPECIFIC_DAYS[race.priority],
  );
  if (last !== undefined && isNearRace) return false;
  // Far from the race a time of the season is enough to begin with.
  const current = facts.frames[0]?.season?.phase === "base" ? OF_THIS_SEASON : CURRENT_DAYS;
  const isKnown = last !== undefined && daysBetween(last, first) <= current;
  if (!isKnown && daysBetween(first, date) < BASELINE_DAYS) return true;
  const deload = weeks.findLast(({ isDeload }) => isDeload)?.startDate;
  return deload !== undefined && (last === undefined || (last < deload && daysBetween(last, date) >= betweenResults(facts)));
}

/** So near a race the days are for its own pace, and it is the test. */
const SPECIFIC_DAYS = { A: 35, B: 21 } as const;

/** Three sports to test: each comes round every six weeks. */
function betweenResults({ context }: ScheduleFacts): number {
  return context.athlete.focus === "triathlon" ? CURRENT_DAYS : BETWEEN_RESULTS;
}

/** A shorter swim is no time trial over 400 m. */
const LEAST_SWIM = 600;
/** Around 400 m and 200 m: easy lengths, drills and the rest between. */
const SWIM_TEST_SECONDS = 2600;
/** Minutes: on a shorter day the two swims have no room. */
const SHORTEST_SWIM_TEST = 40;

/** One swim of the week is 400 m and 200 m all out, where no test of the last six weeks says how fast the threshold sets are. */
export function withSwimTest(facts: ScheduleFacts, { frame, weeks }: TestWeek, open: readonly SessionSlot[]): readonly SessionSlot[] {
  const { context, races, frames, before } = facts;
  const { athlete, level, reading } = context;
  const who = swimmer(context);
  // Beginners have no threshold sets that the test would be for.
  const canSwim = level !== "beginner" && who.arms === "free" && !who.isLearner && (who.longest ?? USUAL_SWIM[level]) >= LEAST_SWIM;
  if (athlete.focus !== "triathlon" || frames.length < SHORTEST_PLAN || frame.isDeload || !canSwim || !mayTest(reading)) return open;
  const last = [...before, ...weeks].flatMap(({ sessions }) => sessions).findLast(({ updates }) => updates?.includes("css") === true)?.date;
  if (last !== undefined && daysBetween(last, frame.startDate) < CURRENT_DAYS) return open;
  const tests = open.filter(({ test }) => test !== undefined);
  const chosen = open.find(
    (slot) =>
      (slot.code === "SW" || slot.code === "SWs") &&
      !slot.isTaper &&
      !slot.isRecovery &&
      slot.isFixed !== true &&
      slot.minutes >= SHORTEST_SWIM_TEST &&
      isTestDay(athlete, races, slot.date) &&
      tests.length === 0,
  );
  return open.map((slot) => (slot === chosen ? { ...slot, swim: { kind: "test", seconds: SWIM_TEST_SECONDS } } : slot));
}

/** A simulation tests the running of a Hyrox. */
function findCapacity({ code }: Pick<Session, "code">): TestedCapacity | undefined {
  return code === "HX" ? "run" : testedCapacity(code);
}

/** Warm-up, strides and a cooldown around the test itself. */
const AROUND_MINUTES = 22;
/** With three hard and five easy minutes before the twenty. */
const SHORTEST_RIDE_TEST = 40;
const TWELVE_MINUTES = 720;
const FIVE_KM = 5000;
/** Seconds for 5 km without any run time. */
const USUAL_5K = { beginner: 1950, intermediate: 1560, advanced: 1320, elite: 1140 } as const;
/** Seconds of easy running in which one goes as far as in a second of racing. */
const FASTER_THAN_EASY = 1.35;
const EASY_AROUND = 480;

function findTest(context: PlanContext, capacity: TestedCapacity, slot: SessionSlot, history: RunHistory): FitnessTest | undefined {
  const { level, athlete, picker, capacities } = context;
  const room = testMinutes(slot) - AROUND_MINUTES;
  if (capacity === "bike")
    return testMinutes(slot) >= SHORTEST_RIDE_TEST &&
      (level !== "beginner" || capacities.ftp !== undefined) &&
      picker.allows("Bike erg intervals") &&
      athlete.focus === "triathlon"
      ? "bike-20min"
      : undefined;
  if (capacity === "erg") {
    if (!picker.allows("Row erg intervals") || ridesLong(athlete)) return undefined;
    if (level === "beginner") return room >= 8 ? "row-500m" : undefined;
    return room >= 12 ? "row-2k" : undefined;
  }
  // While a sore region limits running nobody runs all out.
  if (context.isNoviceRunner || !picker.allows("Interval run") || limitedOn(context, slot.date).runReturn !== undefined) return undefined;
  const longest = (history.longestRun(slot.code) - EASY_AROUND) / FASTER_THAN_EASY;
  const fits = (seconds: number): boolean => seconds <= longest && seconds <= 60 * room;
  const time = capacities.vdot === undefined ? USUAL_5K[level] : raceTime(capacities.vdot.value, FIVE_KM);
  if (level !== "beginner" && fits(time)) return "run-5k";
  // Who knows a time over 5 or 10 km learns nothing from twelve minutes.
  const isKnown = level !== "beginner" && capacities.vdot !== undefined;
  return !isKnown && fits(TWELVE_MINUTES) ? "run-12min" : undefined;
}

/** No more load than the session that it replaces. */
function testMinutes({ minutes, rpe }: SessionSlot): number {
  return rpe >= SESSION_RPE ? minutes : Math.floor((minutes * rpe) / SESSION_RPE);
}

function asTest({ stimulus: _stimulus, ...slot }: SessionSlot, test: FitnessTest): SessionSlot {
  return { ...slot, test, minutes: testMinutes(slot), rpe: Math.max(slot.rpe, SESSION_RPE), hard: slot.hard || codeFacts(slot.code).hard };
}
