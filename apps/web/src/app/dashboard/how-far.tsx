import { useQuery } from "@tanstack/react-query";
import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { bestValuesOptions } from "#backend/reads/best-values.ts";
import type { Goal } from "#features/goals/api/goals.ts";
import { GoalWay, GoalWord } from "#features/goals/components/goal-way.tsx";
import type { LoggedBest } from "#features/goals/model/goal-past.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

/** Whether a goal comes on as it must, as the page of the goals says it. */
export function GoalStanding({ goal, today }: { readonly goal: Goal; readonly today: Day }): ReactNode {
  const bests = useBests();
  return bests && <GoalWord goal={goal} bests={bests} today={today} />;
}

/** How much of the way to a goal is done, as the page of the goals has it. */
export function GoalShare({ goal }: { readonly goal: Goal }): ReactNode {
  const bests = useBests();
  return bests === undefined ? <Skeleton className="h-7" /> : <GoalWay goal={goal} bests={bests} />;
}

/** The past of the goals that are about one of them; none where it cannot be read. */
function useBests(): readonly LoggedBest[] | undefined {
  const { data, isError } = useQuery(bestValuesOptions());
  return data ?? (isError ? [] : undefined);
}
