import type { Athlete } from "../../src/athlete/athlete.ts";
import type { Plan } from "../../src/plan/plan.ts";

/** A plan at the edge of a rule, and what the rule says of it. */
export interface RuleCase {
  readonly rule: string;
  readonly name: string;
  readonly athlete: Athlete;
  readonly plan: Plan;
  /** The messages of this rule and of no other; none where the plan may be so. */
  readonly says: readonly string[];
}
