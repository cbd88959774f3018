import { addDays, getWeekday } from "#training/calendar/day.ts";
import type { PlanWeek } from "#training/model/plan.ts";
import { at, isNearRace, type PlanFacts, type Property } from "./plan-facts.ts";

/** In the week of a race these may take chosen days, and no other days are found for what was on them. */
const RACE_AND_EVE = 2;

/** Rule 1: the asked number of sessions a week on distinct days; seven days have one recovery session of at most 40 minutes at RPE 3. */
export const sessionCount: Property = ({ plan, athlete }) => {
  const asked = Math.min(7, Math.max(3, Math.round(athlete.availability.daysPerWeek)));
  return plan.weeks.flatMap((week) => {
    const found: string[] = [];
    const dates = new Set(week.sessions.map((session) => session.date));
    const isRaced = (athlete.competitions ?? []).some(({ date }) => date >= week.startDate && date <= addDays(week.startDate, 6));
    const fewest = isRaced ? asked - RACE_AND_EVE : asked;
    if (week.sessions.length > asked || week.sessions.length < fewest)
      found.push(`week ${week.week}: ${week.sessions.length} sessions, ${asked} were asked for`);
    if (dates.size !== week.sessions.length) found.push(`week ${week.week}: two sessions on one date`);
    const recovers = week.sessions.some((session) => session.type === "recovery" && session.intensityLevel <= 3 && session.duration <= 40);
    if (week.sessions.length === 7 && !recovers) found.push(`week ${week.week}: seven sessions and no recovery`);
    return found;
  });
};

/** Rule 1: weeks follow each other from a Monday, and every date lies in its week on its weekday. */
export const calendar: Property = ({ plan }) =>
  plan.weeks.flatMap((week, index) => {
    const found: string[] = [];
    if (week.startDate !== addDays(plan.startDate, 7 * index) || getWeekday(week.startDate) !== 1)
      found.push(`week ${week.week} starts on ${week.startDate}`);
    for (const session of week.sessions) {
      const inside = session.date >= week.startDate && session.date <= addDays(week.startDate, 6);
      if (!inside || getWeekday(session.date) !== session.weekday || session.week !== index + 1)
        found.push(at(session, `is on ${session.date}`));
    }
    return found;
  });

/** A day shorter than this may be passed over. */
const USABLE_MINUTES = 30;

/** Rule 1: only chosen weekdays, when they are enough and long enough and no race is near. */
export const chosenDays: Property = (facts) => {
  const { weekdays, minutes } = facts.athlete.availability;
  const usable = (weekdays ?? []).filter((day) => (minutes?.[day] ?? USABLE_MINUTES) >= USABLE_MINUTES);
  if (weekdays === undefined || usable.length !== weekdays.length) return [];
  return facts.plan.weeks
    .filter((week) => usable.length >= week.sessions.length && !isNearRace(week, facts))
    .flatMap((week) =>
      week.sessions.filter((session) => !usable.includes(session.weekday)).map((session) => at(session, `on weekday ${session.weekday}`)),
    );
};

const SHORTEST_SESSION = 20;

/** Rule 1: no session is longer than its day, but for the shortest that is worth doing. */
export const dayLength: Property = ({ athlete, training }) =>
  training.flatMap((session) => {
    const available = Math.max(SHORTEST_SESSION, athlete.availability.minutes?.[session.weekday] ?? 24 * 60);
    return session.duration > available ? [at(session, `${session.duration} min on a day of ${available}`)] : [];
  });

/** Item 4: who gets a day that was not chosen is told so. */
export const saysWhatItDid: Property = (facts: PlanFacts) => {
  const { weekdays } = facts.athlete.availability;
  const strayed = facts.plan.weeks.some(
    (week: PlanWeek) =>
      !isNearRace(week, facts) && week.sessions.some((session) => weekdays !== undefined && !weekdays.includes(session.weekday)),
  );
  return strayed && !facts.plan.notes.some((note) => note.kind === "wish-not-met") ? ["days that were not chosen, and no word of it"] : [];
};
