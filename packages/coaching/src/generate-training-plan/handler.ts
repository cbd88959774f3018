import {
  GENERATION_STEPS,
  type GenerateTrainingPlanRequest,
  type GenerateTrainingPlanResponse,
  type GenerationProgress,
} from "@ironpace/contract";
import { addDays, generatePlan, mondayOf, validatePlan, type Athlete, type Day, type Plan } from "@ironpace/training";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { eventStream, wantsEventStream } from "../http/event-stream.ts";
import { athleteFrom } from "./athlete.ts";
import { readAthleteRecords } from "./athlete-records.ts";
import { failureBody, PlanFailure } from "./plan-failure.ts";
import { type Beginning, readBeginning } from "./previous-plan.ts";
import { readRequest } from "./read-request.ts";
import { refuseSecondPlan, savePlan } from "./save-plan.ts";

type Report = (progress: number, step: number, week?: number) => Promise<void>;

/** `POST /functions/v1/generate-training-plan`: JSON, or progress events when the caller accepts an event stream. */
export const generateTrainingPlan: FunctionHandler = async (request, context) => {
  try {
    const input = await readRequest(request, context.userId);
    await refuseSecondPlan(context);
    if (!wantsEventStream(request)) return Response.json(await makePlan(input, context, request.signal, async () => undefined));
    return eventStream(async (emit) => {
      const report: Report = async (progress, currentStep, week) => {
        const data: GenerationProgress = {
          progress,
          currentStep,
          totalSteps: GENERATION_STEPS.length,
          ...(week && { week, totalWeeks: input.durationWeeks }),
        };
        await emit({ event: "progress", data });
      };
      try {
        await emit({ event: "result", data: await makePlan(input, context, request.signal, report) });
      } catch (thrown) {
        if (request.signal.aborted) return;
        await emit({ event: "error", data: logged(thrown, context) });
      }
    });
  } catch (thrown) {
    const body = logged(thrown, context);
    return Response.json(body, { status: body.status });
  }
};

/** Below 30 the profile is read, 30-69 the weeks are made, from 70 on the plan is saved. */
async function makePlan(
  input: GenerateTrainingPlanRequest,
  context: FunctionContext,
  signal: AbortSignal,
  report: Report,
): Promise<GenerateTrainingPlanResponse> {
  await report(5, 1);
  const athlete = athleteFrom(input, await readAthleteRecords(context));
  await report(20, 2);
  const startDate = startMonday(input, context.today);
  const beginning = await readBeginning(input, startDate, context);
  await report(30, 3);
  const plan = planOf(athlete, { startDate, weeks: input.durationWeeks, ...beginning });
  for (const { week } of plan.weeks) await report(30 + Math.floor((39 * week) / plan.durationWeeks), week === 1 ? 3 : 4, week);
  const violations = validatePlan(plan, athlete);
  if (violations.length > 0) context.log.error({ violations }, "The engine broke its own rules");
  signal.throwIfAborted();
  await report(75, 5);
  const saved = await savePlan(plan, athlete, input.previousPlanId, context);
  await report(100, 5);
  return saved;
}

function planOf(athlete: Athlete, options: { startDate: Day; weeks: number } & Beginning): Plan {
  const result = generatePlan(athlete, options);
  if (result.kind === "referral") throw new PlanFailure(422, "MEDICAL_REFERRAL", result.referral.text);
  return result.plan;
}

/** A block begins on a Monday: the one of the day asked for, else today or the next. */
function startMonday({ startDate }: GenerateTrainingPlanRequest, today: Day): Day {
  if (startDate !== undefined) return mondayOf(startDate);
  return mondayOf(addDays(today, 6));
}

function logged(thrown: unknown, context: FunctionContext) {
  if (!(thrown instanceof PlanFailure)) context.log.error({ err: thrown }, "generate-training-plan failed");
  return failureBody(thrown);
}
