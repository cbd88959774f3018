import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { Progress } from "#ui/feedback/progress.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { PlannedWork } from "../model/planned-work.ts";
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
