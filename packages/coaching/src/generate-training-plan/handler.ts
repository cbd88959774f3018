import {
  type GenerateTrainingPlanRequest,
  generateTrainingPlanRequest,
  type GenerateTrainingPlanResponse,
  type PlanErrorBody,
} from "@ironpace/contract";
import { addDays, type Athlete, type Day, getMonday, type Plan, type PlanNote, planSteps, validatePlan } from "@ironpace/training";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { eventStream, wantsEventStream } from "../http/event-stream.ts";
import { referralInProfile } from "../triage/profile-text.ts";
import { stopForNotes } from "../triage/session-notes.ts";
import { refusalWhileStopped } from "../triage/stops.ts";
import { planToEnd } from "../plan/active-plan.ts";
import { athleteFrom, knownHistory } from "../athlete/athlete.ts";
import { type AthleteRecords, readAthleteRecords } from "../athlete/athlete-records.ts";
import { readGeneratedPlan } from "./generated-plan.ts";
import { failureBody, PlanFailure } from "../plan/plan-failure.ts";
import { type Beginning, readBeginning } from "../plan/previous-plan.ts";
import { getProgress, type Report } from "./progress.ts";
import { savePlan } from "./save-plan.ts";
import { rewriteSessions, sessionWriter, weekDone } from "./rewrite-sessions.ts";
import { readJson } from "../http/read-json.ts";

/** `POST /functions/v1/generate-training-plan`: JSON, or progress events when the caller accepts an event stream. */
export const generateTrainingPlan: FunctionHandler = async (request, context) => {
  try {
    const input = await readRequest(request, context.userId);
    const work = await prepared(input, request.signal, context);
    if (!wantsEventStream(request)) return Response.json(await work(async () => undefined));
    return eventStream(async (emit) => {
      try {
        await emit({ event: "result", data: await work(getProgress(input, emit)) });
      } catch (thrown) {
        if (request.signal.aborted) return;
        await emit({ event: "error", data: logged(thrown, context) });
      }
    });
  } catch (thrown) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    const body = logged(thrown, context);
    return Response.json(body, { status: body.status });
  }
};

/** Nobody reads it; it stands in the log. */
const CLIENT_CLOSED_REQUEST = 499;

type Work = (report: Report) => Promise<GenerateTrainingPlanResponse>;

/** What is left to do once nothing stands in the way: for a request that was done before, nothing but to tell. */
async function prepared(input: GenerateTrainingPlanRequest, signal: AbortSignal, context: FunctionContext): Promise<Work> {
  const made = await readGeneratedPlan(input.requestId, context);
  if (made !== undefined) return async () => made;
  await stopForNotes(context);
  const refusal = await refusalWhileStopped(context);
  if (refusal !== undefined) throw new PlanFailure(422, "MEDICAL_REFERRAL", refusal);
  try {
    const endsPlanId = await planToEnd(input, context);
    return (report) => makePlan({ ...input, endsPlanId }, context, signal, report);
  } catch (refused) {
    // The active plan may be of this very request, sent twice at once and stored since it was looked for.
    const stored = await readGeneratedPlan(input.requestId, context);
    if (stored === undefined) throw refused;
    return async () => stored;
  }
}

/** Below 30 the profile is read, 30-69 the weeks are made, from 70 on the plan is saved. Nothing is stored for a caller who has gone. */
async function makePlan(
  input: GenerateTrainingPlanRequest & { readonly endsPlanId: string | undefined },
  context: FunctionContext,
  signal: AbortSignal,
  report: Report,
): Promise<GenerateTrainingPlanResponse> {
  await report(5, 1);
  const records = await readAthleteRecords(context);
  const athlete = athleteFrom(input, records);
  const emergency = await referralInProfile([athlete.injuries, records.context?.coach_notes], context.today);
  if (emergency !== undefined) throw new PlanFailure(422, "MEDICAL_REFERRAL", emergency);
  signal.throwIfAborted();
  await report(20, 2);
  const startDate = startMonday(input, context.today);
  const beginning = await readBeginning(input, startDate, context);
  signal.throwIfAborted();
  await report(30, 3);
  const writer = sessionWriter(records, context);
  // Where a model writes the sessions, its weeks are the ones that are told of.
  const onWeek = writer === undefined ? (week: number) => report(weekDone(week, input), week === 1 ? 3 : 4, { week }) : undefined;
  const built = await getPlan(athlete, { startDate, weeks: input.durationWeeks, ...beginning }, signal, onWeek);
  const plan = { ...built, notes: [...built.notes, ...historyQuestions(records)] };
  const violations = validatePlan(plan, athlete);
  if (violations.length > 0) context.log.error({ violations }, "The engine broke its own rules");
  const made = await rewriteSessions(plan, { input, athlete, records, writer }, { log: context.log, signal, report });
  await report(75, 5);
  signal.throwIfAborted();
  const { previousPlanId, endsPlanId, requestId } = input;
  const saved = await savePlan(made, athlete, { previousPlanId, endsPlanId, requestId }, context);
  await report(100, 5);
  return saved;
}

/** Where the profile and the log disagree about recent training. */
function historyQuestions(records: AthleteRecords): readonly PlanNote[] {
  return knownHistory(records).questions.map((text) => ({ kind: "data-quality", text }));
}

/** The engine is at work without a pause: what was told before should be with its reader by then, and others get their turn. */
function flushed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Tells of each week when it is there, once: in a block that has to be easier it is built anew. Throws MEDICAL_REFERRAL for red flags,
 * GENERATION_ERROR for a plan without a session.
 */
async function getPlan(
  athlete: Athlete,
  options: { startDate: Day; weeks: number } & Beginning,
  signal: AbortSignal,
  onWeek: ((week: number) => Promise<void>) | undefined,
): Promise<Plan> {
  await flushed();
  const steps = planSteps(athlete, options);
  let step = steps.next();
  for (let told = 0; step.done !== true; step = steps.next()) {
    const { week } = step.value;
    if (week > told) await onWeek?.(week);
    told = Math.max(told, week);
    await flushed();
    signal.throwIfAborted();
  }
  const result = step.value;
  if (result.kind === "referral") throw new PlanFailure(422, "MEDICAL_REFERRAL", result.referral.text);
  if (result.plan.weeks.every(({ sessions }) => sessions.length === 0))
    throw new PlanFailure(500, "GENERATION_ERROR", "The generated plan has no training sessions. Please try again.");
  return result.plan;
}

/** A block begins on a Monday: the one of the day asked for, else today or the next. */
function startMonday({ startDate }: GenerateTrainingPlanRequest, today: Day): Day {
  if (startDate !== undefined) return getMonday(startDate);
  return getMonday(addDays(today, 6));
}

function logged(thrown: unknown, context: FunctionContext): PlanErrorBody {
  if (!(thrown instanceof PlanFailure)) context.log.error({ err: thrown }, "generate-training-plan failed");
  return failureBody(thrown);
}

/** The checked body. Throws VALIDATION_ERROR naming each field, PERMISSION_ERROR for somebody else's userId. */
async function readRequest(request: Request, userId: string): Promise<GenerateTrainingPlanRequest> {
  const body = await readJson(request, generateTrainingPlanRequest);
  if (body.userId !== userId) {
    throw new PlanFailure(403, "PERMISSION_ERROR", "A plan can only be generated for the signed-in user", {
      details: { userId: "is not yours" },
    });
  }
  return body;
}
