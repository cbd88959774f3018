import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import type { PlanError } from "../../api/plan-error.ts";
import { getTitle } from "./error-titles.ts";
import { plainText } from "#ui/plain-text.ts";

/** Why no plan was made. */
export function GenerationErrorBanner({ error }: { readonly error: PlanError }): ReactNode {
  if (error.errorType === "MEDICAL_REFERRAL") {
    return (
      <Alert tone="destructive" title={getTitle(error.errorType)}>
        {plainText(error.message)}
      </Alert>
    );
  }
  const general = getTitle(error.errorType) === "Generation Error";
  return (
    <Alert tone="destructive" title={general ? "Error Generating Plan" : getTitle(error.errorType)}>
      <p>{general && !error.message.startsWith(FAILED) ? `${FAILED}. ${error.message}` : error.message}</p>
      <p className="mt-1 text-sm text-ink-3">Error code: {error.errorType}</p>
    </Alert>
  );
}

const FAILED = "Failed to generate training plan";
