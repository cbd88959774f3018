import type { GenerateTrainingPlanResponse } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { activePlanExists } from "../plan/active-plan.ts";
import { readGeneratedPlan, planAnswer, type PlanWithSessions } from "./generated-plan.ts";
import { PlanFailure } from "../plan/plan-failure.ts";
import type { PlanInWords } from "./plan-in-words.ts";
import { type PlanOrigin, planRows } from "./plan-rows.ts";

/** Stores the plan with its sessions in one transaction. Throws ACTIVE_PLAN_EXISTS when another one won the race. */
export async function savePlan(
  plan: PlanInWords,
  athlete: Athlete,
  origin: PlanOrigin,
  context: FunctionContext,
): Promise<GenerateTrainingPlanResponse> {
  const { data, error } = await context.data.rpc("create_training_plan", planRows(plan, athlete, origin));
  if (error?.code === "23505") return theOther(origin.requestId, context);
  if (error?.code === "42501") {
    throw new PlanFailure(
      403,
      "PERMISSION_ERROR",
      "Database permission error: You do not have permission to insert training plans. Please check your authentication.",
    );
  }
  if (error) throw error;
  return planAnswer(data as unknown as PlanWithSessions);
}

/** The plan that was faster: the same request sent twice at once gets it too. */
async function theOther(requestId: string | undefined, context: FunctionContext): Promise<GenerateTrainingPlanResponse> {
  const made = await readGeneratedPlan(requestId, context);
  if (made !== undefined) return made;
  throw await activePlanExists(context);
}
