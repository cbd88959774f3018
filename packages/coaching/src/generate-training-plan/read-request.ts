import { generateTrainingPlanRequest, type GenerateTrainingPlanRequest } from "@ironpace/contract";
import { PlanFailure } from "./plan-failure.ts";

/** The checked body. Throws VALIDATION_ERROR naming each field, PERMISSION_ERROR for somebody else's userId. */
export async function readRequest(request: Request, userId: string): Promise<GenerateTrainingPlanRequest> {
  const body: unknown = await request.json().catch(() => {
    throw new PlanFailure(400, "VALIDATION_ERROR", "The request body is not valid JSON", { details: { body: "is not valid JSON" } });
  });
  const parsed = generateTrainingPlanRequest.safeParse(body);
  if (!parsed.success) {
    const details = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join(".") || "body", issue.message]));
    throw new PlanFailure(400, "VALIDATION_ERROR", sentence(details), { details });
  }
  if (parsed.data.userId !== userId) {
    throw new PlanFailure(403, "PERMISSION_ERROR", "A plan can only be generated for the signed-in user", {
      details: { userId: "is not yours" },
    });
  }
  return parsed.data;
}

/** The first problem, with its field unless the message already is a whole sentence. */
function sentence(details: Record<string, string>): string {
  const [field, message] = Object.entries(details)[0] ?? ["body", "is invalid"];
  return /^[A-Z]/.test(message) || message.startsWith(field) ? message : `${field}: ${message}`;
}
