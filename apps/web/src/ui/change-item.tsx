import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { unbroken } from "./format.ts";

export interface ChangeItemProps {
  readonly title: string;
  /** "Thu 16 Apr, week 7" */
  readonly when: string;
  readonly before: string;
  readonly after: string;
  /** Ends the sentence "because …"; empty without one. */
  readonly reason: string;
}

/** One thing that changes: what it was, what it becomes, why. An item of a list. */
export function ChangeItem({ title, when, before, after, reason }: ChangeItemProps): ReactNode {
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
