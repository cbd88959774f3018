import { useUnits } from "../../../backend/preferences/use-units.ts";
import { lazy, Suspense, type ReactNode } from "react";
import { Announcements } from "../../../features/announcements/components/announcements.tsx";
import { StatCards, StatCardsSkeleton } from "../../../features/dashboard/components/stat-cards.tsx";
import { WeekStrip } from "../../../features/dashboard/components/week-strip.tsx";
import { useDailyLoad } from "../../../features/dashboard/api/daily-load.ts";
import { useLatestBest } from "../../../features/dashboard/api/latest-best.ts";
import { useTrainingOverview } from "../../../features/dashboard/api/training-overview.ts";
import { figureOf, inUnits } from "../../../features/personal-bests/model/shown-best.ts";
import { useActivePlan } from "../../../features/plan/api/get-active-plan.ts";
import { BlockBar } from "../../../features/plan/components/block-bar/block-bar.tsx";
import { blockOf } from "../../../features/plan/model/block.ts";
import type { PlanView } from "../../../features/plan/model/plan-view.ts";
import { weekSheetOf } from "../../../features/plan/model/week-sheet.ts";
import { weekOf } from "../../../features/plan/model/weeks.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { libraryPath, paths, sessionPath, weekPath } from "../../paths.ts";
import { Loaded } from "./loaded.tsx";
import { TodaysWorkoutCard } from "./todays-workout-card.tsx";
import { WhatIsNext } from "./what-is-next.tsx";

/** Far below what is trained today. */
const FitnessSection = lazy(async () => ({
  default: (await import("../../../features/dashboard/components/fitness-section.tsx")).FitnessSection,
}));

/** The block, today, what it is for, this week, this month, and where it has led. */
export function Overview({ today }: { readonly today: string }): ReactNode {
  const plan = useActivePlan();
  return (
    <div className="grid gap-5 *:min-w-0 md:gap-6">
      {plan.isPending && <Skeleton className="h-52" />}
      {plan.data && (
        <section aria-label="Your block">
          <BlockBar compact block={blockOf(plan.data, today)} weekHref={(week) => weekPath(plan.data?.id ?? "", week)} />
        </section>
      )}
      <div className="grid gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]">
        <TodaysWorkoutCard plan={plan} />
        <WhatIsNext today={today} />
      </div>
      {/* Below what is trained today, which would otherwise move when they arrive. */}
      <Announcements pieceHref={libraryPath} />
      {plan.data && <Week plan={plan.data} today={today} />}
      <ThisMonth today={today} />
      <Fitness plan={plan.data ?? null} today={today} />
    </div>
  );
}

/** Nothing before the block begins and after it has ended. */
function Week({ plan, today }: { readonly plan: PlanView; readonly today: string }): ReactNode {
  const week = weekOf(plan, today);
  if (week < 1 || week > plan.durationWeeks) return null;
  const days = weekSheetOf(plan, week, today).days.map(({ sessions, ...day }) => ({
    ...day,
    sessions: sessions.map((session) => ({ ...session, href: sessionPath(plan.id, session.id) })),
  }));
  return <WeekStrip days={days} planHref={paths.trainingPlans} />;
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
          latest={latest.data ? { ...inUnits(latest.data, units), figure: figureOf(latest.data) } : null}
        />
      )}
    </Loaded>
  );
}

function Fitness({ plan, today }: { readonly plan: PlanView | null; readonly today: string }): ReactNode {
  const load = useDailyLoad(today);
  const planned = plan?.sessions.filter(({ completed, skipped }) => !completed && !skipped) ?? [];
  return (
    <Loaded query={load} title="Your training load could not be loaded" loading={<Skeleton className="h-80" />}>
      {(days) => (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <FitnessSection done={days} planned={planned} today={today} />
        </Suspense>
      )}
    </Loaded>
  );
}
