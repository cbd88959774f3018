import {
  adjustTrainingPlanRequest,
  type AdjustTrainingPlanRequest,
  type AdjustTrainingPlanResponse,
  type PlannedChange,
} from "@ironpace/contract";
import { adjust, explain, validatePlan, type Adjustment } from "@ironpace/training";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { athleteFrom } from "../generate-training-plan/athlete.ts";
import { failureBody, PlanFailure } from "../generate-training-plan/plan-failure.ts";
import { readJson } from "../http/read-json.ts";
import { type ChangedRow, changedRows } from "./changed-rows.ts";
import { currentPlan, type CurrentPlan } from "./current-plan.ts";
import { changedMeanwhile, saveAdjustment } from "./save-adjustment.ts";

/** `POST /functions/v1/adjust-training-plan`: what would change, or with `preview: false` the change itself. */
export const adjustTrainingPlan: FunctionHandler = async (request, context) => {
  try {
    const input = await readJson(request, adjustTrainingPlanRequest);
    return Response.json(await adjusted(input, context));
  } catch (thrown) {
    if (!(thrown instanceof PlanFailure)) context.log.error({ err: thrown }, "adjust-training-plan failed");
    const body = failureBody(thrown, "Failed to adjust training plan. Please try again.");
    return Response.json(body, { status: body.status });
  }
};

async function adjusted(input: AdjustTrainingPlanRequest, context: FunctionContext): Promise<AdjustTrainingPlanResponse> {
  const current = await currentPlan(input.planId, context);
  const { block, athlete } = current;
  const result = adjust(block.plan, athlete, newBenchmarks(current), { today: context.today, outcomes: block.outcomes });
  if (result.kind === "referral") throw new PlanFailure(422, "MEDICAL_REFERRAL", result.referral.text);
  const violations = validatePlan(result.plan, result.athlete);
  if (violations.length > 0) context.log.error({ violations }, "The engine broke its own rules");
  const rows = changedRows(result.layer, current.row);
  const fingerprint = await fingerprintOf(rows);
  const answer = { planId: input.planId, fingerprint, reasons: result.layer.reasons, changes: inWords(rows, explain(result.layer)) };
  if (input.preview || rows.length === 0) return { ...answer, adjustmentId: null };
  if (input.fingerprint !== undefined && input.fingerprint !== fingerprint) throw changedMeanwhile();
  return { ...answer, adjustmentId: await saveAdjustment(current, result, rows, context) };
}

/** The numbers that are stored now. What was taken out since the plan was made still counts: nothing better is known. */
function newBenchmarks({ row, records }: CurrentPlan): Adjustment {
  const { strength, gymnastics, conditioning } = athleteFrom(
    { userLevel: row.level, primaryFocus: row.focus_area, weeklyAvailability: row.sessions_per_week },
    records,
  );
  return { kind: "benchmarks", strength, gymnastics, conditioning };
}

function inWords(rows: readonly ChangedRow[], explanations: ReturnType<typeof explain>): PlannedChange[] {
  return rows.map(({ id, session_id, session }) => {
    const told = explanations.find(({ sessionId }) => sessionId === id);
    const { title, week, date } = session;
    return {
      sessionId: session_id,
      title,
      week,
      date,
      before: told?.before ?? "",
      after: told?.after ?? "",
      reason: told?.reason ?? "",
    };
  });
}

/** The same changes have the same fingerprint, on whatever day they are looked at. */
async function fingerprintOf(rows: readonly ChangedRow[]): Promise<string> {
  const text = JSON.stringify(rows.map(({ id, after }) => [id, after]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
