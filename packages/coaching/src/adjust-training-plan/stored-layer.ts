import type { AdjustTrainingPlanResponse, Database, PlanAdjustmentRequest, StoredChange } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import { misfit } from "./misfit.ts";

export type LayerRow = Database["public"]["Tables"]["plan_adjustments"]["Row"];

/** The answer that was given, or was on its way, when the layer was laid. */
export function getAnswer(layer: LayerRow): AdjustTrainingPlanResponse {
  return {
    planId: layer.plan_id,
    fingerprint: layer.fingerprint ?? "",
    reasons: layer.reasons as string[],
    warnings: layer.warnings as string[],
    changes: (layer.changes as unknown as StoredChange[])
      .map(({ session_id: sessionId, told }) => ({ ...told, sessionId }))
      .toSorted((a, b) => a.date.localeCompare(b.date)),
    adjustmentId: layer.id,
    undoneAt: layer.undone_at,
  };
}

/** The answer to a request that has been done before; undefined when it is new. Throws VALIDATION_ERROR when its id was used for another. */
export async function knownAnswer(
  request: PlanAdjustmentRequest,
  { data }: FunctionContext,
): Promise<AdjustTrainingPlanResponse | undefined> {
  if (request.requestId === undefined || request.preview) return undefined;
  const { data: layer } = await data
    .from("plan_adjustments")
    .select()
    .eq("plan_id", request.planId)
    .eq("request_id", request.requestId)
    .maybeSingle()
    .throwOnError();
  if (layer === null) return undefined;
  if (layer.reason !== storedReason(request) || !isPart(askedFor(request), layer.request))
    throw misfit("requestId", "was used for another change");
  return getAnswer(layer);
}

/** The reason of the layer that a request becomes. */
export function storedReason({ reason }: PlanAdjustmentRequest): LayerRow["reason"] {
  if (reason === "ease") return "eased";
  return reason === "move" ? "moved" : reason;
}

/** What was asked for, without how it was sent. */
export function askedFor(request: PlanAdjustmentRequest): Readonly<Record<string, unknown>> {
  const { planId: _, reason: __, preview: ___, fingerprint: ____, requestId: _____, ...asked } = request;
  return asked;
}

function isPart(asked: Readonly<Record<string, unknown>>, stored: unknown): boolean {
  const known = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(asked).every(([key, value]) => text(value) === text(known[key]));
}

/** As JSON, whatever the order of the keys: the database keeps its own. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
