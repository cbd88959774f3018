import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "#ui/format.ts";
import { Progress } from "#ui/feedback/progress.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Competition } from "../api/competitions.ts";
import { type PlannedBlock, type ReadinessSources, workUntil } from "../model/planned-work.ts";
import { preparationProgress } from "../model/preparation.ts";

interface PreparationProps {
  readonly date: Day;
  readonly today: Day;
  /** null: no active plan; undefined while it is read. */
  readonly plan: PlannedBlock | null | undefined;
}

/** How far the preparation for a race is: by the sessions of the plan before it, and by the calendar alone without any. */
export function Preparation({ date, today, plan }: PreparationProps): ReactNode {
  if (plan === undefined) return <Skeleton className="h-8" />;
  const work = plan === null ? undefined : workUntil(plan, date);
  if (work === undefined) return <Progress label="Preparation Progress" value={preparationProgress(date, today)} />;
  const { done, planned } = work;
  return <Progress label="Planned sessions done" value={done} max={planned} valueText={`${done} of ${planned}`} />;
}

interface PreparedWorkProps {
  readonly competition: Competition;
  readonly today: Day;
  readonly sources: ReadinessSources;
}

/** The same with how far the plan goes, and the way to it where there is none. */
export function PreparedWork({ competition: { date }, today, sources: { plan, planHref } }: PreparedWorkProps): ReactNode {
  if (plan === undefined) return <Skeleton className="h-16" />;
  const work = plan === null ? undefined : workUntil(plan, date);
  return (
    <div className="grid gap-1.5">
      <Preparation date={date} today={today} plan={plan} />
      <p className="text-sm text-ink-3">
        {work === undefined ? (
          <>
            {plan === null ? "You have no active plan. Make one in " : "Your plan has no sessions before this competition. See "}
            <Link to={planHref} className="link hit-area">
              Training Plans
            </Link>
          </>
        ) : work.endsOn === undefined ? (
          "Your plan leads up to this competition."
        ) : (
          `Your plan ends on ${formatDay(work.endsOn)}. Your next block takes over from there.`
        )}
      </p>
    </div>
  );
}
