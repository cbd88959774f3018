import type { ReactNode } from "react";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { formatMinutes, unbroken } from "#ui/format.ts";
import { toEntryLine } from "../../model/calendar/entries.ts";
import { goToStep } from "../../model/runner/run-changes.ts";
import { lineExercise } from "../../model/runner/planned-line.ts";
import { currentStep, type Step } from "../../model/runner/steps.ts";
import type { RunState } from "../../model/draft.ts";
import type { Run } from "./runner-context.ts";
import { SessionStrip } from "./session-strip.tsx";
import { StepList } from "./step-list.tsx";

/** Beside the runner where there is room: the session, all its steps, and how the current exercise moves. */
export function RunnerAside({ run }: { readonly run: Run }): ReactNode {
  const { title, plannedMinutes } = run.draft;
  const inUnit = useDistanceText();
  // The loads in it are in the unit of the plan; the steps have them in the athlete's.
  const { name, dose } = toEntryLine(title.trim());
  const short = dose === undefined ? name : `${name}, ${dose}`;
  const now = currentStep(run.steps, run.state);
  const moving = findExercise(now, run.state);
  return (
    <aside className="runner-aside" aria-labelledby="all-steps">
      <div className="grid gap-1">
        <h2 id="all-steps" className="heading-2 wrap-anywhere">
          {short === "" || /\d\s?(?:kg|lb)\b/u.test(short) ? "All steps" : unbroken(inUnit(short))}
        </h2>
        {plannedMinutes !== undefined && <p className="text-ink-2">{formatMinutes(plannedMinutes)} planned</p>}
      </div>
      <SessionStrip draft={run.draft} state={run.state} steps={run.steps} big />
      <StepList run={run} isDetailed onOpen={(step) => run.change((draft) => goToStep(draft, step.id))} />
      {/* Of a list it stands beside what is done. */}
      {moving !== undefined && now?.kind !== "ticks" && run.picture?.(moving)}
      {now?.kind === "sets" && now.exercise.plan?.cue !== undefined && (
        <div className="grid gap-1 border-t border-line pt-4">
          <h3 className="heading-3">Focus on</h3>
          <p className="text-ink-2">{now.exercise.plan.cue}</p>
        </div>
      )}
      <p className="mt-auto text-sm text-ink-3">Space or Enter presses the main button.</p>
    </aside>
  );
}

/** The exercise that is now: of a list the next that is not ticked. */
function findExercise(step: Step | undefined, { ticked }: RunState): string | undefined {
  if (step?.kind === "sets") return step.exercise.name;
  if (step?.kind !== "ticks") return undefined;
  const line = step.lines.find(({ id }) => !ticked.includes(id));
  return line === undefined ? undefined : lineExercise(line);
}
