import type { AdjustTrainingPlanResponse, PlanErrorBody, PlanErrorType } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/supabase-js";
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { supabase } from "../../../backend/supabase.ts";
import { profileKeys } from "./profile-keys.ts";

/** The server's answer when it changes nothing. */
export class PlanChangesRefused extends Error {
  readonly errorType: PlanErrorType | undefined;

  constructor(message: string, errorType?: PlanErrorType) {
    super(message);
    this.name = "PlanChangesRefused";
    this.errorType = errorType;
  }
}

/** What the numbers that stand now would change in the plan; nothing is stored. */
export async function previewPlanChanges(planId: string): Promise<AdjustTrainingPlanResponse> {
  return adjustPlan({ planId, preview: true });
}

export const planChangesQueryOptions = (planId: string, numbersOf: string) =>
  queryOptions({ queryKey: [...profileKeys.planChanges, planId, numbersOf], queryFn: () => previewPlanChanges(planId), retry: false });

/** Asked for only when there are numbers the plan does not know yet. */
export function usePlanChanges(planId: string, numbersOf: string | undefined): UseQueryResult<AdjustTrainingPlanResponse> {
  return useQuery({ ...planChangesQueryOptions(planId, numbersOf ?? ""), enabled: numbersOf !== undefined });
}

/** Changes the plan as previewed. Throws when the changes would be others by now. */
export function useAcceptPlanChanges(): UseMutationResult<AdjustTrainingPlanResponse, Error, AdjustTrainingPlanResponse> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ planId, fingerprint }) => adjustPlan({ planId, fingerprint }),
    onSettled: () => readPlanAgain(queryClient),
  });
}

/** Takes changes that were accepted back. Throws when later ones build on them. */
export function useUndoPlanChanges(): UseMutationResult<AdjustTrainingPlanResponse, Error, AdjustTrainingPlanResponse> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ planId, adjustmentId }) => adjustPlan({ planId, adjustmentId, reason: "undo" }),
    onSettled: () => readPlanAgain(queryClient),
  });
}

async function readPlanAgain(queryClient: QueryClient): Promise<void> {
  const keys = [profileKeys.planWork, profileKeys.planChanges, ["plans"]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

async function adjustPlan(body: object): Promise<AdjustTrainingPlanResponse> {
  const { data, error } = await supabase.functions.invoke<AdjustTrainingPlanResponse>("adjust-training-plan", {
    body: { reason: "benchmark", ...body },
  });
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    const failure = (await error.context.json().catch(() => undefined)) as Partial<PlanErrorBody> | undefined;
    throw new PlanChangesRefused(failure?.error ?? FAILED, failure?.errorType);
  }
  if (error) throw error as Error;
  if (data === null) throw new PlanChangesRefused(FAILED);
  return data;
}

const FAILED = "Failed to adjust training plan. Please try again.";
