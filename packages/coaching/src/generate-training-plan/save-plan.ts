import type { GenerateTrainingPlanResponse, TrainingSessionRow } from "@ironpace/contract";
import type { Athlete, Plan } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { ACTIVE_PLAN_MESSAGE, PlanFailure } from "./plan-failure.ts";
import { planRows } from "./plan-rows.ts";

/** Stores the plan with its sessions in one transaction. Throws ACTIVE_PLAN_EXISTS when another one won the race. */
export async function savePlan(
  plan: Plan,
  athlete: Athlete,
  previousPlanId: string | undefined,
  context: FunctionContext,
): Promise<GenerateTrainingPlanResponse> {
  const { data, error } = await context.data.rpc("create_training_plan", planRows(plan, athlete, previousPlanId));
  if (error?.code === "23505") throw await activePlanExists(context);
  if (error?.code === "42501") {
    throw new PlanFailure(
      403,
      "PERMISSION_ERROR",
      "Database permission error: You do not have permission to insert training plans. Please check your authentication.",
    );
  }
  if (error) throw error;
  const { training_sessions: allSessions, ...row } = data as unknown as GenerateTrainingPlanResponse["plan"] & {
    training_sessions: TrainingSessionRow[];
  };
  return {
    plan: { ...row, id: row.id, title: row.title },
    sessionInfo: { totalSessions: allSessions.length, allSessions },
    adaptiveInfo: { adaptations: plan.notes },
  };
}

/** The refusal for an athlete who has an active plan, naming it. */
export async function activePlanExists({ data, userId }: FunctionContext): Promise<PlanFailure> {
  const { data: active } = await data
    .from("training_plans")
    .select("id, title")
    .eq("creator_id", userId)
    .eq("status", "active")
    .maybeSingle();
  return new PlanFailure(409, "ACTIVE_PLAN_EXISTS", ACTIVE_PLAN_MESSAGE, active ? { activePlanId: active.id, activePlan: active } : {});
}

export async function refuseSecondPlan(context: FunctionContext): Promise<void> {
  const failure = await activePlanExists(context);
  if (failure.body.activePlanId !== undefined) throw failure;
}
