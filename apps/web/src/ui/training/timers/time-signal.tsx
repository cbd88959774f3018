import type { ReactNode } from "react";

/** What a clock tells who does not see it: only ten seconds before the end and at the end. */
export function TimeSignal({ left, end }: { readonly left: number | undefined; readonly end: string }): ReactNode {
  return (
    <span className="sr-only" role="status">
      {left === 0 ? end : left !== undefined && left <= 10 ? "10 seconds" : ""}
    </span>
  );
}
