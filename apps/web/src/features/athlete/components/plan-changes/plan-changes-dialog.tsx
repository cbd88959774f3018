import type { AdjustTrainingPlanResponse } from "@ironpace/contract";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useShownChanges } from "#backend/preferences/use-shown-changes.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ScrollingChangeList } from "#ui/data/change-list.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useAcceptPlanChanges, useUndoPlanChanges, type News } from "../../api/plan-changes.ts";

interface PlanChangesDialogProps {
  readonly news: News;
  readonly changes: AdjustTrainingPlanResponse;
  readonly onClose: () => void;
  /** The plan is to stay as it is. */
  readonly onKeep: () => void;
}

/** Every session that would change, before and after, with the reason; to accept or to leave. */
export function PlanChangesDialog({ news, changes, onClose, onKeep }: PlanChangesDialogProps): ReactNode {
  const shown = useShownChanges()(changes);
  const accept = useAcceptPlanChanges();
  const undo = useUndoPlanChanges();
  const takeBack = (made: AdjustTrainingPlanResponse) =>
    void undo.mutateAsync(made).then(
      () => toast({ title: "Change undone", description: "Your plan is as it was." }),
      (error: unknown) => toast({ title: "Could not undo", description: getSentence(error), variant: "destructive" }),
    );
  const apply = () =>
    // Told by the promise: once the plan is read again, there is nothing left to change and this dialog is gone.
    void accept
      .mutateAsync({ news, changes })
      .then(
        (made) =>
          toast({
            title: "Training Plan Adjusted",
            description: news.reason === "benchmark" ? "Your plan now uses your new numbers." : "Your plan now fits your profile.",
            ...(made.adjustmentId !== null && { action: { label: "Undo", onClick: () => takeBack(made) } }),
          }),
        (error: unknown) => toast({ title: "We could not change your plan", description: getSentence(error), variant: "destructive" }),
      )
      .finally(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="What changes in your plan"
      description={shown.reasons.join(" ")}
      footer={
        <>
          <Button variant="ghost" disabled={accept.isPending} onClick={onKeep}>
            Keep my plan
          </Button>
          <Button variant="solid" busy={accept.isPending} busyText="Saving..." onClick={apply}>
            {changes.changes.length === 1 ? "Accept 1 change" : `Accept ${changes.changes.length} changes`}
          </Button>
        </>
      }
    >
      {shown.warnings.length > 0 && <Alert className="mb-4">{shown.warnings.join(" ")}</Alert>}
      <ScrollingChangeList changes={shown.changes} />
    </Dialog>
  );
}
