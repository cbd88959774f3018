import { trained } from "../../athlete/interruptions.ts";
import { type DayConflictKind, dayConflicts } from "../../week/days/day-conflicts.ts";
import { isMoved } from "../../week/slots/moves.ts";
import type { Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/**
 * Rule 2: never three hard days in a row, heavy legs 48 hours apart and never the day before a quality or long run; also across
 * weeks; nor two fast runs on two days in a row (48 hours for the same kind of hard work). Days that an adjustment kept are as they
 * were, but what is new must fit to them; what was missed tired nobody. Races are where the athlete entered them: what is hard beside
 * them has to give way. Where the athlete moved a session to is their own choice, made after a warning.
 */
export const hardDays: Rule = (facts) => {
  const { athlete, sessions, everySession } = facts;
  const open = new Set(sessions);
  const isPlanned = (days: readonly Session[]): boolean =>
    days.some((day) => open.has(day) && day.code !== "RACE") && !days.some(({ date }) => isMoved(athlete, date));
  const conflicts = dayConflicts(athlete, everySession).flatMap(({ kind, sessions: days }) => {
    const last = days.at(-1);
    return last === undefined || !isPlanned(days) ? [] : [inSession("hard-days", last, MESSAGES[kind])];
  });
  return [...conflicts, ...twoOnOneDate(facts, open)];
};

const MESSAGES: { readonly [kind in DayConflictKind]: string } = {
  "third-hard-day": "the third hard day in a row",
  "heavy-legs-in-a-row": "heavy legs on two days in a row",
  "fast-runs-in-a-row": "fast runs on two days in a row",
  "key-run-after-heavy-legs": "a quality or long run the day after heavy legs",
};

function twoOnOneDate({ athlete, everySession }: RuleFacts, open: ReadonlySet<Session>): Violation[] {
  const byDate = new Map(everySession.map((session) => [session.date, session]));
  return trained(athlete, everySession)
    .filter((session) => byDate.get(session.date) !== session && open.has(session) && session.code !== "RACE")
    .map((session) => inSession("hard-days", session, "two sessions on one date"));
}
