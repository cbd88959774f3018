import type { Violation } from "../../model/plan.ts";
import { isRepeatable } from "../../plan/settle-claims.ts";
import { inSession, type Rule } from "../rule.ts";
import { sessionTexts } from "./session-texts.ts";

const REPEAT = /repeat last week's session/u;

/** Whoever is sent back to last week's session finds one there that is of the same kind, and no harder; who moved sessions, on any day of it. */
export const fallbackClaims: Rule = ({ sessions, everySession, athlete: { moves = [] } }) =>
  sessions.flatMap((session): Violation[] => {
    if (!sessionTexts(session).some((text) => REPEAT.test(text))) return [];
    const lastWeek = everySession.filter(({ week }) => week === session.week - 1);
    const last = lastWeek.findLast(({ weekday }) => weekday === session.weekday);
    return isRepeatable(last, session) || (moves.length > 0 && lastWeek.some((other) => isRepeatable(other, session)))
      ? []
      : [inSession("claim-fallback", session, `last week's session is ${last?.title ?? "not there"}`)];
  });
