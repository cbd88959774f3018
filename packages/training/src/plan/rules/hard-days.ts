import { daysBetween } from "../../calendar/day.ts";
import type { Session, Violation } from "../plan.ts";
import { codeFacts } from "../session-codes.ts";
import { inSession, type Rule } from "./rule.ts";

/** Rule 2: never three hard days in a row, heavy legs 48 hours apart and never the day before a quality or long run; also across weeks. */
export const hardDays: Rule = ({ sessions }) => {
  const byDate = new Map(sessions.map((session) => [session.date, session]));
  const ordered = [...sessions].toSorted((a, b) => a.date.localeCompare(b.date));
  return ordered.flatMap((session, index) => {
    const before = yesterday(ordered, index);
    const twoBefore = before === undefined ? undefined : yesterday(ordered, index - 1);
    const found: Violation[] = [];
    if (byDate.get(session.date) !== session) found.push(inSession("hard-days", session, "two sessions on one date"));
    if (isHard(session) && before !== undefined && isHard(before) && twoBefore !== undefined && isHard(twoBefore)) {
      found.push(inSession("hard-days", session, "the third hard day in a row"));
    }
    if (before !== undefined && isHeavy(before)) {
      if (isHeavy(session)) found.push(inSession("hard-days", session, "heavy legs on two days in a row"));
      if (isKeyRun(session)) found.push(inSession("hard-days", session, "a quality or long run the day after heavy legs"));
    }
    return found;
  });
};

function yesterday(ordered: readonly Session[], index: number): Session | undefined {
  const today = ordered[index];
  const before = ordered[index - 1];
  return today !== undefined && before !== undefined && daysBetween(before.date, today.date) === 1 ? before : undefined;
}

/** What a session says of itself, or what its effort and code say. */
function isHard(session: Session): boolean {
  return session.hard || session.intensityLevel >= 8 || (session.intensityLevel >= 7 && codeFacts(session.code).hard);
}

function isHeavy(session: Session): boolean {
  return session.heavyLower || (session.intensityLevel >= 7 && codeFacts(session.code).heavyLower);
}

function isKeyRun(session: Session): boolean {
  return codeFacts(session.code).keyRun && !session.isDeload;
}
