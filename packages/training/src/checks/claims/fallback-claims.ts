import type { Violation } from "../../model/plan.ts";
import { isRepeatable } from "../../plan/settle-claims.ts";
import { inSession, type Rule } from "../rule.ts";
import { sessionTexts } from "./session-texts.ts";

const REPEAT = /repeat last week's session/u;

/** Whoever is sent back to last week's session finds one there that is of the same kind, and no harder. */
export const fallbackClaims: Rule = ({ sessions, everySession }) =>
  sessions.flatMap((session): Violation[] => {
    if (!sessionTexts(session).some((text) => REPEAT.test(text))) return [];
    const last = everySession.findLast(({ week, weekday }) => week === session.week - 1 && weekday === session.weekday);
    return isRepeatable(last, session)
      ? []
      : [inSession("claim-fallback", session, `last week's session is ${last?.title ?? "not there"}`)];
  });
