import type { ReactNode } from "react";
import { formatDayMonth, localDay } from "#ui/format.ts";
import { useStrongestSet } from "../api/strongest-set.ts";
import { getEstimate } from "../model/one-rep-max.ts";

interface EstimatedMaximumProps {
  readonly exercise: string;
  readonly unit: "kg" | "lb";
  readonly today: string;
}

/** What a set of the log says about the maximum of a lift: a range, because it is an estimate. Nothing without such a set. */
export function EstimatedMaximum({ exercise, unit, today }: EstimatedMaximumProps): ReactNode {
  const { data: set } = useStrongestSet(exercise, today);
  const estimate = set && getEstimate(set, unit);
  if (!estimate) return null;
  return (
    <section aria-labelledby="estimated-maximum" className="grid gap-1 border-t border-line pt-4">
      <h3 id="estimated-maximum" className="text-sm text-ink-3">
        Estimated one-repetition maximum
      </h3>
      <p className="fig-iron text-[1.5rem]">{estimate.range}</p>
      <p className="max-w-[62ch] text-sm text-ink-2">
        From {estimate.from} on {formatDayMonth(localDay(new Date(set.performed_at)))}, your strongest set of the last three months. The
        range runs from the lowest to the highest result of seven published formulas.
      </p>
    </section>
  );
}
