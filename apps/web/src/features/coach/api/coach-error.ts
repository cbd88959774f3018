import { COACH_SIGN_IN, type CoachErrorBody, type CoachErrorType } from "@ironpace/contract";

/** An answer that did not come, with the service's reason. */
export class CoachError extends Error {
  readonly errorType: CoachErrorType;
  /** Seconds until it may be asked again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, errorType: CoachErrorType = "UNEXPECTED_ERROR", retryAfter?: number) {
    super(message);
    this.name = "CoachError";
    this.errorType = errorType;
    this.retryAfter = retryAfter;
  }
}

export const NO_ANSWER = "I could not answer just now. Please try again.";

export function signInFirst(): CoachError {
  return new CoachError(COACH_SIGN_IN.message, "AUTHENTICATION_REQUIRED");
}

/** Reads the body of a refusal, and its status and headers where it is a response of its own. */
export function coachErrorFrom(body: unknown, response?: Pick<Response, "status" | "headers">): CoachError {
  if (response?.status === 401) return signInFirst();
  const seconds = Number(response?.headers.get("Retry-After") ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
  const { error, errorType, message } = (typeof body === "object" ? (body ?? {}) : {}) as Partial<CoachErrorBody> & { message?: unknown };
  if (errorType === "AUTHENTICATION_REQUIRED") return signInFirst();
  return new CoachError([error, message].find((each) => typeof each === "string") ?? NO_ANSWER, errorType, retryAfter);
}
