import type { Day } from "@ironpace/training";
import { lazy, Suspense, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useUnits } from "#backend/preferences/use-units.ts";
import { checkInsQueryOptions } from "#features/check-in/api/check-ins-query.ts";
import { useLatestBest } from "#features/dashboard/api/latest-best.ts";
import { useTrainingOverview } from "#features/dashboard/api/training-overview.ts";
import { weekReviewQueryOptions } from "#features/dashboard/api/week-review.ts";
import { getFigure, toUnits } from "#features/personal-bests/model/shown-best.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Loaded } from "./loaded.tsx";

/** Nobody answers before the page stands. */
const Morning = lazy(async () => ({ default: (await import("../../dashboard/morning.tsx")).Morning }));
const StatCards = lazy(async () => ({ default: (await import("#features/dashboard/components/stat-cards.tsx")).StatCards }));
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

/** This month in four figures, at the end of the page. */
export function MonthPart({ today }: Pick<PartProps, "today">): ReactNode {
  const overview = useTrainingOverview(today);
  const { data: latest } = useLatestBest();
  const units = useUnits();
  const best = latest ? { ...toUnits(latest, units), figure: getFigure(latest) } : null;
  const loading = <Skeleton className="h-45 lg:h-28" />;
  return (
    <Loaded query={overview} title="Your monthly stats could not be loaded" loading={loading}>
      {(numbers) => (
        <Suspense fallback={loading}>
          <StatCards overview={numbers} today={today} latest={best} />
        </Suspense>
      )}
    </Loaded>
  );
}
