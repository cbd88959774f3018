import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EndPlanDialog } from "../plan-view/end-plan-dialog.tsx";

interface ActivePlanBannerProps {
  readonly planId: string;
  readonly title: string;
  readonly onEnded: () => void;
}

export function ActivePlanBanner({ planId, title, onEnded }: ActivePlanBannerProps): ReactNode {
  const [ending, setEnding] = useState(false);
  const navigate = useNavigate();
  return (
    <Alert
      title="Active Plan Already Exists"
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="solid" onClick={() => void navigate(`/training-plans?planId=${planId}`)}>
            View Your Active Plan
          </Button>
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
