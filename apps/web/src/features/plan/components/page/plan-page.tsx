import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { dismissToast, toast } from "#ui/feedback/toast.ts";
import { useActivePlan } from "../../api/get-active-plan.ts";
import { usePlan, usePlans } from "../../api/plans.ts";
import { CoachContext, type OpenCoach, TrainContext, type TrainSlot } from "../actions/slots.ts";
import { ALREADY_NOTIFIED, EmptyPlans } from "./empty-plans.tsx";
import { PlanFailure } from "./plan-failure.tsx";
import { PlanScreen } from "./plan-screen.tsx";
import { PlanSkeleton } from "./plan-skeleton.tsx";

/** A message shown with the change of view belongs to the new one; an older one goes with the view that is left. Milliseconds. */
const FRESH_MESSAGE_MS = 1000;

/** Administrators read no plans of others (ADR 031). */
const ATHLETES_ONLY = "Only the athlete can open their plan.";

const GenerationScreen = lazyPart(async () => (await import("../generation/generation-screen.tsx")).GenerationScreen, <PlanSkeleton />);

interface PlanPageProps {
  /** Opens the AI coach; without it no button offers one. */
  readonly onAskCoach?: OpenCoach;
  /** How a session is trained; without it no link leads there. */
  readonly training?: TrainSlot;
}

/**
 * Training Plans. The address says what is shown: nothing (the active plan), `planId` (that plan), with `week` or `sessionId`
 * inside it, or `new` (the generation form), so that links and the back button work.
 */
export function PlanPage({ onAskCoach, training }: PlanPageProps): ReactNode {
  const [params] = useSearchParams();
  const planId = params.get("planId");
  useHeadingFocus([planId, params.get("sessionId"), params.get("new")].join());
  return (
    <CoachContext value={onAskCoach}>
      <TrainContext value={training}>
        <div className="grid min-w-0 content-start gap-8 *:min-w-0">{screen()}</div>
      </TrainContext>
    </CoachContext>
  );

  function screen(): ReactNode {
    if (params.has("new")) return <GenerationScreen />;
    return planId === null ? <ActivePlan /> : <PlanById planId={planId} />;
  }
}

function ActivePlan(): ReactNode {
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

/** The plan of the address; one that cannot be found, or not be read, as an athlete's by an administrator, leads back to the active plan. */
function PlanById({ planId }: { readonly planId: string }): ReactNode {
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

/**
 * Moves the focus to the heading when another view is shown at the same path, as the app does for another path:
 * keyboard and screen reader would else stay on a link that is gone. The first view keeps the browser's own start.
 */
function useHeadingFocus(view: string): void {
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    dismissToast({ olderThan: FRESH_MESSAGE_MS });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [view]);
}
