import type { Step } from "../../model/runner/steps.ts";

/** What a step is called where it is announced. */
export function stepTitle(step: Step): string {
  if (step.kind === "ticks") return step.id === "warmup" ? "Warm-up" : "Cooldown";
  return step.kind === "sets" ? step.exercise.name : step.format.label;
}
