import { notOneRow, tooManyAffected } from "../errors.ts";
import type { Plan } from "../plan/plan.ts";
import type { Rows } from "../sql/rows.ts";

/** Refuses a result the client said it would not accept. Thrown before a mutation is committed, it undoes it. */
export function enforceExpectations(plan: Plan, rows: Rows): void {
  const most = mostAffected(plan);
  if (most !== undefined && rows.affected > most) throw tooManyAffected(rows.affected);
  if (expectsOne(plan) && rows.page !== 1) throw notOneRow(rows.page);
}

/** Whether what the statement found decides if it may stay. What only reads has nothing to undo. */
export const mayBeUndone = (plan: Plan): boolean =>
  !plan.readOnly && (plan.rollback || mostAffected(plan) !== undefined || expectsOne(plan));

const mostAffected = (plan: Plan): number | undefined => ("maxAffected" in plan ? plan.maxAffected : undefined);

const expectsOne = (plan: Plan): boolean => plan.format.kind === "object" && !(plan.kind === "call" && plan.routine.result.kind === "void");
