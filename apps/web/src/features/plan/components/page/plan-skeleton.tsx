import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

/** The geometry of a plan while it is loaded. */
export function PlanSkeleton(): ReactNode {
  return (
    <div className="grid gap-8" aria-busy="true">
      <h1 className="sr-only" tabIndex={-1}>
        Training Plans
      </h1>
      <p className="text-ink-3" role="status">
        Loading training plans...
      </p>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-44" />
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
      </div>
      <Skeleton className="h-20" />
      <Skeleton className="h-68" />
      <div className="grid gap-3 xl:grid-cols-7">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} className="h-28 xl:h-60" />
        ))}
      </div>
    </div>
  );
}
