import type { ReactNode } from "react";
import { Skeleton } from "#ui/skeleton.tsx";

/** The geometry of the profile while it is loaded. */
export function ProfileSkeleton(): ReactNode {
  return (
    <div className="grid gap-8" aria-busy="true">
      <h1 className="sr-only" tabIndex={-1}>
        Athlete Profile
      </h1>
      <p className="sr-only" role="status">
        Loading profile...
      </p>
      <div className="flex items-center gap-5">
        <Skeleton className="size-18" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-8 w-1/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
      <Skeleton className="h-11" />
      <div className="grid gap-4">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-18" />
        ))}
      </div>
    </div>
  );
}
