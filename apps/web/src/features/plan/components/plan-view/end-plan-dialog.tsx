import type { ReactNode } from "react";
import { AlertDialog } from "../../../../ui/alert-dialog.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useEndPlan } from "../../api/end-plan.ts";

interface EndPlanDialogProps {
  readonly planId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onEnded: () => void;
}

export function EndPlanDialog({ planId, open, onOpenChange, onEnded }: EndPlanDialogProps): ReactNode {
  const endPlan = useEndPlan();

  function end(): void {
    endPlan.mutate(planId, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: "Plan Ended", description: "What you did in it stays in your history." });
        onEnded();
      },
      onError: () => toast({ title: "Error", description: "Failed to end plan. Please try again.", variant: "destructive" }),
    });
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="End this plan?"
      description="The sessions still ahead will no longer be shown as your training. What you completed stays. You can generate a new plan afterwards."
      confirm="End plan"
      confirmBusy="Ending..."
      busy={endPlan.isPending}
      onConfirm={end}
    />
  );
}
