import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { cx } from "../../../../ui/cx.ts";
import { repsOfSet, type PlannedSet } from "../../model/set-log.ts";
import { setText } from "./set-text.ts";
import type { Training } from "./use-training.ts";

interface SetTrackerProps {
  readonly itemId: string;
  readonly training: Training;
}

/** One button per set: done, next, still to come. */
export function SetTracker({ itemId, training }: SetTrackerProps): ReactNode {
  const units = useUnits();
  const sets = training.sets.filter(({ item }) => item.id === itemId);
  return (
    <ol aria-label="Sets" className="col-span-full mt-2 grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 md:gap-2">
      {sets.map((set) => (
        <li key={set.key}>
          <button
            type="button"
            aria-pressed={training.done.has(set.key)}
            aria-label={`Set ${set.set}, ${setText(set, units)}`}
            onClick={() => training.toggle(set)}
            className={cx(
              "flex min-h-13 w-full items-center justify-between gap-1 rounded-ctl px-3 text-sm transition-colors duration-(--t-fast) max-md:flex-col max-md:justify-center max-md:px-1",
              look(set, training),
            )}
          >
            {training.done.has(set.key) ? <Check aria-hidden="true" size={16} strokeWidth={1.75} /> : <span>Set {set.set}</span>}{" "}
            <b className="fig-num text-[1.125rem] font-bold">{repsOfSet(set.item, set.set)}</b>
          </button>
        </li>
      ))}
    </ol>
  );
}

function look(set: PlannedSet, { done, next, started }: Training): string {
  if (done.has(set.key)) return "border border-inverse bg-inverse text-on-inverse";
  if (started && next?.key === set.key) return "border-2 border-ember bg-ember-wash font-semibold text-ember-ink [&_b]:text-ink";
  return "border border-control text-ink-2 hover:bg-hover [&_b]:text-ink";
}
