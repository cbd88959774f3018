import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#ui/card.tsx";
import { formatCount } from "#ui/format.ts";
import { Skeleton } from "#ui/skeleton.tsx";

interface ApprovalsCardProps {
  /** Undefined while it is read. */
  readonly count: number | undefined;
  readonly failed: boolean;
  readonly href: string;
}

/** What a machine has written and a person has to decide about. */
export function ApprovalsCard({ count, failed, href }: ApprovalsCardProps): ReactNode {
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
