import { getSessionId, type PlanAdjustmentRequest, type SessionRow } from "@ironpace/contract";
import { type Day, firstMissedDay } from "@ironpace/training";
import type { ChangedRow } from "./changed-rows.ts";
import { type CurrentPlan, sessionById } from "./current-plan.ts";

/** Past sessions that were missed get the status skipped, with the athlete's reason: without ids, those that the engine takes for missed. */
export function skippedRows(
  input: PlanAdjustmentRequest,
  { row, block: { plan }, outcomes }: Pick<CurrentPlan, "row" | "block" | "outcomes">,
  today: Day,
): ChangedRow[] {
  if (input.reason !== "missed") return [];
  const reason = input.why === undefined || input.why === "" ? null : input.why;
  const since = firstMissedDay(plan, { today, outcomes });
  return row.training_sessions
    .filter((session) => isOpen(session) && isMissed(session, input.sessionIds, since, today))
    .toSorted((a, b) => (a.scheduled_date ?? "").localeCompare(b.scheduled_date ?? ""))
    .map((session) => ({
      id: getSessionId(session),
      session_id: session.id,
      before: { status: session.status, skip_reason: session.skip_reason },
      after: { status: "skipped", skip_reason: reason },
      session: sessionById(plan, getSessionId(session)),
      told: { before: session.title, after: "skipped", reason: reason ?? "it was missed" },
    }));
}

function isOpen({ status, code, performed_sessions: performed }: SessionRow): boolean {
  return (status === "planned" || status === "moved") && code !== "RACE" && performed === null;
}

function isMissed({ id, scheduled_date }: SessionRow, ids: readonly string[] | undefined, since: Day, today: Day): boolean {
  const date = scheduled_date ?? today;
  return date < today && (ids === undefined ? date >= since : ids.includes(id));
}
