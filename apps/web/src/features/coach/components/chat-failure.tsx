import { COACH_SIGN_IN } from "@ironpace/contract";
import { useEffect, useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CoachError, NO_ANSWER } from "../api/coach-error.ts";

/** The question stays above it, so that nothing has to be typed again. */
export function ChatFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  const signedOut = error instanceof CoachError && error.errorType === "AUTHENTICATION_REQUIRED";
  const seconds = useSecondsLeft(error);
  return (
    <Alert
      tone="destructive"
      title={signedOut ? COACH_SIGN_IN.title : "No answer"}
      action={
        <Button disabled={seconds > 0} onClick={onRetry}>
          {seconds > 0 ? `Try again in ${seconds} s` : "Try Again"}
        </Button>
      }
    >
      {signedOut ? COACH_SIGN_IN.message : (getSentence(error) ?? NO_ANSWER)}
    </Alert>
  );
}

/** Until the server answers again; 0 when it may be asked at once. */
function useSecondsLeft(error: unknown): number {
  const wait = error instanceof CoachError ? (error.retryAfter ?? 0) : 0;
  const [{ of, passed }, setPassed] = useState({ of: error, passed: 0 });
  if (of !== error) setPassed({ of: error, passed: 0 });
  const left = Math.max(wait - passed, 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setPassed({ of: error, passed: passed + 1 }), 1000);
    return () => clearTimeout(timer);
  }, [error, left, passed]);
  return left;
}
