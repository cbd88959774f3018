import { Check } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import type { PlanSummary } from "../../api/plans.ts";
import { ALREADY_NOTIFIED } from "./empty-plans.tsx";

const EndPlanDialog = lazyPart(async () => (await import("../plan-view/end-plan-dialog.tsx")).EndPlanDialog);

interface PlanFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** What is known of the plan nevertheless. */
  readonly plan?: PlanSummary | undefined;
}

/** The plan could not be read. One that never can must not stand in the way of the next: it can be ended here. */
export function PlanFailure({ error, onRetry, plan }: PlanFailureProps): ReactNode {
  const [ending, setEnding] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={plan?.title ?? "Training Plans"} {...(plan === undefined ? {} : { lede: getFacts(plan) })} />
      {plan !== undefined && (
        <p>
          <Badge tone="success" icon={Check}>
            Active Plan
          </Badge>
        </p>
      )}
      <Alert
        tone="destructive"
        title="Failed to fetch plan"
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="line" onClick={onRetry}>
              Try Again
            </Button>
            {plan !== undefined && (
              <Button variant="danger-line" onClick={() => setEnding(true)}>
                End Current Plan
              </Button>
            )}
          </div>
        }
      >
        {getSentence(error) ?? "An unexpected error occurred"}
      </Alert>
      {plan !== undefined && (
        <EndPlanDialog
          planId={plan.id}
          open={ending}
          onOpenChange={setEnding}
          onEnded={() => void navigate("/training-plans", { state: ALREADY_NOTIFIED })}
        />
      )}
    </>
  );
}

function getFacts({ focus, durationWeeks, createdOn }: PlanSummary): string {
  return `${focus}, ${durationWeeks} weeks. Built ${formatDayMonth(createdOn)}`;
}
