import { SET_MEASURES, type SetMeasure } from "@ironpace/contract";
import type { ReactNode } from "react";
import type { DraftExercise, DraftSet } from "#features/session-log/model/draft.ts";
import { retype } from "#features/session-log/model/runner/run-changes.ts";
import { loadStep, stepValue } from "#features/session-log/model/runner/shown-set.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";

interface SteppersProps {
  readonly run: Run;
  readonly exercise: DraftExercise;
  readonly set: DraftSet;
  /** What the set would be logged with now. */
  readonly values: DraftSet["typed"];
}

/** Less and more of the load and of the repetitions, the step printed on the button. */
export function Steppers({ run, exercise, set, values }: SteppersProps): ReactNode {
  const measures = SET_MEASURES[exercise.metric]
    .map(({ measure }) => measure)
    .filter((measure) => measure === "weight" || measure === "reps");
  if (measures.length === 0) return null;
  const stepOf = (measure: SetMeasure) => (measure === "weight" ? loadStep(values.weight, run.unit) : 1);
  const press = (measure: SetMeasure, by: number) => {
    const text = stepValue(values[measure], by);
    // A set that shows what was done last time is written down as it stands, changed in one place.
    run.change((now) => retype(now, exercise, set, measure, text, maker));
  };
  return (
    <div className={measures.length === 1 ? "steppers one" : "steppers"}>
      {measures.map((measure) => {
        const [step, word] = [stepOf(measure), measure === "weight" ? run.unit : "reps"];
        return (
          <div key={measure} role="group" aria-label={measure === "weight" ? "Weight" : "Reps"}>
            <button type="button" aria-label={`−${step} ${word}`} className="border-r border-line" onClick={() => press(measure, -step)}>
              −{step}
            </button>
            <span aria-hidden="true">{word}</span>
            <button type="button" aria-label={`+${step} ${word}`} className="border-l border-line" onClick={() => press(measure, step)}>
              +{step}
            </button>
          </div>
        );
      })}
    </div>
  );
}
