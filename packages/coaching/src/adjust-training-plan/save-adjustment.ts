import {
  type AdjustTrainingPlanResponse,
  type Json,
  type PlanAdjustmentRequest,
  type PlannedChange,
  adaptationData,
} from "@ironpace/contract";
import type { AdjustResult } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { PlanFailure } from "../plan/plan-failure.ts";
import type { ChangedRow } from "./changed-rows.ts";
import type { CurrentPlan } from "./current-plan.ts";
import { getAnswer, askedFor, type LayerRow, storedReason } from "./stored-layer.ts";

type Adjusted = Extract<AdjustResult, { kind: "adjusted" }>;

/** What the athlete agrees to. */
export interface Proposal extends Pick<AdjustTrainingPlanResponse, "fingerprint" | "reasons" | "warnings"> {
  readonly request: PlanAdjustmentRequest;
  readonly competitionId: string | undefined;
  /** In the order of the rows. */
  readonly changes: readonly PlannedChange[];
}

/** Stores an adjustment in one transaction. Throws PLAN_CHANGED when something came first. */
export async function saveAdjustment(
  { row }: CurrentPlan,
  { plan, athlete, layer }: Adjusted,
  rows: readonly ChangedRow[],
  { request, competitionId, fingerprint, reasons, warnings, changes }: Proposal,
  { data, today }: FunctionContext,
): Promise<AdjustTrainingPlanResponse> {
  const { adjustment: asked } = layer;
  const adjustment = {
    revision: row.revision,
    from_day: today,
    reason: storedReason(request),
    details: reasons.join(" ").slice(0, LONGEST_DETAILS),
    competition_id: competitionId ?? null,
    request: { ...askedFor(request), ...(asked.kind === "competition" && { date: asked.competition.date }) },
    request_id: request.requestId ?? null,
    fingerprint,
    reasons,
    warnings,
    changes: rows.map(({ session_id, after }, index) => ({ session_id, after, told: getStated(changes[index]) })),
    adaptation_data: adaptationData(plan),
    sessions_per_week: plan.sessionsPerWeek,
    circumstances: athlete,
  };
  const { data: saved, error } = await data.rpc("adjust_training_plan", { plan_id: row.id, adjustment: adjustment as unknown as Json });
  if (error?.code === "PT409" || error?.code === "PT404") throw changedMeanwhile();
  if (error) throw error;
  return getAnswer(saved as unknown as LayerRow);
}

const LONGEST_DETAILS = 4000;

function getStated(change: PlannedChange | undefined) {
  if (change === undefined) return null;
  const { sessionId: _, ...told } = change;
  return told;
}

export function changedMeanwhile(): PlanFailure {
  return new PlanFailure(409, "PLAN_CHANGED", "Your plan or your numbers changed in the meantime. Check the preview again.");
}
