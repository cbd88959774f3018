import type { GenerationProgress } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { useNavigate } from "react-router";
import { currentUserId } from "#backend/current-user.ts";
import { toast } from "#ui/toast.ts";
import { useGeneratePlan } from "../../api/generate-plan.ts";
import { PlanError } from "../../api/plan-error.ts";
import { getContinuation } from "../../model/generation-form.ts";
import type { PlanView } from "../../model/plan-view.ts";

export interface Continuation {
  readonly continuePlan: () => Promise<void>;
  /** Shown over everything while the next block is made, and when the connection broke meanwhile. */
  readonly overlay: { readonly progress: GenerationProgress | undefined; readonly failed: boolean } | undefined;
}

/** Has the block after `plan` made, which ends this one, and opens it. */
export function useContinuation(plan: PlanView, today: Day): Continuation {
  const { mutation, progress } = useGeneratePlan();
  const navigate = useNavigate();

  async function continuePlan(): Promise<void> {
    toast({ title: "Plan continuation initiated", description: "We're creating your next 5-week training progression" });
    try {
      const made = await mutation.mutateAsync(getContinuation(plan, await currentUserId(), today));
      toast({ title: "Plan Generated", description: made.plan.title });
      void navigate(`/training-plans?planId=${made.plan.id}`);
    } catch (error) {
      if (!(error instanceof PlanError)) return;
      toast({ title: "Error", description: "Failed to continue plan. Please try again.", variant: "destructive" });
    }
  }

  const broken = mutation.isError && !(mutation.error instanceof PlanError);
  return { continuePlan, overlay: mutation.isPending || broken ? { progress, failed: broken } : undefined };
}
