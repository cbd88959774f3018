import type { CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { DraftExercise } from "#features/session-log/model/draft.ts";
import { splitText } from "#features/session-log/model/runner/pace-reading.ts";
import "./splits.css";

interface SplitsProps {
  readonly exercise: DraftExercise;
  /** Planned seconds of a rep, fastest and slowest. */
  readonly target: { readonly from: number; readonly to: number } | undefined;
  /** Seconds of the rep that is run now. */
  readonly elapsed?: number;
}

/** The reps hanging from the rod: done with their times against the target, now, still to come. */
export function Splits({ exercise: { sets }, target, elapsed = 0 }: SplitsProps): ReactNode {
  const next = sets.findIndex(({ done }) => !done);
  const share = target === undefined ? 0 : elapsed / target.to;
  const done = sets.filter((set) => set.done).length;
  return (
    <ol className="splits" aria-label={`${done} of ${sets.length} sets logged`}>
      {sets.map((set, index) => (
        <li key={set.id} className={cx(set.done && "done", index === next && "now")} aria-current={index === next ? "step" : undefined}>
          <i style={index === next ? ({ "--done": `${Math.round(Math.min(1, share) * 100)}%` } as CSSProperties) : undefined} />
          <b className="fig-pace">{set.done ? (set.typed.time ?? "✓") : index + 1}</b>
          <small>{set.done && target !== undefined ? splitText(set.typed.time, target) : ""}</small>
        </li>
      ))}
    </ol>
  );
}
