import { nextMacroWeek, rests } from "../../season/block-frames.ts";
import { comesBackToRunning } from "../../injuries/return-ladder/run-rows.ts";
import { LOADING_WEEKS, MOST_LOADING_WEEKS, SHORTEST_WITH_DELOAD } from "../../season/deload-weeks.ts";
import { getPhase } from "../../season/phases.ts";
import type { PlanWeek, Violation } from "../../model/plan.ts";
import { inSession, inWeek, isBegun, type Rule, type RuleFacts } from "../rule.ts";

/**
 * Rule 3: the phase follows the macro week; five weeks or more have a deload (or a race or an absence that rests), after at most five
 * loading weeks, those of the block before counted too; never in week 1, unless three loading weeks lead up to it. Weeks that an
 * adjustment found begun or over keep their label.
 */
export const phases: Rule = (facts) => {
  const { plan, athlete, races } = facts;
  const begun = plan.weeks.map((week) => isBegun(facts, week));
  const found: Violation[] = plan.weeks.flatMap((week, index) => {
    const before = plan.weeks[index - 1];
    const counted = before === undefined ? plan.firstMacroWeek : nextMacroWeek(athlete, before.macroWeek, before.startDate);
    return weekLabels(week, begun[index] === true ? week.macroWeek : counted);
  });
  found.push(...fastAfterRaces(facts, begun));
  const resting = plan.weeks.map((week) => rests(athlete, week, races));
  // Walks before a clearance have nothing to unload, and nor has a runner whose running only comes back.
  const { regions, health } = facts.reading;
  if (health.limits.clearance === "required") return found;
  if (athlete.focus === "running" && comesBackToRunning(regions, health.limits)) return found;
  if (plan.weeks.length >= SHORTEST_WITH_DELOAD && !resting.includes(true) && begun.at(-1) !== true)
    found.push({ rule: "phases", message: "no deload in five weeks or more" });
  let inARow = plan.startsFrom?.loadingWeeks ?? 0;
  if (plan.weeks[0]?.isDeload === true && inARow < LOADING_WEEKS) found.push(inWeek("phases", 1, "the first week is a deload"));
  resting.forEach((rest, index) => {
    inARow = rest ? 0 : inARow + 1;
    if (inARow > MOST_LOADING_WEEKS && begun[index] !== true) found.push(inWeek("phases", index + 1, `${inARow} loading weeks in a row`));
  });
  return found;
};

/** Weeks that are called recovery bring back threshold at most (race-demands.md table 11). */
function fastAfterRaces({ plan }: RuleFacts, begun: readonly boolean[]): Violation[] {
  return plan.weeks.flatMap(({ season, sessions }, index) =>
    season !== "recovery" || begun[index] === true
      ? []
      : sessions
          .filter(({ code }) => code === "RI")
          .map((session) => inSession("phases", session, `${session.title} in a week of recovery`)),
  );
}

function weekLabels(week: PlanWeek, macroWeek: number): Violation[] {
  const found: Violation[] = [];
  if (week.macroWeek !== macroWeek) found.push(inWeek("phases", week.week, `macro week ${week.macroWeek} instead of ${macroWeek}`));
  if (week.phase !== getPhase(macroWeek)) found.push(inWeek("phases", week.week, `${week.phase} in macro week ${macroWeek}`));
  for (const session of week.sessions) {
    if (session.phase !== week.phase || session.isDeload !== week.isDeload)
      found.push(inSession("phases", session, "phase or deload differs from its week"));
  }
  return found;
}
