import { COACH_SIGN_IN } from "@ironpace/contract";
import type { ReactNode } from "react";
import { sentenceOf } from "../../../backend/error-sentence.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoachError, NO_ANSWER } from "../api/coach-error.ts";

/** The question stays above it, so that nothing has to be typed again. */
export function ChatFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  const signedOut = error instanceof CoachError && error.errorType === "AUTHENTICATION_REQUIRED";
  return (
    <Alert tone="destructive" title={signedOut ? COACH_SIGN_IN.title : "No answer"} action={<Button onClick={onRetry}>Try Again</Button>}>
      {signedOut ? COACH_SIGN_IN.message : (sentenceOf(error) ?? NO_ANSWER)}
    </Alert>
  );
}
