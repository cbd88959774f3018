import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { DraftExercise, DraftSet } from "#features/session-log/model/draft.ts";

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
