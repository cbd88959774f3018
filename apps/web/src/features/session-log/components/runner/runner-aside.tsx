import type { ReactNode } from "react";
import { goToStep } from "../../model/runner/run-changes.ts";
import { currentStep } from "../../model/runner/steps.ts";
import type { Run } from "./runner-context.ts";
import { StepList } from "./step-list.tsx";

/** Beside the runner where there is room: all steps, and how the current one moves. */
export function RunnerAside({ run }: { readonly run: Run }): ReactNode {
  const now = currentStep(run.steps, run.state);
  return (
    <aside className="runner-aside" aria-labelledby="all-steps">
      <h2 id="all-steps" className="heading-2">
        All steps
      </h2>
      <StepList run={run} onOpen={(step) => run.change((draft) => goToStep(draft, step.id))} />
      {now?.kind === "sets" && run.picture?.(now.exercise.name)}
      <p className="text-sm text-ink-3">Press Space or Enter to use the large button.</p>
    </aside>
  );
}
