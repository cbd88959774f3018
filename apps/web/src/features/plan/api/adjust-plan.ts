import type {
  AdjustTrainingPlanInput,
  AdjustTrainingPlanResponse,
  SessionOptionsRequest,
  SessionOptionsResponse,
} from "@ironpace/contract";
import { queryOptions, useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { invalidateAll } from "#backend/query-keys.ts";
import { invokeFunction } from "./invoke-function.ts";
import { planKeys } from "./plan-keys.ts";

/** What happened, as adjust-training-plan is told. */
export type Situation = DistributiveOmit<
  Exclude<AdjustTrainingPlanInput, { readonly reason: "undo" }>,
  "preview" | "fingerprint" | "requestId"
>;

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/** What a situation would change in the plan; nothing is stored. */
export function useProposal(situation: Situation | undefined): UseQueryResult<AdjustTrainingPlanResponse> {
  return useQuery({ ...proposalQueryOptions(situation), enabled: situation !== undefined });
}

/** Always asked anew: the plan may have changed since. */
const proposalQueryOptions = (situation: Situation | undefined) =>
  queryOptions({
    queryKey: planKeys.preview(situation ?? {}),
    queryFn: ({ signal }) => adjustPlan({ ...(situation as Situation), preview: true }, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export interface Acceptance {
  readonly situation: Situation;
  readonly fingerprint: string;
}

/** Changes the plan as proposed. Throws PlanError PLAN_CHANGED when the changes would be others by now. */
export function useAcceptProposal(): UseMutationResult<AdjustTrainingPlanResponse, Error, Acceptance> {
  return useAdjustment(({ situation, fingerprint }) => adjustPlan({ ...situation, fingerprint, requestId: crypto.randomUUID() }));
}

export interface Layer {
  readonly planId: string;
  readonly adjustmentId: string;
}

/** Takes a change off again. */
export function useUndoAdjustment(): UseMutationResult<AdjustTrainingPlanResponse, Error, Layer> {
  return useAdjustment((layer) => adjustPlan({ ...layer, reason: "undo" }));
}

function useAdjustment<Variables>(
  mutationFn: (variables: Variables) => Promise<AdjustTrainingPlanResponse>,
): UseMutationResult<AdjustTrainingPlanResponse, Error, Variables> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // A competition says whether the plan was adjusted for it, a check-in what it has led to.
    onSettled: () => invalidateAll(queryClient, [planKeys.all, ["competitions"], ["dashboard", "check-in"]]),
  });
}

function adjustPlan(body: AdjustTrainingPlanInput, signal?: AbortSignal): Promise<AdjustTrainingPlanResponse> {
  return invokeFunction("adjust-training-plan", body, { signal, fallback: "We could not change your plan. Please try again." });
}

/** To which days a session may move, and with `item` what may take the place of that line. */
export function useSessionOptions(request: SessionOptionsRequest): UseQueryResult<SessionOptionsResponse> {
  return useQuery(sessionOptionsQueryOptions(request));
}

const sessionOptionsQueryOptions = (request: SessionOptionsRequest) =>
  queryOptions({
    queryKey: planKeys.options(request),
    queryFn: ({ signal }) =>
      invokeFunction<SessionOptionsResponse>("session-options", request, {
        signal,
        fallback: "We could not load the other exercises. Please try again.",
      }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
