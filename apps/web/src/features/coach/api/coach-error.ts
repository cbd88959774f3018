import { COACH_SIGN_IN, type CoachErrorBody, type CoachErrorType } from "@ironpace/contract";

/** An answer that did not come, with the service's reason. */
export class CoachError extends Error {
  readonly errorType: CoachErrorType;

  constructor(message: string, errorType: CoachErrorType = "UNEXPECTED_ERROR") {
    super(message);
    this.name = "CoachError";
    this.errorType = errorType;
  }
}

export const NO_ANSWER = "The coach could not answer. Please try again.";

export function signInFirst(): CoachError {
  return new CoachError(COACH_SIGN_IN.message, "AUTHENTICATION_REQUIRED");
}

/** Reads the body of a refusal. */
export function coachErrorFrom(body: unknown, status?: number): CoachError {
  if (status === 401) return signInFirst();
  if (typeof body !== "object" || body === null || !("error" in body) || typeof body.error !== "string") return new CoachError(NO_ANSWER);
  const { error, errorType } = body as Partial<CoachErrorBody>;
  return errorType === "AUTHENTICATION_REQUIRED" ? signInFirst() : new CoachError(error ?? NO_ANSWER, errorType);
}
