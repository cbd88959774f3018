import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { unbroken } from "#ui/format.ts";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { currentStep, isStepDone, type Step } from "../../model/runner/steps.ts";
import type { Run } from "./runner-context.ts";
import { stepTitle } from "./step-title.ts";

interface StepListProps {
  readonly run: Run;
  readonly className?: string;
  /** Says below each step what is done in it. */
  readonly isDetailed?: boolean;
  readonly onOpen: (step: Step) => void;
}

/** What is done, what is now, what comes; any open step can be gone to. */
export function StepList({ run, className, isDetailed = false, onOpen }: StepListProps): ReactNode {
  const { steps, state } = run;
  const now = currentStep(steps, state);
  return (
    <ol className={cx("rows", className)}>
      {steps.map((step, index) => {
        const done = isStepDone(step, state);
        return (
          <li key={step.id}>
            <button
              type="button"
              disabled={done && !state.skipped.includes(step.id)}
              aria-current={step.id === now?.id ? "step" : undefined}
              className={cx("row min-h-14! grid-cols-[1.5rem_minmax(0,1fr)_auto]!", done && "done", step.id === now?.id && "now min-h-14!")}
              onClick={() => onOpen(step)}
            >
              <span className="font-display text-lg font-extrabold [font-stretch:125%]">
                {step.letter === steps[index - 1]?.letter ? "" : step.letter}
              </span>
              <span className="min-w-0">
                <b className="wrap-anywhere">{stepTitle(step)}</b>
                {isDetailed && doses(step).map((dose) => <small key={dose}>{unbroken(dose)}</small>)}
              </span>
              <span className="flex items-center gap-2 text-sm text-ink-3">
                {getProgress(step, run)}
                {done && !state.skipped.includes(step.id) && <Check aria-hidden="true" size={18} strokeWidth={2.25} />}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function getProgress(step: Step, { state }: Run): string {
  if (state.skipped.includes(step.id)) return "Skipped";
  if (step.kind === "ticks") return `${step.lines.filter(({ id }) => state.ticked.includes(id)).length} of ${step.lines.length}`;
  const sets = step.kind === "sets" ? step.exercise.sets : step.lines.flatMap((line) => line.sets);
  // Of a run by the clock a set is a rep, as its own view calls it.
  const isRun = step.kind === "sets" && !/^(?:weight|reps|time$)/u.test(step.exercise.metric);
  const word = isRun ? "rep" : "set";
  return `${sets.filter(({ done }) => done).length} of ${sets.length} ${word}${sets.length === 1 ? "" : "s"}`;
}

/** What a step asks for, one line for each of its parts: "3 × 5 min, 4:42–4:47 /km, rest 1:00". */
function doses(step: Step): readonly string[] {
  if (step.kind === "ticks") return step.lines.map(({ name, amount }) => `${name}, ${amount}`);
  if (step.kind === "rounds") return step.lines.map(({ name, planned }) => (planned === undefined ? name : `${name}, ${planned}`));
  const { planned, rest, sets } = step.exercise;
  const parts = [planned, rest > 0 && sets.length > 1 ? `rest ${clockText(rest)}` : undefined];
  const text = parts.filter((part) => part !== undefined && part !== "").join(", ");
  return text === "" ? [] : [text];
}
