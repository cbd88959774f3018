import { storedBlock, type GenerateTrainingPlanRequest, type PlanRow } from "@ironpace/contract";
import type { Day, FinishedBlock } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { PlanFailure } from "./plan-failure.ts";

/** How a plan goes on: from the block before it, or, where there is none to be read, at a macro week. */
export type Beginning = { readonly previous: FinishedBlock } | { readonly firstMacroWeek: number };

/**
 * What a continuation goes on from. A plan that was ended before it began leaves nothing: then it is the one before that. Throws
 * VALIDATION_ERROR when the plan asked for is not the caller's.
 */
export async function readBeginning(
  { isContinuation, previousPlanId }: GenerateTrainingPlanRequest,
  startDate: Day,
  context: FunctionContext,
): Promise<Beginning> {
  if (previousPlanId === undefined) return { firstMacroWeek: 1 };
  let row = await readPlan(previousPlanId, context);
  if (row === undefined)
    throw new PlanFailure(400, "VALIDATION_ERROR", "Plan not found", { details: { previousPlanId: "is not a plan of yours" } });
  if (isContinuation !== true) return { firstMacroWeek: 1 };
  while (neverBegan(row, startDate)) {
    const earlier: PlanRow | undefined = row.previous_plan_id === null ? undefined : await readPlan(row.previous_plan_id, context);
    if (earlier === undefined) return { firstMacroWeek: row.first_macro_week };
    row = earlier;
  }
  const previous = finishedBlock(row, startDate);
  return previous === undefined ? { firstMacroWeek: row.first_macro_week + row.duration_weeks } : { previous };
}

function neverBegan({ start_date }: PlanRow, startDate: Day): boolean {
  return start_date >= startDate;
}

async function readPlan(id: string, { data, userId }: FunctionContext): Promise<PlanRow | undefined> {
  const { data: row } = await data
    .from("training_plans")
    .select("*, training_sessions(*, performed_sessions(duration_minutes))")
    .eq("id", id)
    .eq("creator_id", userId)
    .maybeSingle()
    .throwOnError();
  return row ?? undefined;
}

/**
 * A stored plan as the block before the next one, with what became of its sessions; undefined when it was not made by the engine
 * or nothing of it lies before `startDate`. A plan that was ended early is as long as it was followed.
 */
function finishedBlock(row: PlanRow, startDate: Day): FinishedBlock | undefined {
  const block = storedBlock(row, true);
  const past = block?.plan.weeks.filter((week) => week.startDate < startDate) ?? [];
  if (block === undefined || past.length === 0) return undefined;
  return { ...block, plan: { ...block.plan, durationWeeks: past.length, weeks: past, notes: [] } };
}
