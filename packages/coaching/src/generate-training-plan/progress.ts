import { GENERATION_STEPS, type GenerateTrainingPlanRequest, type GenerationProgress } from "@ironpace/contract";
import type { ServerEvent } from "../http/event-stream.ts";

/** Tells how far the work is, in percent, the step (1-based) and the week just made. */
export type Report = (progress: number, step: number, week?: number) => Promise<void>;

/** Reports as events of a stream. */
export function progressOf(
  { durationWeeks: totalWeeks }: GenerateTrainingPlanRequest,
  emit: (event: ServerEvent) => Promise<void>,
): Report {
  return (progress, currentStep, week) => {
    const data: GenerationProgress = {
      progress,
      currentStep,
      totalSteps: GENERATION_STEPS.length,
      ...(week !== undefined && { week, totalWeeks }),
    };
    return emit({ event: "progress", data });
  };
}
