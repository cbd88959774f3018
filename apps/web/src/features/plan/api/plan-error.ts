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

/** Reads the body of a refusal; a body of another shape becomes a GENERATION_ERROR. A message may carry the real one as JSON inside. */
export function planErrorFrom(body: unknown, fallback = "Failed to generate training plan. Please try again."): PlanError {
  if (!isErrorBody(body)) return new PlanError(fallback, "GENERATION_ERROR");
  const inner = embedded(body.error);
  if (inner !== undefined) return planErrorFrom({ ...body, ...inner });
  return new PlanError(body.error, body.errorType ?? "GENERATION_ERROR", body);
}

/** The error object inside a text such as `Edge function failed: {"error": "…", "errorType": "…"}`. */
function embedded(text: string): PlanErrorBody | undefined {
  const [json] = /\{.*\}/s.exec(text) ?? [];
  try {
    const parsed: unknown = JSON.parse(json ?? "");
    return isErrorBody(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is PlanErrorBody {
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
}

export function getTitle(errorType: PlanError["errorType"]): string {
  if (errorType === "VALIDATION_ERROR") return "Validation Error";
  if (errorType === "PERMISSION_ERROR") return "Permission Error";
  return errorType === "MEDICAL_REFERRAL" ? "Please see a professional first" : "Generation Error";
}
