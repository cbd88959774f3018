import { addDays, daysBetween, getWeekday } from "../../calendar/day.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { LONGEST_RIDE_WINDOW, triathlonDemand, triathlonEvent } from "../../season/demand/triathlon.ts";
import type { Race } from "../../season/demand/races/race.ts";
import type { PlanWeek, Session, Violation } from "../../model/plan.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { isRaceWeek } from "../../season/race-window.ts";
import { longestRide } from "../../week/triathlon/long-ride.ts";
import { isDuathlete } from "../../season/demand/duathlon.ts";
import { inWeek, getItems, type Rule, type RuleFacts } from "../rule.ts";

/**
 * Triathlon rules R1 to R3 (dose-progression.md section 9, race-demands.md section 7). R1: every week has a swim, a ride and a run, and
 * the last five days before an A race a ride of 30 to 75 minutes. R2: before a 70.3 the longest ride is 24 to 13 days out, before a full
 * distance 35 to 20 (two days of tolerance), and three rides hold 85 % of it. R3: as many bricks as the distance asks for, by the length
 * of the plan, the last one 9 to 5 days out (12 to 4 where the long day is far from the day of the race). A plan that says that there is too little time passes R2. Athletes whom an injury,
 * equipment, a dislike or days away keep from a sport, and weeks that rest from a race, are let be.
 */
export const triathlon: Rule = (facts) => {
  const { athlete, plan } = facts;
  if (athlete.focus !== "triathlon" || plan.adjusted !== undefined || isLimited(facts) || leadsElsewhere(facts)) return [];
  return [...allSports(facts), ...facts.races.flatMap((race) => (isPeak(facts, race) ? beforeRace(facts, race) : []))];
};

/** The week of a block that leads to a race of another sport is the week of that sport. */
function leadsElsewhere({ races }: RuleFacts): boolean {
  return races.some(({ format, priority }) => format.kind !== "triathlon" && priority !== "C");
}

type Sport = "swim" | "bike" | "run";
const SPORTS: readonly Sport[] = ["swim", "bike", "run"];

function isLimited({ athlete, reading }: RuleFacts): boolean {
  const { injuries, equipment, dislikes, absences, easings } = athlete;
  const isWhole = [injuries, dislikes].every((text) => (text ?? "").trim() === "");
  return !isWhole || equipment !== undefined || absences !== undefined || easings !== undefined || reading.health.findings.length > 0;
}

function getSports(session: Session): Set<Sport> {
  const found = new Set<Sport>();
  for (const { name } of getItems(session)) {
    const exercise = findExercise(name);
    const mode = exercise === undefined ? "other" : cardioMode(exercise);
    if (mode === "swim" || mode === "bike" || mode === "run") found.add(mode);
    if (name === "Run-walk intervals") found.add("run");
  }
  return found;
}

/** On a day this short two sports do not go together. */
const TOO_SHORT = 32;

/** Fewer sessions than sports cannot hold them all. */
function allSports({ plan, athlete, races }: RuleFacts): Violation[] {
  return plan.weeks.flatMap((week) => {
    const sessions = week.sessions.filter(({ code }) => code !== "RACE");
    const isShort = athlete.availability.minutes !== undefined && sessions.some(({ duration }) => duration <= TOO_SHORT);
    if (sessions.length < SPORTS.length || isShort || restsFromRace(week, races)) return [];
    const found = new Set(sessions.flatMap((session) => [...getSports(session)]));
    const missing = SPORTS.filter((sport) => !found.has(sport) && !(sport === "swim" && isDuathlete(athlete)));
    return missing.length === 0 ? [] : [inWeek("triathlon", week.week, `no ${missing.join(" and no ")}`)];
  });
}

/** The days after a race, and those before one that is no triathlon or trained through: its sport goes first then. */
function restsFromRace({ startDate }: PlanWeek, races: readonly Race[]): boolean {
  const isOther = ({ format, taperDays }: Race): boolean => format.kind !== "triathlon" || taperDays === 0;
  const isOver = ({ date }: Race): boolean => date < startDate || (date < addDays(startDate, 7) && getWeekday(date) < FIRST_OWN_WEEK);
  return isRaceWeek(
    startDate,
    races.filter((race) => isOther(race) || isOver(race)),
  );
}

/** A race earlier in a week has its last days in the week before. */
const FIRST_OWN_WEEK = 4;

