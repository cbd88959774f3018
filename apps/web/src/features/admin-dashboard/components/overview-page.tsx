import type { ReactNode } from "react";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useActivity, useOverview } from "../api/figures.ts";
import { ActivitySection } from "./activity-section.tsx";
import { ModelSection } from "./model-section.tsx";
import { Part } from "./part.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { Link } from "react-router";
import { Card } from "#ui/layout/card.tsx";
import { formatCount } from "#ui/format.ts";
import { Stat } from "#ui/data/stat.tsx";
import type { Overview } from "../model/figures.ts";

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

interface ApprovalsCardProps {
  /** Undefined while it is read. */
  readonly count: number | undefined;
  readonly failed: boolean;
  readonly href: string;
}

/** What a machine has written and a person has to decide about. */
function ApprovalsCard({ count, failed, href }: ApprovalsCardProps): ReactNode {
  return (
    <Card aria-labelledby="approvals" className="grid gap-3">
      <h2 id="approvals" className="heading-2">
        Pending AI Approvals
      </h2>
      {count === undefined ? (
        failed ? (
          <p className="text-ink-2">The number of waiting plans could not be loaded.</p>
        ) : (
          <Skeleton className="h-11" />
        )
      ) : count === 0 ? (
        <p className="text-ink-2">No pending AI training plan approvals</p>
      ) : (
        <p className="text-ink-2">
          {count === 1 ? "1 training plan awaits your review. " : `${formatCount(count)} training plans await your review. `}
          Visit the{" "}
          <Link to={href} className="text-ink underline underline-offset-3">
            AI Approvals section
          </Link>{" "}
          to manage them.
        </p>
      )}
    </Card>
  );
}

/** Where each figure comes from. */
interface StatLinks {
  readonly users: string;
  readonly exercises: string;
  readonly content: string;
  readonly approvals: string;
}

function StatCards({ counts, links }: { readonly counts: Overview; readonly links: StatLinks }): ReactNode {
  const stats = [
    { label: "Total Users", value: counts.users, to: links.users, where: "User Management" },
    { label: "Exercise Library", value: counts.exercises, to: links.exercises, where: "Exercises" },
    { label: "Content Pieces", value: counts.content, to: links.content, where: "Content Management" },
    { label: "Pending AI Approvals", value: counts.pending_approvals, to: links.approvals, where: "AI Approvals" },
  ];
  return (
    <section aria-label="Counts" className={GRID}>
      {stats.map(({ label, value, to, where }) => (
        <div key={label}>
          <Stat label={label} value={formatCount(value)} />
          <Link to={to} className="hit-area text-sm text-ink-2 underline underline-offset-3">
            {where}
          </Link>
        </div>
      ))}
    </section>
  );
}

function StatCardsSkeleton(): ReactNode {
  return (
    <div aria-busy="true" aria-label="Counts are loading" role="group" className={GRID}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-26" />
      ))}
    </div>
  );
}

const GRID = "grid grid-cols-2 gap-x-5 gap-y-8 border-b border-line pb-8 *:min-w-0 lg:grid-cols-4";
