import { daysBetween } from "../../calendar/day.ts";
import { strainOfSession } from "../day-order.ts";
import { trained } from "../interruptions.ts";
import type { Session, Violation } from "../plan.ts";
import { inSession, type Rule } from "./rule.ts";

/**
 * Rule 2: never three hard days in a row, heavy legs 48 hours apart and never the day before a quality or long run; also across
 * weeks; nor two fast runs on two days in a row (48 hours for the same kind of hard work). Days that an adjustment kept are as they
 * were, but what is new must fit to them; what was missed tired nobody. Races are where the athlete entered them: what is hard beside
 * them has to give way.
 */
export const hardDays: Rule = ({ athlete, sessions, everySession }) => {
  const open = new Set(sessions);
  const byDate = new Map(everySession.map((session) => [session.date, session]));
  const ordered = trained(athlete, everySession).toSorted((a, b) => a.date.localeCompare(b.date));
  return ordered.flatMap((session, index) => {
    const before = yesterday(ordered, index);
    const twoBefore = before === undefined ? undefined : yesterday(ordered, index - 1);
    const found: Violation[] = [];
    const report = (message: string, ...others: readonly Session[]): void => {
      if ([session, ...others].some((day) => open.has(day) && day.code !== "RACE")) found.push(inSession("hard-days", session, message));
    };
    const today = strainOfSession(session);
    const first = before === undefined ? undefined : strainOfSession(before);
    if (byDate.get(session.date) !== session) report("two sessions on one date");
    if (before === undefined || first === undefined) return found;
    if (twoBefore !== undefined && today.hard && first.hard && strainOfSession(twoBefore).hard)
      report("the third hard day in a row", before, twoBefore);
    if (first.heavyLower && today.heavyLower) report("heavy legs on two days in a row", before);
    if (first.fastRun && today.fastRun) report("fast runs on two days in a row", before);
    if (first.heavyLower && today.keyRun) report("a quality or long run the day after heavy legs", before);
    return found;
  });
};

function yesterday(ordered: readonly Session[], index: number): Session | undefined {
  const today = ordered[index];
  const before = ordered[index - 1];
  return today !== undefined && before !== undefined && daysBetween(before.date, today.date) === 1 ? before : undefined;
}
