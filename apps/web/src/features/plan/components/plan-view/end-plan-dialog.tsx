import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useEndPlan, useReopenPlan } from "../../api/end-plan.ts";

interface EndPlanDialogProps {
  readonly planId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onEnded: () => void;
}

/** Asks first; afterwards the message at the bottom can still take it back. */
export function EndPlanDialog({ planId, open, onOpenChange, onEnded }: EndPlanDialogProps): ReactNode {
  const endPlan = useEndPlan();
  const reopenPlan = useReopenPlan();

  // Both are told by their promises: this dialog may be gone with the plan before the answer has been dealt with.
  function undo(): void {
    void reopenPlan.mutateAsync(planId).then(
      () => toast({ title: "Plan Active Again", description: "Everything is as it was." }),
      (error: unknown) => toast({ title: "The plan could not be reactivated", description: getSentence(error), variant: "destructive" }),
    );
  }

  function end(): void {
    void endPlan.mutateAsync(planId).then(
      () => {
        onOpenChange(false);
        toast({
          title: "Plan Ended",
          description: "Your completed sessions stay in your history.",
          action: { label: "Undo", onClick: undo },
        });
        onEnded();
      },
      () => toast({ title: "Error", description: "Failed to end plan. Please try again.", variant: "destructive" }),
    );
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="End this plan?"
      description="Your remaining sessions are removed. What you completed stays. Then you can generate a new plan."
      confirm="End plan"
      confirmBusy="Ending..."
      busy={endPlan.isPending}
      onConfirm={end}
    />
  );
}
