import { Card } from "#ui/layout/card.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

/** Today's workout while the plan is read, in the card's own size. */
export function TodaysWorkoutSkeleton() {
  return (
    <Card
      aria-busy="true"
      aria-label="Today’s Workout is loading"
      className="grid content-start gap-4 px-4 max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 md:px-6"
    >
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-11 max-md:h-36" />
      <Skeleton className="h-16 w-full md:h-12 md:w-44" />
    </Card>
  );
}
