import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { unbroken } from "#ui/format.ts";
import type { SessionDraft } from "../../model/draft.ts";
import { doneAgainstPlan } from "../../model/runner/done-against-plan.ts";

/** What was done of each exercise, below it what the plan asked for. */
export function AgainstPlan({ draft }: { readonly draft: SessionDraft }): ReactNode {
  const lines = doneAgainstPlan(draft);
  if (lines.length === 0) return null;
  const whole = lines.filter(({ setsDone, sets }) => setsDone === sets).length;
  const isPlanned = lines.some(({ planned }) => planned !== undefined);
  return (
    <section aria-labelledby="against-plan">
      <h2 id="against-plan" className="flex items-baseline justify-between gap-3 heading-2">
        {isPlanned ? "Done against plan" : "What you did"}
        {isPlanned && (
          <span className="text-ui font-normal text-ink-3">
            {whole === lines.length ? "Complete" : `${whole} of ${lines.length} complete`}
          </span>
        )}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines.map(({ key, name, planned, done, setsDone, sets, verdict }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5">
            <b className="font-semibold wrap-anywhere">{name}</b>
            <span className="flex items-baseline gap-1.5 text-right font-display font-bold whitespace-nowrap">
              {unbroken(done)}
              {setsDone === sets && sets > 0 && (
                <Check aria-label="Complete" size={16} strokeWidth={2.5} className="shrink-0 self-center text-success" />
              )}
            </span>
            <span className="text-sm text-ink-3">{planned === undefined ? "" : `Plan ${unbroken(planned)}`}</span>
            <span className="text-right text-sm text-ink-2">
              {verdict ?? (setsDone === sets ? "" : `${setsDone} of ${sets} ${sets === 1 ? "set" : "sets"}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
