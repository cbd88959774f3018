import type { ReactNode } from "react";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";

interface PlanFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

export function PlanFailure({ error, onRetry }: PlanFailureProps): ReactNode {
  return (
    <>
      <PageHeader title="Training Plans" />
      <Alert
        tone="destructive"
        title="Failed to fetch plan"
        action={
          <Button variant="line" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {sentenceOf(error) ?? "An unexpected error occurred"}
      </Alert>
    </>
  );
}
