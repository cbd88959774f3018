import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";

/** What stands here could not be read. */
export function LoadFailure({
  title,
  error,
  onRetry,
}: {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <Alert tone="destructive" title={title} action={<Button onClick={onRetry}>Try Again</Button>}>
      {getSentence(error) ?? "The server did not answer as expected."}
    </Alert>
  );
}
