import {
  type MoveOption,
  type SessionOptionsRequest,
  sessionOptionsRequest,
  type SessionOptionsResponse,
  getSessionId,
} from "@ironpace/contract";
import { moveOptions, swapOptions } from "@ironpace/training";
import { planned } from "../adjust-training-plan/build-adjustment.ts";
import { type CurrentPlan, currentPlan } from "../adjust-training-plan/current-plan.ts";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { failureBody, PlanFailure } from "../plan/plan-failure.ts";
import { readJson } from "../http/read-json.ts";

/** `POST /functions/v1/session-options`: to which days a session may move, and which exercises may take the place of one of its lines. */
export const sessionOptions: FunctionHandler = async (request, context) => {
  try {
    const input = await readJson(request, sessionOptionsRequest);
    return Response.json(options(input, await currentPlan(input.planId, context), context));
  } catch (thrown) {
    if (!(thrown instanceof PlanFailure)) context.log.error({ err: thrown }, "session-options failed");
    const body = failureBody(thrown, "We could not load the other exercises. Please try again.");
    return Response.json(body, { status: body.status });
  }
};

function options({ sessionId, item }: SessionOptionsRequest, current: CurrentPlan, { today }: FunctionContext): SessionOptionsResponse {
  const { row, block, athlete, outcomes } = current;
  const id = planned(sessionId, row);
  return {
    moves: moveOptions(block.plan, athlete, id, { today, outcomes }).map((option) => moveOption(option, current)),
    swaps: item === undefined ? [] : swapOptions(block.plan, athlete, id, item).map(({ by, text, why }) => ({ by, text, why })),
  };
}

function moveOption({ date, check }: ReturnType<typeof moveOptions>[number], { row }: CurrentPlan): MoveOption {
  if (check.kind === "refused") return { date, refused: check.reason, warnings: [] };
  const other = row.training_sessions.find((session) => getSessionId(session) === check.swapsWith);
  return { date, ...(other && { swapsWith: other.id }), warnings: check.warnings.map(({ message }) => message) };
}
