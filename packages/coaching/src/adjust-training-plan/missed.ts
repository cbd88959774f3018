import { type PlanAdjustmentRequest, getSessionId, type SessionRow } from "@ironpace/contract";
import { addDays, type Day } from "@ironpace/training";
import type { ChangedRow } from "./changed-rows.ts";
import { type CurrentPlan, sessionById } from "./current-plan.ts";

/** What has no outcome of the last days counts as missed when nothing is named; as the engine counts. */
const DAYS_LOOKED_BACK = 7;

/** Past sessions that were missed get the status skipped, with the athlete's reason. */
export function skippedRows(input: PlanAdjustmentRequest, { row, block }: CurrentPlan, today: Day): ChangedRow[] {
  if (input.reason !== "missed") return [];
  const reason = input.why === undefined || input.why === "" ? null : input.why;
  return row.training_sessions
    .filter((session) => isOpen(session) && isMeant(session, input.sessionIds, today))
    .toSorted((a, b) => (a.scheduled_date ?? "").localeCompare(b.scheduled_date ?? ""))
    .map((session) => ({
      id: getSessionId(session),
      session_id: session.id,
      before: { status: session.status, skip_reason: session.skip_reason },
      after: { status: "skipped", skip_reason: reason },
      session: sessionById(block.plan, getSessionId(session)),
      told: { before: session.title, after: "skipped", reason: reason ?? "it was missed" },
    }));
}

function isOpen({ status, code, performed_sessions: work }: SessionRow): boolean {
  return (status === "planned" || status === "moved") && code !== "RACE" && work === null;
}

function isMeant({ id, scheduled_date }: SessionRow, ids: readonly string[] | undefined, today: Day): boolean {
  const date = scheduled_date ?? today;
  if (date >= today) return false;
  return ids === undefined ? date >= addDays(today, -DAYS_LOOKED_BACK) : ids.includes(id);
}

/** The sentence about what was noted. */
export function noted(rows: readonly ChangedRow[]): string[] {
  if (rows.length === 0) return [];
  return [`${rows.length} ${rows.length === 1 ? "session is" : "sessions are"} noted as skipped.`];
}
