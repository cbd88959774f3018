import { notOneRow, tooManyAffected } from "../errors.ts";
import type { Plan } from "../plan/plan.ts";
import type { Rows } from "../sql/rows.ts";

/** Refuses a result the client said it would not accept. Throw inside the transaction, so that a mutation is undone. */
export function enforceExpectations(plan: Plan, rows: Rows): void {
  if ("maxAffected" in plan && plan.maxAffected !== undefined && rows.affected > plan.maxAffected) throw tooManyAffected(rows.affected);
  const expectsOne = plan.format.kind === "object" && !(plan.kind === "call" && plan.routine.result.kind === "void");
  if (expectsOne && rows.page !== 1) throw notOneRow(rows.page);
}
