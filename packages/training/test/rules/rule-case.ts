import type { Athlete } from "#training/athlete/athlete.ts";
import type { Plan } from "#training/model/plan.ts";
import { HYBRID } from "../athletes.ts";

/** A plan at the edge of a rule, and what the rule says of it. */
export interface RuleCase {
  readonly rule: string;
  readonly name: string;
  readonly athlete: Athlete;
  readonly plan: Plan;
  /** The messages of this rule and of no other; none where the plan may be so. */
  readonly says: readonly string[];
}

type Row = readonly [name: string, plan: Plan, says: readonly string[], athlete?: Partial<Athlete>];

/** Rows judged for `HYBRID`, or for one who differs in this. */
export function cases(rule: string, rows: readonly Row[]): readonly RuleCase[] {
  return rows.map(([name, plan, says, over]) => ({ rule, name, plan, says, athlete: { ...HYBRID, ...over } }));
}
