import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "#ui/format.ts";
import { Progress } from "#ui/feedback/progress.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Competition } from "../api/competitions.ts";
import { type PlannedWork, type ReadinessSources, workUntil } from "../model/planned-work.ts";
import { preparationProgress } from "../model/preparation.ts";

interface PreparationProps {
  readonly date: Day;
  readonly today: Day;
  /** null: no active plan; undefined while it is read. */
  readonly work: PlannedWork | null | undefined;
}

/** How far the preparation for a race is: the adherence to the plan as its own page has it, and by the calendar alone without a plan. */
export function Preparation({ date, today, work }: PreparationProps): ReactNode {
  if (work === undefined) return <Skeleton className="h-8" />;
  if (work === null) return <Progress label="Preparation Progress" value={preparationProgress(date, today)} />;
  if (work.adherence === undefined) return <p className="text-sm text-ink-3">No session of your plan is due yet.</p>;
  return <Progress label="Planned work done so far" value={work.adherence} />;
}

interface PreparedWorkProps {
  readonly competition: Competition;
  readonly today: Day;
  readonly sources: ReadinessSources;
}

/** The same with the sessions behind it, and the way to the plan where there is none. */
export function PreparedWork({ competition: { date }, today, sources: { plan, planHref, Share } }: PreparedWorkProps): ReactNode {
  if (plan === undefined) return <Skeleton className="h-16" />;
  const work = plan === null ? undefined : workUntil(plan, date);
  return (
    <div className="grid gap-1.5">
      {work === undefined ? <Preparation date={date} today={today} work={null} /> : <Share date={date} today={today} />}
      <p className="text-sm text-ink-3">
        {work === undefined ? (
          <>
            {plan === null ? "You have no active plan before this competition. " : "Your plan has no sessions before this competition. "}
            <Link to={planHref} className="link hit-area">
              Training Plans
            </Link>
          </>
        ) : (
          `${work.done} of the ${work.planned} sessions before this race are done.${work.endsOn === undefined ? "" : ` Your plan ends on ${formatDay(work.endsOn)}.`}`
        )}
      </p>
    </div>
  );
}
