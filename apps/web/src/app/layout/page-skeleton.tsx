import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

/** While it is not known what the page shows. */
export function PageSkeleton(): ReactNode {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
