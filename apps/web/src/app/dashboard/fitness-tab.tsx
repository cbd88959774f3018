import { lazy, Suspense, type ReactNode } from "react";
import { useDailyLoad } from "#features/dashboard/api/daily-load.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Loaded } from "../routes/dashboard/loaded.tsx";

const LoadStory = lazy(async () => ({ default: (await import("../load-story.tsx")).LoadStory }));

/** Where training has led: fitness and fatigue, done against planned, and what it has changed. */
export function FitnessTab({ today }: { readonly today: string }): ReactNode {
  const load = useDailyLoad(today);
  const plan = useActivePlan();
  return (
    <Loaded query={load} title="Your fitness chart could not be loaded" loading={<Skeleton className="h-160" />}>
      {(days) => (
        <Suspense fallback={<Skeleton className="h-160" />}>
          <LoadStory done={days} plan={plan.data ?? null} today={today} />
        </Suspense>
      )}
    </Loaded>
  );
}
