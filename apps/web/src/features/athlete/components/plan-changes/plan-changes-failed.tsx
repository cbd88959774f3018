import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PlanChangesRefused } from "../../api/plan-changes.ts";
import { plainText } from "#ui/text/plain-text.ts";

interface PlanChangesFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Red flags come before any number. A plan that cannot be adjusted at all needs no words; anything else can be tried again. */
export function PlanChangesFailed({ error, onRetry }: PlanChangesFailedProps): ReactNode {
  const errorType = error instanceof PlanChangesRefused ? error.errorType : undefined;
  if (errorType === "PLAN_NOT_FOUND" || errorType === "VALIDATION_ERROR") return null;
  if (errorType === "MEDICAL_REFERRAL") {
    return (
      <Alert tone="destructive" title="Please stop and see a professional" className="mb-5">
        {plainText(error.message)}
      </Alert>
    );
  }
  return (
    <Alert title="We could not work out the changes" action={<Button onClick={onRetry}>Try Again</Button>} className="mb-5">
      {getSentence(error)}
    </Alert>
  );
}
