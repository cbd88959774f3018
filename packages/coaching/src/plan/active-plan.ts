import { CONTINUATION_DAYS, daysRemaining, type GenerateTrainingPlanRequest } from "@ironpace/contract";
import { addDays, daysBetween } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { ACTIVE_PLAN_MESSAGE, PlanFailure } from "./plan-failure.ts";

/**
 * The active plan that the new one takes the place of: a continuation ends the plan it continues, when that is nearly over. undefined
 * without an active plan. Throws ACTIVE_PLAN_EXISTS for any other one.
 */
export async function planToEnd(input: GenerateTrainingPlanRequest, context: FunctionContext): Promise<string | undefined> {
  const active = await activePlan(context);
  if (active === null) return undefined;
  const isContinued = input.isContinuation === true && input.previousPlanId === active.id;
  if (isContinued && (await isNearlyOver(active, context))) return active.id;
  throw refusal(active);
}

/** The refusal for an athlete who has an active plan, naming it. */
export async function activePlanExists(context: FunctionContext): Promise<PlanFailure> {
  return refusal(await activePlan(context));
}

type ActivePlan = Awaited<ReturnType<typeof activePlan>>;

async function activePlan({ data, userId }: FunctionContext) {
  const { data: active } = await data
    .from("training_plans")
    .select("id, title, duration_weeks, start_date")
    .eq("creator_id", userId)
    .eq("status", "active")
    .maybeSingle()
    .throwOnError();
  return active;
}

function refusal(active: ActivePlan): PlanFailure {
  if (active === null) return new PlanFailure(409, "ACTIVE_PLAN_EXISTS", ACTIVE_PLAN_MESSAGE);
  const { id, title } = active;
  const type = "ACTIVE_PLAN_EXISTS";
  return new PlanFailure(409, type, ACTIVE_PLAN_MESSAGE, {
    activePlanId: id,
    activePlan: { id, title },
    detailedError: { activePlanExists: true, activePlanId: id, message: ACTIVE_PLAN_MESSAGE, errorCode: type, errorType: type },
  });
}

/** By the sessions that were completed, or by the calendar. */
async function isNearlyOver(plan: NonNullable<ActivePlan>, { data, today }: FunctionContext): Promise<boolean> {
  const end = addDays(plan.start_date, 7 * plan.duration_weeks);
  if (daysBetween(today, end) <= CONTINUATION_DAYS) return true;
  const { data: completed } = await data
    .from("training_sessions")
    .select("week")
    .eq("plan_id", plan.id)
    .eq("completed", true)
    .order("week", { ascending: false })
    .limit(1)
    .throwOnError();
  return (
    daysRemaining(
      plan.duration_weeks,
      completed.map(({ week }) => week),
    ) <= CONTINUATION_DAYS
  );
}
