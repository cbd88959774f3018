import { type EstimatesRequest, estimatesRequest, type EstimatesResponse } from "@ironpace/contract";
import { movedEstimates } from "@ironpace/training";
import { planAthlete } from "../adjust-training-plan/current-plan.ts";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { readAthleteRecords } from "../athlete/athlete-records.ts";
import { failureBody, PlanFailure } from "../plan/plan-failure.ts";
import { readJson } from "../http/read-json.ts";
import { readEstimates, readStoredEstimates, readStoredEvidence } from "./read-evidence.ts";

/** `POST /functions/v1/estimates`: maxima, VDOT, threshold power and splits as the log shows them, each with its line; nothing is changed. */
export const estimates: FunctionHandler = async (request, context) => {
  try {
    return Response.json(await answer(await readJson(request, estimatesRequest), context));
  } catch (thrown) {
    if (!(thrown instanceof PlanFailure)) context.log.error({ err: thrown }, "estimates failed");
    const body = failureBody(thrown, "We could not load your estimates. Please try again.");
    return Response.json(body, { status: body.status });
  }
};

async function answer({ planId }: EstimatesRequest, context: FunctionContext): Promise<EstimatesResponse> {
  if (planId === undefined) {
    const records = await readAthleteRecords(context);
    return { estimates: await readStoredEstimates(context, records), moved: [] };
  }
  const [{ athlete, records }, stored] = await Promise.all([planAthlete(planId, context), readStoredEvidence(context)]);
  const found = await readEstimates(context, records, athlete, stored);
  return { estimates: found, moved: movedEstimates(athlete, found, context.today) };
}
