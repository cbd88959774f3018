import { phaseOf } from "../phases.ts";
import type { PlanWeek, Violation } from "../plan.ts";
import { isReduced } from "../schedule.ts";
import { inSession, inWeek, type Rule } from "./rule.ts";

const MOST_LOADING_WEEKS = 5;

/** Rule 3: the phase follows the macro week; five weeks or more have a deload (or a race that rests), never in week 1, after at most five loading weeks. */
export const phases: Rule = ({ plan, race }) => {
  const found: Violation[] = plan.weeks.flatMap((week, index) => weekLabels(week, plan.firstMacroWeek + index));
  const rests = plan.weeks.map((week) => isReduced(week, race));
  if (plan.weeks.length >= 5 && !rests.includes(true)) found.push({ rule: "phases", message: "no deload in five weeks or more" });
  if (plan.weeks[0]?.isDeload === true) found.push(inWeek("phases", 1, "the first week is a deload"));
  let inARow = 0;
  rests.forEach((rest, index) => {
    inARow = rest ? 0 : inARow + 1;
    if (inARow > MOST_LOADING_WEEKS) found.push(inWeek("phases", index + 1, `${inARow} loading weeks in a row`));
  });
  return found;
};

function weekLabels(week: PlanWeek, macroWeek: number): Violation[] {
  const found: Violation[] = [];
  if (week.macroWeek !== macroWeek) found.push(inWeek("phases", week.week, `macro week ${week.macroWeek} instead of ${macroWeek}`));
  if (week.phase !== phaseOf(macroWeek)) found.push(inWeek("phases", week.week, `${week.phase} in macro week ${macroWeek}`));
  for (const session of week.sessions) {
    if (session.phase !== week.phase || session.isDeload !== week.isDeload)
      found.push(inSession("phases", session, "phase or deload differs from its week"));
  }
  return found;
}
