import { useUnits } from "#backend/preferences/use-units.ts";
import { lazy, Suspense, type ReactNode } from "react";
import { Announcements } from "#features/announcements/components/announcements.tsx";
import { StatCards, StatCardsSkeleton } from "#features/dashboard/components/stat-cards.tsx";
import { useDailyLoad } from "#features/dashboard/api/daily-load.ts";
import { useLatestBest } from "#features/dashboard/api/latest-best.ts";
import { useTrainingOverview } from "#features/dashboard/api/training-overview.ts";
import { getFigure, toUnits } from "#features/personal-bests/model/shown-best.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { BlockBar } from "#features/plan/components/block-bar/block-bar.tsx";
import { getBlock } from "#features/plan/model/block.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { libraryPath, weekPath } from "../../navigation/paths.ts";
import { MorningPart, ReviewPart } from "./later-parts.tsx";
import { Loaded } from "./loaded.tsx";
import { ThisWeek } from "./this-week.tsx";
import { TodaysWorkoutCard } from "./todays-workout-card.tsx";
import { WhatIsNext } from "./next-step.tsx";

/** Far below what is trained today. */
const LoadStory = lazy(async () => ({ default: (await import("../../load-story.tsx")).LoadStory }));

interface OverviewProps {
  readonly today: string;
  /** Today's session and the week stand above the tabs there. */
  readonly isPhone: boolean;
}

/** Today and this week, what they are for, the block, this month, and where it has led. */
export function Overview({ today, isPhone }: OverviewProps): ReactNode {
  const plan = useActivePlan();
  return (
    <div className="grid gap-5 *:min-w-0 md:gap-6">
      {!isPhone && (
        <div className="grid items-start gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-6 *:min-w-0">
            <TodaysWorkoutCard plan={plan} />
            <ReviewPart plan={plan.data} today={today} />
          </div>
          <MorningPart plan={plan.data} today={today} isPhone={false} />
        </div>
      )}
      {!isPhone && plan.data && <ThisWeek plan={plan.data} today={today} />}
      <WhatIsNext today={today} />
      {plan.isPending && <Skeleton className="h-52" />}
      {plan.data && (
        <section aria-label="Your block">
          <BlockBar compact block={getBlock(plan.data, today)} weekHref={(week) => weekPath(plan.data?.id ?? "", week)} />
        </section>
      )}
      {/* Below what is trained today, which would otherwise move when they arrive. */}
      <Announcements pieceHref={libraryPath} />
      <ThisMonth today={today} />
      <Fitness plan={plan.data ?? null} today={today} />
    </div>
  );
}

function ThisMonth({ today }: { readonly today: string }): ReactNode {
  const overview = useTrainingOverview(today);
  const latest = useLatestBest();
  const units = useUnits();
  return (
    <Loaded query={overview} title="Your numbers could not be loaded" loading={<StatCardsSkeleton />}>
      {(numbers) => (
        <StatCards
          overview={numbers}
          today={today}
          latest={latest.data ? { ...toUnits(latest.data, units), figure: getFigure(latest.data) } : null}
        />
      )}
    </Loaded>
  );
}

function Fitness({ plan, today }: { readonly plan: PlanView | null; readonly today: string }): ReactNode {
  const load = useDailyLoad(today);
  return (
    <Loaded query={load} title="Your training load could not be loaded" loading={<Skeleton className="h-160" />}>
      {(days) => (
        <Suspense fallback={<Skeleton className="h-160" />}>
          <LoadStory done={days} plan={plan} today={today} />
        </Suspense>
      )}
    </Loaded>
  );
}
