import type { ReactNode } from "react";
import { loadText } from "#backend/preferences/load-text.ts";
import { useLiftEstimate } from "#backend/reads/estimates.ts";
import { formatDayMonth, localDay } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { useStrongestSet } from "../api/strongest-set.ts";
import { getEstimate } from "../model/one-rep-max.ts";

interface EstimatedMaximumProps {
  readonly exercise: string;
  readonly unit: "kg" | "lb";
  /** The best that was lifted, in this unit: the maximum is no lower. */
  readonly lifted: number | undefined;
  readonly today: string;
}

/** What the log says about the maximum of a lift: the estimate of every page, or where none is made a range from one set. */
export function EstimatedMaximum({ exercise, unit, lifted, today }: EstimatedMaximumProps): ReactNode {
  const { estimate: known, isKnowable } = useLiftEstimate(exercise);
  // Of a lift with an estimate no single set says more.
  const { data: set } = useStrongestSet(exercise, today, !isKnowable);
  const fromSet = set && getEstimate(set, unit, lifted);
  if (known === undefined && !fromSet) return null;
  return (
    <section aria-labelledby="estimated-maximum" className="grid gap-1 border-t border-line pt-4">
      <h3 id="estimated-maximum" className="text-sm text-ink-3">
        <TermText text="Estimated max (e1RM)" />
      </h3>
      {known !== undefined ? (
        <p className="max-w-[62ch] text-ui text-ink-2">
          <b className="fig-iron text-base text-ink">{loadText(known.value, unit)}</b> {unit} ± {loadText(known.spread, unit)} today, from
          your log and what you entered.
        </p>
      ) : (
        fromSet && (
          <p className="max-w-[62ch] text-ui text-ink-2">
            <b className="fig-iron text-base text-ink">{fromSet.range}</b> {unit} today, from {fromSet.from} on{" "}
            {formatDayMonth(localDay(new Date(set.performed_at)))}, the strongest set in your log of the last three months.
          </p>
        )
      )}
    </section>
  );
}
