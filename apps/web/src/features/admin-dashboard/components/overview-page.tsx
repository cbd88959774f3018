import type { ReactNode } from "react";
import { PageHeader } from "#ui/page-header.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useActivity, useOverview } from "../api/figures.ts";
import { ActivitySection } from "./activity-section.tsx";
import { ApprovalsCard } from "./approvals-card.tsx";
import { ModelSection } from "./model-section.tsx";
import { Part } from "./part.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { StatCards, StatCardsSkeleton, type StatLinks } from "./stat-cards.tsx";

/** What there is, what waits for somebody, how the server is, and how it went. */
export function OverviewPage({ links }: { readonly links: StatLinks }): ReactNode {
  const overview = useOverview();
  const activity = useActivity();
  return (
    <div className="grid gap-8">
      <PageHeader title="Admin Dashboard" />
      <Part query={overview} failure="The counts could not be loaded" loading={<StatCardsSkeleton />}>
        {(counts) => <StatCards counts={counts} links={links} />}
      </Part>
      <div className="grid items-start gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-2">
        <ApprovalsCard count={overview.data?.pending_approvals} failed={overview.isLoadingError} href={links.approvals} />
        <QuickStats overview={overview} />
      </div>
      <Part query={activity} failure="The last weeks could not be loaded" loading={<Skeleton className="h-315 md:h-150" />}>
        {(weeks) => <ActivitySection weeks={weeks} />}
      </Part>
      <ModelSection />
    </div>
  );
}
