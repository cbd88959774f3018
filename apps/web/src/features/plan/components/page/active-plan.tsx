import type { ReactNode } from "react";
import { useActivePlan } from "../../api/get-active-plan.ts";
import { usePlans } from "../../api/get-plans.ts";
import { EmptyPlans } from "./empty-plans.tsx";
import { PlanFailure } from "./plan-failure.tsx";
import { PlanScreen } from "./plan-screen.tsx";
import { PlanSkeleton } from "./plan-skeleton.tsx";

export function ActivePlan(): ReactNode {
  const plan = useActivePlan();
  if (plan.isPending) return <PlanSkeleton />;
  if (plan.isLoadingError) return <WithoutDetails error={plan.error} onRetry={() => void plan.refetch()} />;
  return plan.data === null ? <EmptyPlans /> : <PlanScreen plan={plan.data} />;
}

/** The active plan could not be read in full: what its own row says, when at least that can be had. */
function WithoutDetails({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactNode {
  const plans = usePlans();
  if (plans.isPending) return <PlanSkeleton />;
  return <PlanFailure error={error} onRetry={onRetry} plan={plans.data?.find(({ status }) => status === "active")} />;
}
