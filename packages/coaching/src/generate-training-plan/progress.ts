import { GENERATION_STEPS, type GenerateTrainingPlanRequest, type GenerationProgress } from "@ironpace/contract";
import type { ServerEvent } from "../http/event-stream.ts";

/** Tells how far the work is, in percent, the step (1-based), the last week that is whole and how far a language model is. */
export type Report = (
  progress: number,
  step: number,
  more?: { readonly week?: number; readonly sessions?: NonNullable<GenerationProgress["sessions"]> },
) => Promise<void>;

/** Reports as events of a stream. */
export function getProgress(
  { durationWeeks: totalWeeks }: GenerateTrainingPlanRequest,
  emit: (event: ServerEvent) => Promise<void>,
): Report {
  return (progress, currentStep, { week, sessions } = {}) => {
    const data: GenerationProgress = {
      progress,
      currentStep,
      totalSteps: GENERATION_STEPS.length,
      ...(week !== undefined && { week, totalWeeks }),
      ...(sessions && { sessions }),
    };
    return emit({ event: "progress", data });
  };
}
