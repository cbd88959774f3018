import type { Json } from "@ironpace/contract";
import type { AdjustResult } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { PlanFailure } from "../generate-training-plan/plan-failure.ts";
import { adaptationData } from "../generate-training-plan/plan-rows.ts";
import type { ChangedRow } from "./changed-rows.ts";
import type { CurrentPlan } from "./current-plan.ts";

type Adjusted = Extract<AdjustResult, { kind: "adjusted" }>;

/** Stores an adjustment in one transaction; the id of its row in plan_adjustments. Throws PLAN_CHANGED when something came first. */
export async function saveAdjustment(
  { row, block }: CurrentPlan,
  { plan, athlete, layer }: Adjusted,
  rows: readonly ChangedRow[],
  { data, today }: FunctionContext,
): Promise<string> {
  const adjustment = {
    revision: block.plan.adjusted?.revision ?? 0,
    from_day: today,
    reason: "benchmark",
    details: layer.reasons.join(" ").slice(0, LONGEST_DETAILS),
    changes: rows.map(({ session_id, before, after }) => ({ session_id, before, after })),
    adaptation_data: adaptationData(plan),
    circumstances: athlete,
  };
  const { data: saved, error } = await data.rpc("adjust_training_plan", { plan_id: row.id, adjustment: adjustment as unknown as Json });
  if (error?.code === "PT409") throw changedMeanwhile();
  if (error) throw error;
  return (saved as { id: string }).id;
}

const LONGEST_DETAILS = 4000;

export function changedMeanwhile(): PlanFailure {
  return new PlanFailure(409, "PLAN_CHANGED", "Your plan or your numbers have changed in the meantime. Look at the changes again.");
}
