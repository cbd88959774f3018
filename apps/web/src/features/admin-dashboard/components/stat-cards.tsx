import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCount } from "#ui/format.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Stat } from "#ui/stat.tsx";
import type { Overview } from "../model/figures.ts";

/** Where each figure comes from. */
export interface StatLinks {
  readonly users: string;
  readonly exercises: string;
  readonly content: string;
  readonly approvals: string;
}

export function StatCards({ counts, links }: { readonly counts: Overview; readonly links: StatLinks }): ReactNode {
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

export function StatCardsSkeleton(): ReactNode {
  return (
    <div aria-busy="true" aria-label="Counts are loading" role="group" className={GRID}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-26" />
      ))}
    </div>
  );
}

const GRID = "grid grid-cols-2 gap-x-5 gap-y-8 border-b border-line pb-8 *:min-w-0 lg:grid-cols-4";
