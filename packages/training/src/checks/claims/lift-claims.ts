import { isHeavierThan } from "../../model/lifted-more.ts";
import type { Violation } from "../../model/plan.ts";
import { isAsMuch, liftedLines } from "../../session/finish/lighter-than-last.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/**
 * What the lines of lifting say is true: a purpose to get heavier has a set that is heavier, longer or one more than in the weeks before,
 * a weight is chosen once, and a deload has fewer sets or repetitions of every lift than the week before it.
 */
export const liftClaims: Rule = (facts) => [...chosenAgain(facts), ...heavier(facts), ...fullDeloads(facts)];

const CHOOSE = /Choose a (?:weight|band)\b|^Work up to a weight\b/u;
/** After so many weeks without an exercise its weight is looked for again. */
const FORGOTTEN_WEEKS = 4;

function chosenAgain({ everySession, sessions }: RuleFacts): Violation[] {
  const open = new Set(sessions);
  const last = new Map<string, number>();
  return everySession.flatMap((session): Violation[] => {
    const found: Violation[] = [];
    for (const { name, notes = "" } of session.blocks.strength) {
      const week = last.get(name);
      const isKnown = week !== undefined && week < session.week && session.week - week <= FORGOTTEN_WEEKS;
      if (CHOOSE.test(notes) && isKnown && open.has(session))
        found.push(inSession("claim-lift", session, `${name}: a weight to choose, which week ${week} had`));
    }
    for (const { name } of session.blocks.strength) last.set(name, session.week);
    return found;
  });
}

const HEAVIER = /^Make the (?<lifts>.+?) heavier/u;

function heavier({ everySession, sessions }: RuleFacts): Violation[] {
  const open = new Set(sessions);
  return everySession.flatMap((session, index): Violation[] => {
    if (!HEAVIER.test(session.trainingIntent) || !open.has(session)) return [];
    const before = everySession
      .slice(0, index)
      .filter(({ code, isDeload, weekday }) => code === session.code && !isDeload && weekday === session.weekday);
    const last = before.at(-1);
    if (last === undefined || isHeavierThan(session, last)) return [];
    return [inSession("claim-lift", session, `"${session.trainingIntent}" with the work of week ${last.week}`)];
  });
}

function fullDeloads({ everySession, sessions, plan, on }: RuleFacts): Violation[] {
  const open = new Set(sessions);
  return everySession.flatMap((session): Violation[] => {
    const week = plan.weeks.find((other) => other.week === session.week - 1);
    if (!session.isDeload || session.code === "RACE" || !open.has(session) || week === undefined || week.isDeload) return [];
    const last = week.sessions.find(({ code, weekday }) => code === session.code && weekday === session.weekday);
    const before = last === undefined ? [] : liftedLines(last);
    return liftedLines(session).flatMap((item): Violation[] => {
      return isAsMuch(item, before, on(session.date).reading.health.limits.fewestReps)
        ? [inSession("claim-deload", session, `${item.name}: ${item.sets ?? 1} × ${item.reps ?? ""}, no less than in week ${week.week}`)]
        : [];
    });
  });
}
