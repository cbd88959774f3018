import { type GenerateTrainingPlanResponse, engineWords, toPlanRow, toSessionRow, type Json } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { activePlanExists } from "../plan/active-plan.ts";
import { readGeneratedPlan, planAnswer, type PlanWithSessions } from "./generated-plan.ts";
import { PlanFailure } from "../plan/plan-failure.ts";
import type { PlanInWords } from "./plan-in-words.ts";

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

/** Where a plan stands among the athlete's others, and which request made it. */
interface PlanOrigin {
  readonly previousPlanId: string | undefined;
  readonly endsPlanId: string | undefined;
  readonly requestId: string | undefined;
}

/** Arguments of the RPC create_training_plan, for the athlete it was made for: with the exercises that were chosen, so that adjustments keep them. */
export function planRows(
  { plan, originals, swaps, tokens }: PlanInWords,
  athlete: Athlete,
  { previousPlanId, endsPlanId, requestId }: PlanOrigin,
): { plan: Json; sessions: Json } {
  return {
    plan: {
      ...toPlanRow(plan),
      previous_plan_id: previousPlanId ?? null,
      ends_plan_id: endsPlanId ?? null,
      request_id: requestId ?? null,
      is_ai_generated: originals.size > 0,
      token_count: tokens,
      circumstances: json(swaps.length === 0 ? athlete : { ...athlete, swaps }),
    },
    sessions: plan.weeks.flatMap((week) =>
      week.sessions.map((session) => {
        const original = originals.get(session.id);
        const row = toSessionRow(session);
        return original === undefined ? row : { ...row, generated_by: "ai", engine_words: json(engineWords(original)) };
      }),
    ),
  };
}

/** Engine values are plain data; this only tells the compiler so. */
const json = (value: unknown) => value as Json;
