import type { PlanErrorBody, PlanErrorType } from "@ironpace/contract";

/** A plan that was not made, with the service's reason. */
export class PlanError extends Error {
  readonly errorType: PlanErrorType | "EMPTY_RESPONSE" | "INVALID_RESPONSE_FORMAT";
  /** Set for ACTIVE_PLAN_EXISTS. */
  readonly activePlanId: string | undefined;
  /** Field → what is wrong with it. */
  readonly details: Readonly<Record<string, string>>;

  constructor(message: string, errorType: PlanError["errorType"], body: Partial<PlanErrorBody> = {}) {
    super(message);
    this.name = "PlanError";
    this.errorType = errorType;
    this.activePlanId = body.activePlanId ?? body.activePlan?.id;
    this.details = body.details ?? {};
  }
}

/** Reads the body of a refusal; a body of another shape becomes an UNEXPECTED_ERROR. */
export function planErrorFrom(body: unknown): PlanError {
  const parsed = isErrorBody(body) ? body : undefined;
  if (parsed === undefined) return new PlanError("Failed to generate training plan. Please try again.", "GENERATION_ERROR");
  return new PlanError(parsed.error, parsed.errorType ?? "GENERATION_ERROR", parsed);
}

function isErrorBody(body: unknown): body is PlanErrorBody {
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
}
