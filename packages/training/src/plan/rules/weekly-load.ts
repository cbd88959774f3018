import type { PlanWeek, Violation } from "../plan.ts";
import { isReduced, loadOf } from "../schedule.ts";
import { SHORTEST_SESSION } from "../week-layout.ts";
import { inSession, inWeek, type Rule, type RuleFacts } from "./rule.ts";

const RISE = 1.25;
const AFTER_REST = 1.1;
const DELOAD = { least: 0.5, most: 0.75 } as const;
/** Loads are whole minutes times whole RPE points. */
const ROUNDING = 1.005;

/** Rules 3 and 8: load rises by at most 25 % a week, comes back to at most 110 % after rest, and a deload is 50-75 % of the loading weeks before. */
export const weeklyLoad: Rule = (facts) => [...growth(facts), ...deloads(facts), ...sums(facts)];

function growth({ plan, race }: RuleFacts): Violation[] {
  const found: Violation[] = [];
  let last: { readonly load: number; readonly index: number } | undefined;
  plan.weeks.forEach((week, index) => {
    if (isReduced(week, race)) return;
    const load = weekLoad(week);
    if (last !== undefined) {
      const limit = last.load * (last.index === index - 1 ? RISE : AFTER_REST) * ROUNDING;
      if (load > limit && !isShortest(week)) found.push(inWeek("weekly-load", week.week, `load ${load} after ${last.load}`));
    }
    last = { load, index };
  });
  return found;
}

function deloads({ plan, race }: RuleFacts): Violation[] {
  return plan.weeks.flatMap((week, index) => {
    if (!week.isDeload) return [];
    const before = plan.weeks
      .slice(0, index)
      .filter((earlier) => !isReduced(earlier, race))
      .slice(-3);
    if (before.length === 0) return [];
    const share = weekLoad(week) / (before.reduce((sum, earlier) => sum + weekLoad(earlier), 0) / before.length);
    if (share >= DELOAD.least / ROUNDING && (share <= DELOAD.most * ROUNDING || isShortest(week))) return [];
    return [inWeek("weekly-load", week.week, `the deload is ${Math.round(share * 100)} % of the loading weeks`)];
  });
}

/** Days so short that nothing can be taken from them keep their minutes. */
function isShortest(week: PlanWeek): boolean {
  return week.sessions.every((session) => session.duration <= SHORTEST_SESSION + 5);
}

function sums({ sessions }: RuleFacts): Violation[] {
  return sessions
    .filter(
      (session) => session.load !== session.duration * session.intensityLevel || session.ironLoad < 0 || session.ironLoad > session.load,
    )
    .map((session) => inSession("weekly-load", session, "load is not minutes × RPE"));
}

function weekLoad(week: PlanWeek): number {
  return loadOf(week.sessions);
}
