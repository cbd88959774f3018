import type { ReactNode } from "react";
import { useActivePlan } from "../../api/get-active-plan.ts";
import { EmptyPlans } from "./empty-plans.tsx";
import { PlanFailure } from "./plan-failure.tsx";
import { PlanScreen } from "./plan-screen.tsx";
import { PlanSkeleton } from "./plan-skeleton.tsx";

export function ActivePlan(): ReactNode {
  const plan = useActivePlan();
  if (plan.isPending) return <PlanSkeleton />;
  if (plan.isError) return <PlanFailure error={plan.error} onRetry={() => void plan.refetch()} />;
  return plan.data === null ? <EmptyPlans /> : <PlanScreen plan={plan.data} />;
}
