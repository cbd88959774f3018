import type { GenerateTrainingPlanInput, GenerateTrainingPlanResponse, GenerationProgress } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/functions-js";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { supabase } from "#backend/supabase.ts";
import { planErrorFrom } from "./plan-error.ts";
import { planKeys } from "./plan-keys.ts";
import { readPlanStream, readResult } from "./plan-stream.ts";

type GeneratePlanRequest = GenerateTrainingPlanInput;

/** Has a plan made. Throws PlanError when it is refused, StreamBrokenError when the connection breaks. */
async function generatePlan(
  request: GeneratePlanRequest,
  onProgress: (progress: GenerationProgress) => void = () => {},
): Promise<GenerateTrainingPlanResponse> {
  const { data, error } = await supabase.functions.invoke<unknown>("generate-training-plan", {
    body: { ...request },
    headers: { Accept: "text/event-stream" },
  });
  if (error) throw await refusal(error);
  return data instanceof Response && data.body !== null ? readPlanStream(data.body, onProgress) : readResult(data);
}

export interface PlanGeneration {
  readonly mutation: UseMutationResult<GenerateTrainingPlanResponse, Error, GeneratePlanRequest>;
  /** The last event of the run under way. */
  readonly progress: GenerationProgress | undefined;
}

export function useGeneratePlan(): PlanGeneration {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<GenerationProgress>();
  const mutation = useMutation<GenerateTrainingPlanResponse, Error, GeneratePlanRequest>({
    mutationFn: (request) => generatePlan(request, setProgress),
    onMutate: () => setProgress(undefined),
    onSettled: () => queryClient.invalidateQueries({ queryKey: planKeys.all }),
  });
  return { mutation, progress };
}

async function refusal(error: unknown): Promise<Error> {
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    return planErrorFrom(await error.context.json().catch(() => undefined));
  }
  return error instanceof Error ? error : planErrorFrom(undefined);
}
