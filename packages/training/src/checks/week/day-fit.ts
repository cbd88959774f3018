import type { PlanWeek, Session, Violation } from "../../model/plan.ts";
import { daysBetween } from "../../calendar/day.ts";
import { isReduced } from "../../season/race-window.ts";
import { isMoved } from "../../week/slots/moves.ts";
import { EASY_AFTER_WHOLE, isWholeSimulation } from "../../week/hyrox/simulation-day.ts";
import { MINUTES_TO_CHANGE } from "../../week/triathlon/triathlon-week.ts";
import { SHORTEST_SESSION } from "../../week/slots/week-layout.ts";
import { inSession, isBegun, type Rule } from "../rule.ts";

/** S9: after a whole simulation no run of the next three days is fast: it counts as a B race (race-demands.md sections 6.2 and 11). */
export const afterWholeSimulation: Rule = ({ athlete, sessions, everySession }) => {
  const simulations = everySession.filter(isWholeSimulation).map(({ date }) => date);
  return sessions
    .filter(({ code, date }) => (code === "RT" || code === "RI") && !isMoved(athlete, date))
    .filter(({ date }) => simulations.some((day) => day < date && daysBetween(day, date) <= EASY_AFTER_WHOLE))
    .map((session) => inSession("S9", session, "a fast run in the days after a whole simulation"));
};

/** DF1: a swim with strength leaves its day the minutes to dry and change between the two (convention); a long swim keeps its metres instead. */
export const changeOfClothes: Rule = ({ athlete, sessions, reading }) =>
  sessions.flatMap((session): Violation[] => {
    // What an injury or health adds around a session has its own rules.
    if (reading.regions.length > 0 || reading.health.findings.length > 0) return [];
    const day = athlete.availability.minutes?.[session.weekday];
    const isLong = /Long swim|steady|Swim test/u.test(session.title);
    if (session.code !== "SWs" || isLong || session.blocks.strength.length === 0 || day === undefined || isMoved(athlete, session.date))
      return [];
    const most = Math.max(SHORTEST_SESSION, day - MINUTES_TO_CHANGE);
    return session.duration > most ? [inSession("DF1", session, `${session.duration} of ${day} min with a change of clothes`)] : [];
  });

/** Minutes by which the day of the strength is longer. */
const LONGER_DAY = 15;
/** A run that leaves less of its day fills it. */
const FULL = 3;
/** Minutes: a run as long as this has lost little. */
const SHORT_RUN = 35;

/**
 * DF2: of a runner's week no short easy run fills a short day while strength, which would fit there, has a longer one (race-demands.md section
 * 12: half of the strength is cut before long-session growth). Exempt: days that are closed or easy, runs apart, light weeks, and strength
 * that would stand beside the long run.
 */
export const longerDayRuns: Rule = (facts) => {
  const { athlete, reading, plan, races } = facts;
  const { minutes } = athlete.availability;
  const isFree = reading.days.length === 0 && athlete.easings === undefined && reading.regions.length === 0;
  if (athlete.focus !== "running" || minutes === undefined || !isFree || reading.health.findings.length > 0) return [];
  const open = new Set(facts.sessions);
  const room = ({ weekday }: Session): number => minutes[weekday] ?? Number.POSITIVE_INFINITY;
  return plan.weeks.flatMap((week): Violation[] => {
    if (isReduced(athlete, week, races) || isBegun(facts, week)) return [];
    const strength = week.sessions.find(({ code }) => code === "SFm");
    if (strength === undefined || !open.has(strength)) return [];
    return week.sessions
      .filter((run) => run.code === "RE" && run.duration < SHORT_RUN && run.duration >= room(run) - FULL)
      .filter((run) => room(strength) >= room(run) + LONGER_DAY && strength.duration <= room(run))
      .filter((run) => !standsBesideLong(week, run))
      .map((run) => inSession("DF2", run, `${run.duration} min of running on a day of ${room(run)}, strength on one of ${room(strength)}`));
  });
};

function standsBesideLong({ sessions }: PlanWeek, { weekday }: Session): boolean {
  return sessions.some(({ code, weekday: other }) => code === "RL" && [1, 6].includes(Math.abs(other - weekday)));
}
