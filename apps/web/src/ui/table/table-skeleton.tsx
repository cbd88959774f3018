import type { ReactNode } from "react";
import { Skeleton } from "../skeleton.tsx";

/** Rows that stand there while the first ones are read. */
const ROWS = 5;

export function TableSkeleton({ caption }: { readonly caption: string }): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label={`${caption} are loading`} className="divide-y divide-line border-y border-line">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} data-skeleton className="flex h-13 items-center justify-between gap-8">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
