import type { ReactNode } from "react";
import { ChangeItem, type ChangeItemProps } from "./change-item.tsx";
import { formatDay } from "./format.ts";
import { ScrollRegion } from "./scroll-region.tsx";

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
