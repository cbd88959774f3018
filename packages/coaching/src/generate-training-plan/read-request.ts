import { generateTrainingPlanRequest, type GenerateTrainingPlanRequest } from "@ironpace/contract";
import { readJson } from "../http/read-json.ts";
import { PlanFailure } from "../plan/plan-failure.ts";

/** The checked body. Throws VALIDATION_ERROR naming each field, PERMISSION_ERROR for somebody else's userId. */
export async function readRequest(request: Request, userId: string): Promise<GenerateTrainingPlanRequest> {
  const body = await readJson(request, generateTrainingPlanRequest);
  if (body.userId !== userId) {
    throw new PlanFailure(403, "PERMISSION_ERROR", "A plan can only be generated for the signed-in user", {
      details: { userId: "is not yours" },
    });
  }
  return body;
}
