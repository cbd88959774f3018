import { daysBetween } from "../../calendar/day.ts";
import { hasGrown, isLastHard, isOnTheWay } from "../../plan/settle-times.ts";
import type { Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";
import { sessionTexts } from "./session-texts.ts";

const WAY = /A step towards your (?<kilometres>[\d.]+) km long run/u;
const LAST = /The last hard work/u;
const GROWS = /The swim that grows towards the race/u;
const NEAR = /as the race comes near/u;
/** Further ahead nothing comes near. */
const SEASON_DAYS = 280;

/**
 * claim-when: what a session says of time is true on its day: a length is on its way until it was run, the last hard work is the last, a
 * swim that grows is the longest so far, and a race that comes near is still to come.
 */
export const timeClaims: Rule = (facts) => {
  const { sessions, everySession } = facts;
  return sessions.flatMap((session) => problems(facts, session, everySession).map((message) => inSession("claim-when", session, message)));
};

function problems({ athlete }: RuleFacts, session: Session, all: readonly Session[]): string[] {
  const texts = [...sessionTexts(session), ...session.blocks.mainWorkout.map(({ why }) => why ?? "")].join(" ");
  const kilometres = Number(WAY.exec(texts)?.groups?.["kilometres"] ?? 0);
  const isAhead = (athlete.competitions ?? []).some(({ date }) => date > session.date && daysBetween(session.date, date) <= SEASON_DAYS);
  return [
    ...(kilometres > 0 && !isOnTheWay(session, all, kilometres) ? [`on the way to ${kilometres} km that were run or do not come`] : []),
    ...(LAST.test(texts) && !isLastHard(session, all) ? ["the last hard work before a harder day"] : []),
    ...(GROWS.test(texts) && !hasGrown(session, all) ? ["a swim that grows and does not"] : []),
    ...(NEAR.test(texts) && !isAhead ? ["the race comes near and none is ahead"] : []),
  ] satisfies Violation["message"][];
}
