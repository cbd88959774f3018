import type { PlanErrorBody, PlanErrorType } from "@ironpace/contract";

/** A refusal with the body of document 2, section 8. */
export class PlanFailure extends Error {
  readonly body: PlanErrorBody;

  constructor(status: number, errorType: PlanErrorType, error: string, more: Omit<PlanErrorBody, "error" | "errorType" | "status"> = {}) {
    super(error);
    this.name = "PlanFailure";
    this.body = { error, errorType, status, ...more };
  }
}

export const ACTIVE_PLAN_MESSAGE = "You already have an active training plan";

/** Any thrown value as a body that is safe to send; `otherwise` tells of what nobody foresaw. */
export function failureBody(thrown: unknown, otherwise = "Failed to generate training plan. Please try again."): PlanErrorBody {
  if (thrown instanceof PlanFailure) return thrown.body;
  return { error: otherwise, errorType: "GENERATION_ERROR", status: 500 };
}
