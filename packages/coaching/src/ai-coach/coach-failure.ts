import type { CoachErrorBody, CoachErrorType } from "@ironpace/contract";
import { PlanFailure } from "../plan/plan-failure.ts";

export class CoachFailure extends Error {
  readonly body: CoachErrorBody;

  constructor(status: number, errorType: CoachErrorType, error: string) {
    super(error);
    this.name = "CoachFailure";
    this.body = { error, errorType, status };
  }
}

/** Any thrown value as a body that is safe to send. */
export function coachFailureBody(thrown: unknown): CoachErrorBody {
  if (thrown instanceof CoachFailure) return thrown.body;
  if (thrown instanceof PlanFailure) {
    const { error, status, details } = thrown.body;
    return { error, errorType: "VALIDATION_ERROR", status, ...(details && { details }) };
  }
  return { error: "I could not answer just now. Please try again.", errorType: "UNEXPECTED_ERROR", status: 500 };
}
