import type { z } from "zod";
import { PlanFailure } from "../generate-training-plan/plan-failure.ts";

/** The checked JSON body of a request. Throws VALIDATION_ERROR naming each field. */
export async function readJson<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await request.json().catch(() => {
    throw new PlanFailure(400, "VALIDATION_ERROR", "The request body is not valid JSON", { details: { body: "is not valid JSON" } });
  });
  if (!isStorable(body)) {
    const reason = "contains characters that cannot be stored";
    throw new PlanFailure(400, "VALIDATION_ERROR", `The request ${reason}`, { details: { body: reason } });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join(".") || "body", issue.message]));
  throw new PlanFailure(400, "VALIDATION_ERROR", sentence(details), { details });
}

/** PostgreSQL stores neither the NUL character nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  return typeof value !== "object" || value === null || Object.values(value).every(isStorable);
}

/** The first problem, with its field unless the message already is a whole sentence. */
function sentence(details: Record<string, string>): string {
  const [field, message] = Object.entries(details)[0] ?? ["body", "is invalid"];
  return /^[A-Z]/.test(message) || message.startsWith(field) ? message : `${field}: ${message}`;
}
