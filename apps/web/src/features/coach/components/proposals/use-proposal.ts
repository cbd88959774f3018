import type { AdjustTrainingPlanResponse, CoachProposal, CoachPlanRequest } from "@ironpace/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { use, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { toast } from "#ui/feedback/toast.ts";
import { PlanRefusal, useActivePlanId, useAdjustPlan, useProposalPreview } from "../../api/plan-proposal.ts";
import type { Decision } from "../../model/chat.ts";
import type { TakeBack } from "../../model/take-back.ts";
import { AdjustmentContext } from "./adjustment-context.ts";

/** A change of the plan. */
export type PlanProposal = Omit<CoachProposal, "request"> & { readonly request: CoachPlanRequest };

export interface ProposalControl {
  readonly request: CoachPlanRequest;
  readonly planId: UseQueryResult<string | null>;
  readonly preview: UseQueryResult<AdjustTrainingPlanResponse>;
  /** Present after accepting just now. */
  readonly accepted: AdjustTrainingPlanResponse | undefined;
  readonly busy: boolean;
  edit(request: CoachPlanRequest): void;
  accept(): void;
}

/** What the athlete does with a card; `undo` takes back what was accepted. */
export type Decide = (decision: Decision, undo?: TakeBack) => void;

/** A proposal from its preview to the layer over the plan. `wanted`: the preview is asked for. */
export function useProposal(proposal: PlanProposal, wanted: boolean, onDecide: Decide): ProposalControl {
  const [request, setRequest] = useState(proposal.request);
  // Sent again after a lost answer, the change is made once.
  const [requestId, setRequestId] = useState(newId);
  const [accepted, setAccepted] = useState<AdjustTrainingPlanResponse>();
  const planId = useActivePlanId(wanted);
  const preview = useProposalPreview(wanted ? planId.data : undefined, request);
  const { mutateAsync, isPending } = useAdjustPlan();
  const listener = use(AdjustmentContext);

  async function accept(): Promise<void> {
    if (preview.data === undefined) return;
    const { planId: ofPlan, fingerprint } = preview.data;
    try {
      const made = await mutateAsync({ planId: ofPlan, ...request, fingerprint, requestId });
      if (made.adjustmentId !== null) listener?.laid(made.adjustmentId, request);
      setAccepted(made);
      onDecide(request === proposal.request ? "accepted" : "edited", findUndo(made));
    } catch (error) {
      toast({ title: "We could not change your plan", description: getSentence(error), variant: "destructive" });
      if (error instanceof PlanRefusal && error.errorType === "PLAN_CHANGED") {
        setRequestId(newId());
        void preview.refetch();
      }
    }
  }

  return {
    request,
    planId,
    preview,
    accepted,
    busy: isPending,
    edit: (edited) => {
      setRequest(edited);
      setRequestId(newId());
    },
    accept: () => void accept(),
  };
}

function findUndo({ planId, adjustmentId }: AdjustTrainingPlanResponse): TakeBack | undefined {
  return adjustmentId === null ? undefined : { steps: [{ do: "undo", planId, adjustmentId }] };
}
