import { isOwnActivity } from "../../model/session-content.ts";
import { addDays, getMonday, getWeekday } from "../../calendar/day.ts";
import { absenceOn, daysAway, isInterrupted } from "../../athlete/interruptions.ts";
import { isMoved } from "../../week/slots/moves.ts";
import { refusesCardio } from "../../week/days/no-cardio.ts";
import { sessionsPerWeek } from "../../week/slots/patterns.ts";
import type { PlanWeek, Violation } from "../../model/plan.ts";
import { isRaceWeek } from "../../season/race-window.ts";
import { SHORTEST_SESSION } from "../../week/slots/week-layout.ts";
import { inSession, inWeek, isBegun, type Rule, type RuleFacts } from "../rule.ts";

/**
 * Rule 1: the asked number of sessions on distinct days with the right dates; up to six days leave a rest day, seven have one
 * recovery session (more near a race, after days away and in a week that is begun). Days away hold none, and a week may have as many fewer; a week that an adjustment found begun has
 * no set number, and in an adjusted plan days keep their numbers when others fall out.
 */
export const sessionDays: Rule = (facts) => [...facts.plan.weeks.flatMap((week) => weekDays(week, facts)), ...onDaysAway(facts)];

const RACE_AND_EVE = 2;
const EASY_DAYS = 1;

function weekDays(week: PlanWeek, facts: RuleFacts): Violation[] {
  const found: Violation[] = [];
  const report = (message: string): void => void found.push(inWeek("session-days", week.week, message));
  const { athlete, plan } = facts;
  const { sessions } = week;
  const most = sessionsPerWeek(athlete.availability);
  // The race and its eve take days that were chosen, and no others are found for them.
  const raced = isRaceWeek(week.startDate, facts.races) ? RACE_AND_EVE : 0;
  // Easy days that a lifter does not want are days off.
  const easy = refusesCardio(athlete) ? (raced > 0 ? 2 * EASY_DAYS : EASY_DAYS) : 0;
  const fewest = most - daysAway(athlete, week.startDate) - raced - easy;
  const begun = isBegun(facts, week);
  if (!begun && (sessions.length > most || sessions.length < fewest)) report(`${sessions.length} sessions instead of ${most}`);
  if (new Set(sessions.map((session) => session.weekday)).size !== sessions.length) report("two sessions on one day");
  if (new Set(sessions.map((session) => session.day)).size !== sessions.length) report("two sessions with one number");
  sessions.forEach((session, index) => {
    if (session.date !== addDays(week.startDate, session.weekday - 1))
      found.push(inSession("session-days", session, `${session.date} is not weekday ${session.weekday}`));
    if ((plan.adjusted === undefined && session.day !== index + 1) || session.week !== week.week)
      found.push(inSession("session-days", session, "days are not numbered in order"));
  });
  if (getWeekday(week.startDate) !== 1) report("the week does not start on a Monday");
  const rests = sessions.filter((session) => session.type === "recovery" && session.intensityLevel <= 3 && session.duration <= 40).length;
  // An easy swim with a friend or an easy class on a fixed day is the recovery of a full week.
  const easyDates = sessions.filter((session) => isOwnActivity(session) && session.intensityLevel <= EASY_DATE).length;
  // Athletes who run every day rest by running easily.
  const isDaily = athlete.focus === "running" && (athlete.history?.runsPerWeek?.value ?? 0) >= DAILY;
  if (!begun && !isDaily && sessions.length === DAILY && rests + easyDates === 0) report("seven sessions without a recovery session");
  // A leg that limps until somebody has looked at it has more days of rest.
  const limps = facts.reading.regions.some(({ isLocked, waits }) => isLocked === true || waits === true);
  const isPlain = !begun && !limps && !isRaceWeek(week.startDate, facts.races) && !isInterrupted(athlete, week.startDate);
  if (isPlain && rests > 1) report(`${rests} recovery sessions`);
  return found;
}

const DAILY = 7;
const EASY_DATE = 4;

function onDaysAway({ athlete, sessions }: RuleFacts): Violation[] {
  return sessions
    .filter((session) => session.code !== "RACE" && absenceOn(athlete, session.date) !== undefined)
    .map((session) => inSession("session-days", session, "a session while the athlete is away"));
}

/** The athlete's days and minutes: only chosen weekdays when there are enough of them, never longer than the day allows. A race has its own day, and what the athlete moved the day they wanted. */
export const availability: Rule = ({ athlete, sessions, races }) => {
  const { weekdays, minutes, daysPerWeek } = athlete.availability;
  const usable = weekdays?.filter((day) => (minutes?.[day] ?? 24 * 60) >= SHORTEST_SESSION);
  const enough = usable !== undefined && usable.length >= sessionsPerWeek({ daysPerWeek });
  return sessions.flatMap((session) => {
    if (session.code === "RACE" || isMoved(athlete, session.date)) return [];
    const found: Violation[] = [];
    const raceWeek = races.some((race) => getMonday(race.date) === getMonday(session.date));
    if (enough && !usable.includes(session.weekday) && !raceWeek)
      found.push(inSession("availability", session, `weekday ${session.weekday} was not chosen`));
    const most = Math.max(SHORTEST_SESSION, minutes?.[session.weekday] ?? 24 * 60);
    if (session.duration > most) found.push(inSession("availability", session, `${session.duration} minutes on a day with ${most}`));
    return found;
  });
};
