import { setText } from "@ironpace/contract";
import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { unbroken } from "#ui/format.ts";
import type { DraftExercise, DraftSet } from "#features/session-log/model/draft.ts";
import { repsLeft } from "#features/session-log/model/runner/shown-set.ts";
import { cx } from "#ui/cx.ts";
import type { Run } from "../runner-context.ts";

interface SetFactsProps {
  readonly run: Run;
  readonly exercise: DraftExercise;
  /** Index of the set, from 0. */
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
        <dd className="value">{last === undefined ? <NoLastTime run={run} of="set" /> : unbroken(setText(last, run.unit))}</dd>
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

/** In place of the last time: there is none, or it could not be read. */
export function NoLastTime({ run, of }: { readonly run: Run; readonly of: "set" | "time" }): ReactNode {
  return <span className="none">{run.previousStatus === "success" ? `No ${of} yet` : NOT_READ[run.previousStatus]}</span>;
}

const NOT_READ = { pending: "Loading", error: "Could not load" } as const;

export function leftText(count: number): string {
  return count === 1 ? "1 rep" : `${count === 4 ? "4+" : count} reps`;
}

/** The sets of an exercise in a row: done, now, still to come. */
export function SetDots({ exercise, label }: { readonly exercise: DraftExercise; readonly label: (set: DraftSet) => string }): ReactNode {
  const { sets } = exercise;
  const next = sets.findIndex(({ done }) => !done);
  const done = sets.filter((set) => set.done).length;
  return (
    <ol className={cx("set-dots", sets.length > 6 && "many")} aria-label={`${done} of ${sets.length} sets logged`}>
      {sets.map((set, index) => (
        <li
          key={set.id}
          className={set.done ? "done" : index === next ? "now" : undefined}
          aria-current={index === next ? "step" : undefined}
        >
          {set.done && <Check aria-hidden="true" size={16} strokeWidth={2.5} />}
          {label(set)}
        </li>
      ))}
    </ol>
  );
}
