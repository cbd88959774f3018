import type { GenerationProgress } from "@ironpace/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { currentUserId } from "#backend/current-user.ts";
import type { ToastMessage } from "#ui/feedback/toast-message.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useGeneratePlan } from "../../api/generate-plan.ts";
import { activePlanQueryOptions } from "../../api/get-active-plan.ts";
import { planQueryOptions } from "../../api/plans.ts";
import { PlanError, getTitle } from "../../api/plan-error.ts";
import { getRequest, type GenerationForm } from "../../model/generation/generation-form.ts";
import type { PlanView } from "../../model/plan-view.ts";

export interface Generation {
  readonly generate: (form: GenerationForm) => Promise<void>;
  /** Shown over everything while the plan is made, and when the connection broke meanwhile. */
  readonly overlay: { readonly progress: GenerationProgress | undefined; readonly failed: boolean } | undefined;
  /** A refusal, shown above the form. */
  readonly error: PlanError | undefined;
  /** The active plan that stands in the way. */
  readonly blockedBy: { readonly id: string; readonly title: string } | undefined;
  readonly reset: () => void;
}

/** Checks for an active plan, has the plan made, then opens it. */
export function useGeneration(): Generation {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutation, progress } = useGeneratePlan();
  const [blockedBy, setBlockedBy] = useState<Generation["blockedBy"]>();

  async function generate(form: GenerationForm): Promise<void> {
    setBlockedBy(undefined);
    mutation.reset();
    const userId = await currentUserId().catch(() => undefined);
    if (userId === undefined) return askToSignIn();
    const active = await queryClient.fetchQuery({ ...activePlanQueryOptions(), staleTime: 0 }).catch(() => null);
    if (active !== null) return block(active);
    await mutation.mutateAsync(getRequest(form, userId)).then(
      ({ plan }) => {
        toast({ title: "Plan Generated", description: plan.title });
        void navigate(`/training-plans?planId=${plan.id}`, { replace: true });
      },
      (error: unknown) => report(error),
    );
  }

  async function report(error: unknown): Promise<void> {
    if (!(error instanceof PlanError)) return;
    if (error.errorType !== "ACTIVE_PLAN_EXISTS") return toast({ title: getTitle(error.errorType), variant: "destructive" });
    toast({ title: "Active Plan Exists", description: "Loading your existing active plan.", variant: "destructive" });
    const active = await loadExisting(error.activePlanId).catch(() => null);
    if (active !== null) return setBlockedBy(active);
    toast({
      title: "Plan Already Exists",
      description: "You already have an active training plan. View your current plan or end it before creating a new one.",
      variant: "destructive",
    });
  }

  function loadExisting(planId: string | undefined): Promise<PlanView | null> {
    if (planId === undefined) return queryClient.fetchQuery({ ...activePlanQueryOptions(), staleTime: 0 });
    return queryClient.fetchQuery({ ...planQueryOptions(planId), staleTime: 0 });
  }

  function block(active: { readonly id: string; readonly title: string }): void {
    setBlockedBy(active);
    toast(ACTIVE_PLAN_EXISTS);
  }

  const refused = mutation.error instanceof PlanError ? mutation.error : undefined;
  const broken = mutation.isError && refused === undefined;
  return {
    generate,
    // Until the plan opens: it is the active plan by then, and nothing stands in its way.
    overlay: mutation.isPending || mutation.isSuccess || broken ? { progress, failed: broken } : undefined,
    error: refused?.errorType === "ACTIVE_PLAN_EXISTS" ? undefined : refused,
    blockedBy,
    reset: () => setBlockedBy(undefined),
  };
}

/** What somebody with an active plan is told who asks for another. */
export const ACTIVE_PLAN_EXISTS: ToastMessage = {
  title: "Active Plan Exists",
  description: "You already have an active training plan. Please end your current plan before creating a new one.",
  variant: "destructive",
};

function askToSignIn(): void {
  toast({ title: "Authentication Required", description: "Please sign in to generate a training plan", variant: "destructive" });
}
