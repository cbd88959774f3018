import { addDays, weekdayOf } from "../../calendar/day.ts";
import { daysFromRace } from "../race.ts";
import { SHORTEST_SESSION } from "../week-layout.ts";
import { inSession, inWeek, type Rule, type RuleFacts } from "./rule.ts";
import type { PlanWeek, Violation } from "../plan.ts";

/** Rule 1: the asked number of sessions on distinct days with the right dates; up to six days leave a rest day, seven have a recovery session. */
export const sessionDays: Rule = (facts) => facts.plan.weeks.flatMap((week) => weekDays(week, facts));

function weekDays(week: PlanWeek, { athlete }: RuleFacts): Violation[] {
  const found: Violation[] = [];
  const wanted = Math.min(7, Math.max(3, Math.round(athlete.availability.daysPerWeek)));
  const { sessions } = week;
  if (sessions.length !== wanted) found.push(inWeek("session-days", week.week, `${sessions.length} sessions instead of ${wanted}`));
  if (new Set(sessions.map((session) => session.weekday)).size !== sessions.length)
    found.push(inWeek("session-days", week.week, "two sessions on one day"));
  sessions.forEach((session, index) => {
    if (session.date !== addDays(week.startDate, session.weekday - 1))
      found.push(inSession("session-days", session, `${session.date} is not weekday ${session.weekday}`));
    if (session.day !== index + 1 || session.week !== week.week)
      found.push(inSession("session-days", session, "days are not numbered in order"));
  });
  if (weekdayOf(week.startDate) !== 1) found.push(inWeek("session-days", week.week, "the week does not start on a Monday"));
  const rests = sessions.some((session) => session.type === "recovery" && session.intensityLevel <= 3 && session.duration <= 40);
  if (sessions.length === 7 && !rests) found.push(inWeek("session-days", week.week, "seven sessions without a recovery session"));
  return found;
}

/** The athlete's days and minutes: only chosen weekdays when there are enough of them, never longer than the day allows. A race has its own day. */
export const availability: Rule = ({ athlete, sessions, race }) => {
  const { weekdays, minutes, daysPerWeek } = athlete.availability;
  const usable = weekdays?.filter((day) => (minutes?.[day] ?? 24 * 60) >= SHORTEST_SESSION);
  const enough = usable !== undefined && usable.length >= Math.min(7, Math.max(3, Math.round(daysPerWeek)));
  return sessions.flatMap((session) => {
    if (session.code === "RACE") return [];
    const found: Violation[] = [];
    const raceWeek = race !== undefined && Math.abs(daysFromRace(race, session.date)) < 7;
    if (enough && !usable.includes(session.weekday) && !raceWeek)
      found.push(inSession("availability", session, `weekday ${session.weekday} was not chosen`));
    const most = Math.max(SHORTEST_SESSION, minutes?.[session.weekday] ?? 24 * 60);
    if (session.duration > most) found.push(inSession("availability", session, `${session.duration} minutes on a day with ${most}`));
    return found;
  });
};
