import { setText } from "@ironpace/contract";
import type { ReactNode } from "react";
import { unbroken } from "#ui/format.ts";
import type { DraftExercise } from "#features/session-log/model/draft.ts";
import { repsLeft } from "#features/session-log/model/runner/shown-set.ts";
import type { Run } from "../runner-context.ts";

interface SetFactsProps {
  readonly run: Run;
  readonly exercise: DraftExercise;
  /** Of the set, from 0. */
  readonly index: number;
}

/** What was done at this place last time, beside what the plan asks for today. */
export function SetFacts({ run, exercise, index }: SetFactsProps): ReactNode {
  const previous = run.previous(exercise);
  const last = previous[index] ?? previous.at(-1);
  const rpe = exercise.plan?.rpe;
  return (
    <dl className="facts">
      <div>
        <dt>Last time</dt>
        <dd className="value">{last === undefined ? "–" : unbroken(setText(last, run.unit))}</dd>
        {last?.rpe != null && <dd className="note">{leftText(repsLeft(last.rpe))} left</dd>}
      </div>
      <div>
        <dt>Target today</dt>
        <dd className="value">{unbroken(exercise.planned ?? "Your choice")}</dd>
        {rpe !== undefined && exercise.metric.endsWith("reps") && <dd className="note">Leave {leftText(repsLeft(rpe))}</dd>}
      </div>
    </dl>
  );
}

function leftText(count: number): string {
  return count === 1 ? "1 rep" : `${count === 4 ? "4+" : count} reps`;
}
