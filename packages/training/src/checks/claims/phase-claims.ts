import { isRaceSpecific, isThresholdWork } from "../../model/key-work.ts";
import type { PlanWeek, Violation } from "../../model/plan.ts";
import { inWeek, type Rule } from "../rule.ts";

/** Weeks that are named after the work of a race hold some of it: "specific" race work, "build" that or threshold (race-demands.md table 4.1). */
export const phaseClaims: Rule = ({ plan, sessions }) => {
  const open = new Set(sessions);
  return getRuns(plan.weeks).flatMap((weeks): Violation[] => {
    const [first] = weeks;
    const all = weeks.filter(({ isDeload }) => !isDeload).flatMap((week) => week.sessions);
    const isNamed = all.some((session) => isRaceSpecific(session) || (first?.season === "build" && isThresholdWork(session)));
    if (first === undefined || isNamed || !weeks.every((week) => week.sessions.every((session) => open.has(session)))) return [];
    return [inWeek("claim-phase", first.week, `${first.season ?? ""} in ${weeks.length} weeks without the work that names it`)];
  });
};

const NAMED: ReadonlySet<string> = new Set(["build", "specific"]);

/** Weeks of one such name that follow each other. */
function getRuns(weeks: readonly PlanWeek[]): PlanWeek[][] {
  const found: PlanWeek[][] = [];
  for (const week of weeks) {
    if (week.season === undefined || !NAMED.has(week.season)) continue;
    const last = found.at(-1);
    if (last?.at(-1)?.season === week.season && last.at(-1)?.week === week.week - 1) last.push(week);
    else found.push([week]);
  }
  return found;
}
