import type { GenerateTrainingPlanResponse, TrainingSessionRow } from "@ironpace/contract";
import type { PlanNote } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";

/** A row of training_plans with its sessions, as the database sends it. */
export interface PlanWithSessions {
  readonly id: string;
  readonly title: string;
  readonly adaptation_data?: { readonly notes?: readonly PlanNote[] } | null;
  readonly training_sessions: readonly TrainingSessionRow[];
  readonly [column: string]: unknown;
}

export function planAnswer({ training_sessions: allSessions, ...plan }: PlanWithSessions): GenerateTrainingPlanResponse {
  return {
    plan: { ...plan, id: plan.id, title: plan.title },
    sessionInfo: { totalSessions: allSessions.length, allSessions },
    adaptiveInfo: { adaptations: plan.adaptation_data?.notes ?? [] },
  };
}

/** The plan that this request has made before; undefined for a new one. */
export async function readGeneratedPlan(
  requestId: string | undefined,
  { data, userId }: FunctionContext,
): Promise<GenerateTrainingPlanResponse | undefined> {
  if (requestId === undefined) return undefined;
  const { data: plan } = await data
    .from("training_plans")
    .select("*, training_sessions(*)")
    .eq("creator_id", userId)
    .eq("request_id", requestId)
    .order("week", { referencedTable: "training_sessions" })
    .order("day", { referencedTable: "training_sessions" })
    .maybeSingle()
    .throwOnError();
  return plan === null ? undefined : planAnswer(plan as unknown as PlanWithSessions);
}
