import type { AdjustTrainingPlanRequest, AdjustTrainingPlanResponse } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import { PlanFailure } from "../plan/plan-failure.ts";
import { getAnswer, type LayerRow } from "./stored-layer.ts";

type Request = Extract<AdjustTrainingPlanRequest, { reason: "undo" }>;

/** Takes the last layer in force off again. The same request a second time gives the same answer. */
export async function undoAdjustment(
  { planId, adjustmentId }: Request,
  { data, today }: FunctionContext,
): Promise<AdjustTrainingPlanResponse> {
  const { data: layer } = await data
    .from("plan_adjustments")
    .select()
    .eq("id", adjustmentId)
    .eq("plan_id", planId)
    .maybeSingle()
    .throwOnError();
  if (layer === null) throw notFound();
  const { data: undone, error } = await data.rpc("undo_plan_adjustment", { adjustment_id: adjustmentId, from_day: today });
  if (error?.code === "PT404") throw notFound();
  if (error?.code === "PT409") throw new PlanFailure(409, "UNDO_REFUSED", error.message, blockedBy(error.details));
  if (error) throw error;
  return reversed(undone as unknown as LayerRow);
}

function notFound(): PlanFailure {
  return new PlanFailure(404, "ADJUSTMENT_NOT_FOUND", "Adjustment not found", {
    details: { adjustmentId: "is not a change to your plan" },
  });
}

/** The layer or the session that stands in the way. */
function blockedBy(id: string | null): { details?: Record<string, string> } {
  return id === null || id === "" ? {} : { details: { blockedBy: id } };
}

/** What the layer had changed, the other way round. */
function reversed(layer: LayerRow): AdjustTrainingPlanResponse {
  const { changes, ...answer } = getAnswer(layer);
  const back = changes.map((change) => ({ ...change, before: change.after, after: change.before, reason: "the change was undone" }));
  return { ...answer, changes: back, reasons: ["Change undone. Completed and past sessions are not affected."], warnings: [] };
}