/** An A triathlon inside the plan, with weeks enough before it and no other race in them. */
function isPeak({ plan, races }: RuleFacts, race: Race): boolean {
  const days = daysBetween(plan.startDate, race.date);
  const isInside = days < 7 * plan.weeks.length;
  const isAlone = races.every((other) => other === race || other.date > race.date);
  return race.format.kind === "triathlon" && race.priority === "A" && isInside && isAlone && days >= 7 * FEWEST_WEEKS;
}

const FEWEST_WEEKS = 6;
const TOLERANCE = 2;
const LONG_RIDES = { count: 3, share: 0.85 } as const;
/** Minutes are whole and rounded to five. */
const ROUNDING = 0.97;

function beforeRace(facts: RuleFacts, race: Race): Violation[] {
  return [...lastRide(facts, race), ...longestRides(facts, race), ...bricks(facts, race)];
}

function daysTo(race: Race, { date }: Session): number {
  return daysBetween(date, race.date);
}

/** Days too short for half an hour on the bike have none. */
function lastRide({ plan, athlete, everySession }: RuleFacts, race: Race): Violation[] {
  if (athlete.availability.minutes !== undefined || athlete.availability.weekdays !== undefined) return [];
  const rides = everySession.filter(
    (session) => daysTo(race, session) >= 1 && daysTo(race, session) <= 5 && getSports(session).has("bike"),
  );
  if (rides.some(({ duration }) => duration >= 30 && duration <= 75)) return [];
  return [inWeek("triathlon", plan.weeks.length, "no ride of 30 to 75 min in the last five days before the race")];
}

function longestRides({ plan, everySession }: RuleFacts, race: Race): Violation[] {
  if (race.format.kind !== "triathlon") return [];
  const event = triathlonEvent(race.format.name);
  const window = LONGEST_RIDE_WINDOW[event];
  if ((event !== "half" && event !== "full") || isFlagged(plan.notes, race)) return [];
  const rides = everySession
    .filter(({ code, date }) => code === "BK" && date < race.date)
    .map((session) => ({ session, minutes: longestRide([session]) }));
  const longest = Math.max(0, ...rides.map(({ minutes }) => minutes));
  const days = rides.filter(({ minutes }) => minutes >= ROUNDING * longest).map(({ session }) => daysTo(race, session));
  const found: Violation[] = [];
  if (!days.some((day) => day <= window.from + TOLERANCE && day >= window.to - TOLERANCE))
    found.push(inWeek("triathlon", 1, `the longest ride is ${days.join(", ")} days before the race`));
  const long = rides.filter(({ minutes }) => minutes >= LONG_RIDES.share * ROUNDING * longest).length;
  if (long < LONG_RIDES.count) found.push(inWeek("triathlon", 1, `${long} rides of 85% of the longest before the race`));
  return found;
}

/** The plan says so first where there is too little time. */
function isFlagged(notes: RuleFacts["plan"]["notes"], { name }: Race): boolean {
  return notes.some(({ kind, text }) => kind === "wish-not-met" && text.includes(name));
}

const FULL_PLAN_WEEKS = 12;
/** Wide enough for the one long day of each week, wherever the race lies. */
const LAST_BRICK = { from: 12, to: 4 } as const;

function bricks({ plan, athlete, everySession }: RuleFacts, race: Race): Violation[] {
  if (race.format.kind !== "triathlon") return [];
  const demand = triathlonDemand(triathlonEvent(race.format.name), loadingLevel(athlete.level, athlete.trainingYears));
  const weeks = Math.min(FULL_PLAN_WEEKS, daysBetween(plan.startDate, race.date) / 7);
  const needed = Math.floor((demand.bricks * weeks) / FULL_PLAN_WEEKS);
  const days = everySession
    .filter(
      ({ code, date, blocks }) =>
        code === "BK" && date < race.date && blocks.mainWorkout.some(({ name }) => name === "Brick run off the bike"),
    )
    .map((session) => daysTo(race, session));
  // Short days leave no time for a run after the ride, and a runner of less than a quarter of an hour does not run off the bike yet.
  if (athlete.availability.minutes !== undefined || (athlete.level === "beginner" && days.length === 0)) return [];
  const found: Violation[] = [];
  if (days.length < needed) found.push(inWeek("triathlon", 1, `${days.length} bricks before the race, ${needed} needed`));
  if (days.length > 0 && !days.some((day) => day <= LAST_BRICK.from && day >= LAST_BRICK.to) && !isFlagged(plan.notes, race))
    found.push(inWeek("triathlon", 1, `the last bricks are ${days.slice(-2).join(" and ")} days before the race`));
  return found;
}
