import type { GenerateTrainingPlanResponse, GenerationProgress } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import type { ContinuationRequest } from "../model/generation-form.ts";
import { endPlan, resumePlan } from "./end-plan.ts";
import { generatePlan } from "./generate-plan.ts";
import { planKeys } from "./plan-keys.ts";
import { StreamBrokenError } from "./plan-stream.ts";

/**
 * Ends a plan and has the one after it made. When that fails, the plan is active again; throws StreamBrokenError when even that
 * could not be done, because the connection is gone or the next plan was made after all.
 */
export async function continuePlan(
  request: ContinuationRequest,
  onProgress?: (progress: GenerationProgress) => void,
): Promise<GenerateTrainingPlanResponse> {
  await endPlan(request.previousPlanId);
  try {
    return await generatePlan(request, onProgress);
  } catch (error) {
    await resumePlan(request.previousPlanId).catch(() => {
      throw new StreamBrokenError();
    });
    throw error;
  }
}

export interface PlanContinuation {
  readonly mutation: UseMutationResult<GenerateTrainingPlanResponse, Error, ContinuationRequest>;
  readonly progress: GenerationProgress | undefined;
}

export function useContinuePlan(): PlanContinuation {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<GenerationProgress>();
  const mutation = useMutation<GenerateTrainingPlanResponse, Error, ContinuationRequest>({
    mutationFn: (request) => continuePlan(request, setProgress),
    onMutate: () => setProgress(undefined),
    onSettled: () => queryClient.invalidateQueries({ queryKey: planKeys.all }),
  });
  return { mutation, progress };
}
