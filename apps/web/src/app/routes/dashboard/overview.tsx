import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Announcements } from "#features/announcements/components/announcements.tsx";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { BlockBar } from "#features/plan/components/block-bar/block-bar.tsx";
import { getBlock } from "#features/plan/model/block.ts";
import type { PlanView } from "#features/plan/model/plan-view.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { libraryPath, weekPath } from "../../navigation/paths.ts";
import { MonthPart, MorningPart, ReviewPart } from "./later-parts.tsx";
import { ThisWeek } from "./this-week.tsx";
import { TodaysWorkoutCard } from "./todays-workout-card.tsx";
import { NextGoals, NextRace } from "./next-step.tsx";

interface OverviewProps {
  readonly today: string;
  /** Today's session and the week stand above the tabs there. */
  readonly isPhone: boolean;
}

/** Today and this week, what they are for, the block, and this month. */
export function Overview({ today, isPhone }: OverviewProps): ReactNode {
  const plan = useActivePlan();
  return (
    <div className="grid gap-5 *:min-w-0 md:gap-6">
      {!isPhone && (
        <div className="grid gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <TodaysWorkoutCard plan={plan} />
          <div className="grid content-start gap-8 *:min-w-0">
            <MorningPart plan={plan.data} today={today} isPhone={false} />
            <NextRace today={today} />
          </div>
        </div>
      )}
      {!isPhone && <YourBlock plan={plan} today={today} />}
      {!isPhone && plan.data && <ThisWeek plan={plan.data} today={today} />}
      {isPhone ? (
        <div className="grid gap-6 *:min-w-0 *:not-last:border-b *:not-last:border-line *:not-last:pb-6">
          <NextRace today={today} />
          <YourBlock plan={plan} today={today} />
          <NextGoals today={today} />
          <div className="empty:hidden">
            <ReviewPart plan={plan.data} today={today} />
          </div>
        </div>
      ) : (
        <div className="group grid items-start gap-x-10 gap-y-6 *:min-w-0 xl:has-[#week-review]:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <div className="empty:hidden">
            <ReviewPart plan={plan.data} today={today} />
          </div>
          <NextGoals today={today} />
        </div>
      )}
      {/* Below what is trained today, which would otherwise move when they arrive. */}
      <Announcements pieceHref={libraryPath} />
      <MonthPart today={today} />
    </div>
  );
}

/** The whole block on one rod, within the first screen of a desktop. */
function YourBlock({ plan, today }: { readonly plan: UseQueryResult<PlanView | null>; readonly today: string }): ReactNode {
  if (plan.isPending) return <Skeleton className="h-64" />;
  const { data } = plan;
  if (data === null || data === undefined) return null;
  return (
    <section aria-label="Your block">
      <h2 className="mb-2 heading-2">Your block</h2>
      <BlockBar compact block={getBlock(data, today)} weekHref={(week) => weekPath(data.id, week)} />
    </section>
  );
}
