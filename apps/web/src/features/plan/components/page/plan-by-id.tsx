import { useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/toast.ts";
import { usePlan } from "../../api/get-plan.ts";
import { ALREADY_NOTIFIED } from "./empty-plans.tsx";
import { PlanFailure } from "./plan-failure.tsx";
import { PlanScreen } from "./plan-screen.tsx";
import { PlanSkeleton } from "./plan-skeleton.tsx";

/** The plan of the address; one that cannot be found, or not be read, as an athlete's by an administrator, leads back to the active plan. */
export function PlanById({ planId }: { readonly planId: string }): ReactNode {
  const plan = usePlan(planId);
  const navigate = useNavigate();
  const { isAdmin, rolesLoading } = useAuth();
  const missing = plan.data === null;
  const { error } = plan;

  useEffect(() => {
    if (error !== null) toast({ title: "Error", description: getSentence(error) ?? "Failed to fetch plan", variant: "destructive" });
  }, [error]);

  useEffect(() => {
    if (!missing || rolesLoading) return;
    toast(
      planId === ""
        ? { title: "Error", description: "Plan ID is required", variant: "destructive" }
        : {
            title: "Not Found",
            description: `The requested training plan could not be found${isAdmin ? `. ${ATHLETES_ONLY}` : ""}`,
            variant: "destructive",
          },
    );
    void navigate("/training-plans", { replace: true, state: ALREADY_NOTIFIED });
  }, [missing, planId, isAdmin, rolesLoading, navigate]);

  if (plan.isLoadingError) return <PlanFailure error={plan.error} onRetry={() => void plan.refetch()} />;
  return plan.data ? <PlanScreen plan={plan.data} /> : <PlanSkeleton />;
}

/** Administrators read no plans of others (ADR 031). */
const ATHLETES_ONLY = "If it is an athlete's plan, only the athlete can open it.";
