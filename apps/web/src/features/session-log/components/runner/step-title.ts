import type { Step } from "../../model/runner/steps.ts";

/** Name of a step, for headings and buttons. */
export function stepTitle(step: Step): string {
  if (step.kind === "ticks") return step.id === "warmup" ? "Warm-up" : "Cooldown";
  return step.kind === "sets" ? step.exercise.name : step.format.label;
}
