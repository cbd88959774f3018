import type { AdjustTrainingPlanResponse, CoachPlanRequest, PlanErrorBody, PlanErrorType } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/functions-js";
import { useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { supabase } from "#backend/supabase.ts";
import { coachKeys } from "./coach-keys.ts";

/** The plan stays as it is, with the server's reason. */
export class PlanRefusal extends Error {
  readonly errorType: PlanErrorType | undefined;

  constructor(message: string, errorType?: PlanErrorType) {
    super(message);
    this.name = "PlanRefusal";
    this.errorType = errorType;
  }
}

/** The plan that proposals are for; null without an active one. */
export function useActivePlanId(enabled: boolean): UseQueryResult<string | null> {
  return useQuery({
    queryKey: coachKeys.activePlan,
    queryFn: async () => {
      const { data, error } = await supabase
        .from("training_plans")
        .select("id")
        .eq("creator_id", await currentUserId())
        .eq("status", "active")
        .maybeSingle();
      if (error) throw error;
      return data?.id ?? null;
    },
    enabled,
  });
}

/** What a proposal would change; nothing is stored. */
export function useProposalPreview(
  planId: string | null | undefined,
  request: CoachPlanRequest,
): UseQueryResult<AdjustTrainingPlanResponse> {
  return useQuery({
    queryKey: coachKeys.preview(planId ?? "", request),
    queryFn: ({ signal }) => requestAdjustment({ planId, ...request, preview: true }, signal),
    enabled: typeof planId === "string",
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** A request to adjust-training-plan. */
type Change = Readonly<Record<string, unknown>> & { readonly planId: string };

/** Lays a change over the plan, or takes one off. */
export function useAdjustPlan(): UseMutationResult<AdjustTrainingPlanResponse, Error, Change> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change) => requestAdjustment(change),
    onSettled: () => invalidateAll(queryClient, [["plans"], ["athlete"], ["competitions"]]),
  });
}

/** Sends a request to adjust-training-plan; throws PlanRefusal with the reason. */
export async function requestAdjustment(body: object, signal?: AbortSignal): Promise<AdjustTrainingPlanResponse> {
  const { data, error } = await supabase.functions.invoke<AdjustTrainingPlanResponse>("adjust-training-plan", {
    body: { ...body },
    ...(signal === undefined ? {} : { signal }),
  });
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    const failure = (await error.context.json().catch(() => undefined)) as Partial<PlanErrorBody> | undefined;
    throw new PlanRefusal(failure?.error ?? FAILURE_MESSAGE, failure?.errorType);
  }
  if (error) throw error as Error;
  if (data === null) throw new PlanRefusal(FAILURE_MESSAGE);
  return data;
}

const FAILURE_MESSAGE = "We could not change your plan. Please try again.";
