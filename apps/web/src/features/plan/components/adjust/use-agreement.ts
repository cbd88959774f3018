import type { AdjustTrainingPlanResponse } from "@ironpace/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useAcceptProposal, useProposal, useUndoAdjustment, type Situation } from "../../api/adjust-plan.ts";
import { PlanError } from "../../api/plan-error.ts";

export interface Agreement {
  readonly proposal: UseQueryResult<AdjustTrainingPlanResponse>;
  readonly busy: boolean;
  readonly accept: () => void;
}

/** The proposal for a situation, and the way to agree to it. Its message can take it back. */
export function useAgreement(situation: Situation | undefined, done: { readonly title: string; readonly onClose: () => void }): Agreement {
  const proposal = useProposal(situation);
  const acceptance = useAcceptProposal();
  const undo = useUndo();

  async function accept(): Promise<void> {
    if (situation === undefined || proposal.data === undefined) return;
    try {
      const { planId, adjustmentId, changes } = await acceptance.mutateAsync({ situation, fingerprint: proposal.data.fingerprint });
      toast({
        title: done.title,
        description: changes.length === 1 ? "1 session changed." : `${changes.length} sessions changed.`,
        ...(adjustmentId === null ? {} : { action: { label: "Undo", onClick: () => undo({ planId, adjustmentId }) } }),
      });
      done.onClose();
    } catch (error) {
      toast({ title: "We could not change your plan", description: getSentence(error), variant: "destructive" });
      if (error instanceof PlanError && error.errorType === "PLAN_CHANGED") void proposal.refetch();
    }
  }

  return { proposal, busy: acceptance.isPending, accept: () => void accept() };
}

/** Takes a change off again and tells how it went; what it was called from may be gone by then. */
export function useUndo(): (layer: { readonly planId: string; readonly adjustmentId: string }) => void {
  const { mutateAsync } = useUndoAdjustment();
  return (layer) =>
    void mutateAsync(layer).then(
      () => toast({ title: "Change undone", description: "Your plan is as it was." }),
      (error: unknown) => toast({ title: "Could not undo", description: getSentence(error), variant: "destructive" }),
    );
}
