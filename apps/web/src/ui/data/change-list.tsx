import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay, unbroken } from "../format.ts";
import { ScrollRegion } from "../layout/scroll-region.tsx";

interface Change extends Omit<ChangeItemProps, "when"> {
  readonly sessionId: string | null;
  /** "2026-04-16" */
  readonly date: string;
  readonly week: number;
}

interface ChangeListProps {
  readonly changes: readonly Change[];
  /** Where nothing around it has a name. */
  readonly label?: string;
}

/** Sessions that change, before and after. */
export function ChangeList({ changes, label }: ChangeListProps): ReactNode {
  return (
    <ol aria-label={label} className="divide-y divide-line border-y border-line">
      {changes.map(({ sessionId, date, week, ...change }, index) => (
        <ChangeItem key={sessionId ?? index} {...change} when={`${formatDay(date)}, week ${week}`} />
      ))}
    </ol>
  );
}

/** The same where it makes a dialog scroll: what scrolls must be reachable by keyboard. */
export function ScrollingChangeList({ changes }: { readonly changes: readonly Change[] }): ReactNode {
  return (
    <ScrollRegion label="Changed sessions">
      <ChangeList changes={changes} />
    </ScrollRegion>
  );
}

interface ChangeItemProps {
  readonly title: string;
  /** "Thu 16 Apr, week 7" */
  readonly when: string;
  readonly before: string;
  readonly after: string;
  /** Ends the sentence "because …"; empty without one. */
  readonly reason: string;
}

/** One thing that changes: what it was, what it becomes, why. An item of a list. */
function ChangeItem({ title, when, before, after, reason }: ChangeItemProps): ReactNode {
  return (
    <li className="grid gap-1.5 py-3.5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold">
        {unbroken(title)}
        <span className="text-sm font-normal text-ink-3">{when}</span>
      </h3>
      <p className="grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <span className="text-ink-2">
          <span className="sr-only">Before: </span>
          {unbroken(before)}
        </span>
        <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} className="mt-1 text-ink-3 max-sm:hidden" />
        <span className="font-[550]">
          <span className="sr-only">After: </span>
          {unbroken(after)}
        </span>
      </p>
      {reason !== "" && <p className="text-sm text-ink-3">Because {reason}.</p>}
    </li>
  );
}
