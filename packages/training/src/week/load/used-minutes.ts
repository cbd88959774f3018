import type { Availability } from "../../athlete/athlete.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";

type DayMinutes = NonNullable<Availability["minutes"]>;

/** From this share on the days of a week are full: nobody is told before that they are too short. */
export const FULL_SHARE = 0.95;
/** What is around the work of a session takes a little more or less time. */
const LEFT_OVER = 5;

/** Share of the stated minutes that the sessions of the fullest training week use, from 0 to 1; 0 without stated minutes. */
export function usedShare(weeks: readonly PlanWeek[], minutes: DayMinutes = {}): number {
  const training = weeks.filter(({ sessions }) => sessions.every(({ code }) => code !== "RACE"));
  return Math.max(0, ...training.map(({ sessions }) => getShare(sessions, minutes)));
}

function getShare(sessions: readonly Session[], minutes: DayMinutes): number {
  const known = sessions.filter(({ weekday }) => minutes[weekday] !== undefined);
  const given = known.reduce((sum, { weekday }) => sum + (minutes[weekday] ?? 0), 0);
  return given === 0 ? 0 : known.reduce((sum, { duration }) => sum + duration, 0) / given;
}

/** Whether a session fills the longest day that there is. */
export function fillsLongestDay(weeks: readonly PlanWeek[], minutes: DayMinutes = {}): boolean {
  const sessions = weeks.flatMap((week) => week.sessions).filter(({ code }) => code !== "RACE");
  const longest = Math.max(0, ...sessions.map(({ weekday }) => minutes[weekday] ?? 0));
  return sessions.some(({ weekday, duration }) => minutes[weekday] === longest && duration >= longest - LEFT_OVER);
}
