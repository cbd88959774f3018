import { useState, type ReactNode } from "react";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { EndPlanDialog } from "../plan-view/end-plan-dialog.tsx";

interface ActivePlanBannerProps {
  readonly planId: string;
  readonly title: string;
  readonly onEnded: () => void;
}

export function ActivePlanBanner({ planId, title, onEnded }: ActivePlanBannerProps): ReactNode {
  const [ending, setEnding] = useState(false);
  return (
    <Alert
      title="Active Plan Already Exists"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/training-plans?planId=${planId}`} variant="solid">
            View Your Active Plan
          </ButtonLink>
          <Button variant="danger-line" onClick={() => setEnding(true)}>
            End Current Plan
          </Button>
        </div>
      }
    >
      <p>{title}</p>
      <p>You must end your current active plan before generating a new one.</p>
      <EndPlanDialog planId={planId} open={ending} onOpenChange={setEnding} onEnded={onEnded} />
    </Alert>
  );
}
