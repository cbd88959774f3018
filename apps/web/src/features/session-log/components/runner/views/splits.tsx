import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { DraftExercise } from "#features/session-log/model/draft.ts";
import { splitText } from "#features/session-log/model/runner/pace-reading.ts";
import "./splits.css";

interface SplitsProps {
  readonly exercise: DraftExercise;
  /** Planned seconds of a rep, fastest and slowest. */
  readonly target: { readonly from: number; readonly to: number } | undefined;
}

/** The reps hanging from the rod: done with their times against the target, now, still to come. */
export function Splits({ exercise: { sets }, target }: SplitsProps): ReactNode {
  const next = sets.findIndex(({ done }) => !done);
  const done = sets.filter((set) => set.done).length;
  return (
    <ol className="splits" aria-label={`${done} of ${sets.length} sets logged`}>
      {sets.map((set, index) => (
        <li key={set.id} className={cx(set.done && "done", index === next && "now")} aria-current={index === next ? "step" : undefined}>
          <i />
          <b className="fig-pace">{set.done ? (set.typed.time ?? "✓") : index + 1}</b>
          <small>{set.done && target !== undefined ? splitText(set.typed.time, target) : ""}</small>
        </li>
      ))}
    </ol>
  );
}
