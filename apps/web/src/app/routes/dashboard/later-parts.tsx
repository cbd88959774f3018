import type { Day } from "@ironpace/training";
import { lazy, Suspense, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { checkInsQueryOptions } from "#features/check-in/api/check-ins-query.ts";
import { weekReviewQueryOptions } from "#features/dashboard/api/week-review.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

/** Nobody answers before the page stands. */
const Morning = lazy(async () => ({ default: (await import("../../dashboard/morning.tsx")).Morning }));
const LastWeek = lazy(async () => ({ default: (await import("../../dashboard/last-week.tsx")).LastWeek }));

interface PartProps {
  readonly plan: PlanView | null | undefined;
  readonly today: Day;
}

/** The check-in, in its own height until its code is there. */
export function MorningPart(props: PartProps & { readonly isPhone: boolean }): ReactNode {
  const { isError, data } = useQuery(checkInsQueryOptions(props.today));
  if (isError && data === undefined) return null;
  const loading = <Skeleton className={props.isPhone ? "h-21.5" : "h-60"} />;
  if (data === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <Morning {...props} />
    </Suspense>
  );
}

/** The review of the week, on the days on which there is one. */
export function ReviewPart(props: PartProps): ReactNode {
  const { data } = useQuery(weekReviewQueryOptions(props.today));
  if (data === undefined || data === null) return null;
  return (
    <Suspense fallback={null}>
      <LastWeek {...props} row={data} />
    </Suspense>
  );
}
