import type { z } from "zod";
import { PlanFailure } from "../plan/plan-failure.ts";

/** The checked JSON body of a request. Throws VALIDATION_ERROR naming each field. */
export async function readJson<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await request.json().catch(() => {
    throw new PlanFailure(400, "VALIDATION_ERROR", "The request body is not valid JSON", { details: { body: "is not valid JSON" } });
  });
  const reason = whyNotStorable(body);
  if (reason !== undefined) throw new PlanFailure(400, "VALIDATION_ERROR", `The request ${reason}`, { details: { body: reason } });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join(".") || "body", issue.message]));
  throw new PlanFailure(400, "VALIDATION_ERROR", sentence(details), { details });
}

/** Levels of lists and objects in one another: no request has as many. */
const MAX_DEPTH = 32;

/** PostgreSQL stores neither the NUL character nor half a surrogate pair, and nobody looks through what is nested without end. */
function whyNotStorable(body: unknown): string | undefined {
  const pending = [{ value: body, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && (!value.isWellFormed() || value.includes("\0"))) return "contains characters that cannot be stored";
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`;
    for (const inner of Object.entries(value).flat()) pending.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}

/** The first problem, with its field unless the message already is a whole sentence. */
function sentence(details: Record<string, string>): string {
  const [field, message] = Object.entries(details)[0] ?? ["body", "is invalid"];
  return /^[A-Z]/.test(message) || message.startsWith(field) ? message : `${field}: ${message}`;
}
