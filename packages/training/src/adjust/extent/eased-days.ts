import type { Athlete } from "../../athlete/athlete.ts";
import { validatePlan } from "../../checks/validate.ts";
import type { Plan } from "../../model/plan.ts";
import type { Adjustment } from "../adjustment.ts";

/**
 * The plan with lighter sessions on the wished days, and everything else as it is: one short day does not lay out the weeks after it anew.
 * `replanned`, where they are, when sessions would change their day or a rule would be broken.
 */
export function withEased(plan: Plan, replanned: Plan, athlete: Athlete, { from, to }: Adjustment & { kind: "ease" }): Plan {
  if (replanned === plan) return plan;
  const lighter = new Map(replanned.weeks.flatMap((week) => week.sessions).map((session) => [session.id, session]));
  const isWished = (date: string): boolean => date >= from && date <= to;
  const wished = plan.weeks.flatMap((week) => week.sessions).filter(({ date }) => isWished(date));
  if (wished.some(({ id, date }) => lighter.get(id)?.date !== date)) return replanned;
  const only: Plan = {
    ...plan,
    weeks: plan.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((session) => (isWished(session.date) ? (lighter.get(session.id) ?? session) : session)),
    })),
    ...(replanned.adjusted === undefined
      ? {}
      : { adjusted: { ...replanned.adjusted, kept: plan.adjusted?.kept ?? replanned.adjusted.kept } }),
  };
  const known = new Set(validatePlan(plan, athlete).map(({ rule, message }) => `${rule} ${message}`));
  return validatePlan(only, athlete).every(({ rule, message }) => known.has(`${rule} ${message}`)) ? only : replanned;
}
