import type { AdjustTrainingPlanInput, AdjustTrainingPlanResponse, PlanErrorBody, PlanErrorType } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/functions-js";
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { invalidateAll } from "#backend/query-keys.ts";
import { supabase } from "#backend/supabase.ts";
import { athleteKeys } from "./athlete-keys.ts";
import type { ActivePlanWork } from "./get-plan-work.ts";

/** The server's answer when it changes nothing. */
export class PlanChangesRefused extends Error {
  readonly errorType: PlanErrorType | undefined;

  constructor(message: string, errorType?: PlanErrorType) {
    super(message);
    this.name = "PlanChangesRefused";
    this.errorType = errorType;
  }
}

/** What the profile knows and the plan does not yet: what stands there now, or what hurts. */
export type News =
  | { readonly reason: "benchmark" | "availability" | "equipment" | "profile" }
  /** In the athlete's words. */
  | { readonly reason: "injury"; readonly details: string };

/** What the news would change in the plan; nothing is stored. */
async function previewPlanChanges(planId: string, news: News): Promise<AdjustTrainingPlanResponse> {
  return adjustPlan({ planId, ...news, preview: true });
}

/** `savedAt`: when the news was stored; undefined where there is none. */
const planChangesQueryOptions = (planId: string | undefined, news: News, savedAt: string | undefined) =>
  queryOptions({
    queryKey: [...athleteKeys.planChanges, planId, news, savedAt],
    queryFn: () => previewPlanChanges(planId ?? "", news),
    enabled: planId !== undefined && savedAt !== undefined,
    retry: false,
  });

export function usePlanChanges(
  planId: string | undefined,
  news: News,
  savedAt: string | undefined,
): UseQueryResult<AdjustTrainingPlanResponse> {
  return useQuery(planChangesQueryOptions(planId, news, savedAt));
}

interface Accepted {
  readonly news: News;
  readonly changes: AdjustTrainingPlanResponse;
}

/** Changes the plan as previewed. Throws when the changes would be others by now. */
export function useAcceptPlanChanges(): UseMutationResult<AdjustTrainingPlanResponse, Error, Accepted> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ news, changes: { planId, fingerprint } }) => adjustPlan({ planId, ...news, fingerprint }),
    onSettled: () => readPlanAgain(queryClient),
  });
}

/** Takes changes that were accepted back. Throws when later ones build on them. */
export function useUndoPlanChanges(): UseMutationResult<AdjustTrainingPlanResponse, Error, AdjustTrainingPlanResponse> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ planId, adjustmentId }) => adjustPlan({ planId, adjustmentId: adjustmentId ?? "", reason: "undo" }),
    onSettled: () => readPlanAgain(queryClient),
  });
}

async function readPlanAgain(queryClient: QueryClient): Promise<void> {
  await invalidateAll(queryClient, [athleteKeys.planWork, athleteKeys.planChanges, ["plans"]]);
}

async function adjustPlan(body: AdjustTrainingPlanInput): Promise<AdjustTrainingPlanResponse> {
  const { data, error } = await supabase.functions.invoke<AdjustTrainingPlanResponse>("adjust-training-plan", {
    body,
  });
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    const failure = (await error.context.json().catch(() => undefined)) as Partial<PlanErrorBody> | undefined;
    throw new PlanChangesRefused(failure?.error ?? FAILED, failure?.errorType);
  }
  if (error) throw error as Error;
  if (data === null) throw new PlanChangesRefused(FAILED);
  return data;
}

const FAILED = "We could not change your plan. Please try again.";

interface Declined {
  readonly planId: string;
  /** When the newest of the numbers was saved that the plan is not to follow; ISO timestamp. */
  readonly numbersOf: string;
}

/** Remembers that the plan stays as it is, on every device of the athlete. */
async function declinePlanChanges({ planId, numbersOf }: Declined): Promise<void> {
  const { error } = await supabase.from("training_plans").update({ declined_numbers_of: numbersOf }).eq("id", planId);
  if (error) throw error;
}

/** At once; a refusal offers the changes again. */
export function useDeclinePlanChanges(): UseMutationResult<void, Error, Declined> {
  const queryClient = useQueryClient();
  const queryKey = athleteKeys.planWork;
  return useMutation({
    mutationFn: declinePlanChanges,
    onMutate: ({ planId, numbersOf }) =>
      queryClient.setQueriesData<ActivePlanWork | null>({ queryKey }, (plan) =>
        plan?.planId === planId ? { ...plan, declinedNumbersOf: numbersOf } : plan,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
