import type { Step } from "../../model/runner/steps.ts";

/** Name of a step, for headings and buttons. */
export function stepTitle(step: Step): string {
  if (step.kind === "ticks") return TICKED[step.of];
  return step.kind === "sets" ? step.exercise.name : step.format.label;
}

const TICKED = { warmup: "Warm-up", cooldown: "Cooldown", ramp: "Warm-up sets" } as const;
