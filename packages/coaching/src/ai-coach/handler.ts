import {
  aiCoachRequest,
  type AiCoachRequest,
  type AiCoachResponse,
  coachSightRequest,
  type CoachSight,
  type CoachStreamEvent,
  generateContentRequest,
} from "@ironpace/contract";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { eventStream, wantsEventStream } from "../http/event-stream.ts";
import { readJson } from "../http/read-json.ts";
import { type Prepared, prepareAnswer } from "./prepare-answer.ts";
import { coachFailureBody } from "./coach-failure.ts";
import { writeContent } from "./content/write-content.ts";
import { recordExchange } from "./conversation.ts";
import { readView } from "./read-view.ts";
import { sightOf } from "./sight.ts";
import { type Written, writeAnswer } from "./write-answer.ts";

type Emit = (event: CoachStreamEvent) => Promise<void>;

/** `POST /functions/v1/ai-coach`: an answer as JSON, or as an event stream for who accepts one; what the coach sees; or content for review. */
export const aiCoach: FunctionHandler = async (request, context) => {
  try {
    const body = await bodyOf(request);
    if (typeof body === "object" && body !== null && "prompt" in body) {
      return Response.json(await writeContent(await readJson(request, generateContentRequest), context, request.signal));
    }
    const input = await readInput(request, body);
    if (input.action === "what_the_coach_sees") return Response.json(await whatTheCoachSees(context));
    const prepared = await prepareAnswer(input, context);
    if (!wantsEventStream(request)) return Response.json(await answer(input, prepared, context, request.signal, async () => undefined));
    return eventStream(async (emit) => {
      try {
        const data = await answer(input, prepared, context, request.signal, emit);
        if (!request.signal.aborted) await emit({ event: "done", data });
      } catch (thrown) {
        if (request.signal.aborted) return;
        await emit({ event: "error", data: logged(thrown, context) });
      }
    });
  } catch (thrown) {
    const failure = logged(thrown, context);
    return Response.json(failure, { status: failure.status });
  }
};

/** A union would name no field: the schema that the action asks for does. */
async function readInput(request: Request, body: unknown): Promise<AiCoachRequest | { readonly action: "what_the_coach_sees" }> {
  const sight = coachSightRequest.safeParse(body);
  return sight.success ? sight.data : readJson(request, aiCoachRequest);
}

/** Undefined when it is no JSON: `readJson` says so. */
async function bodyOf(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => undefined);
}

async function answer(
  input: AiCoachRequest,
  prepared: Prepared,
  context: FunctionContext,
  signal: AbortSignal,
  emit: Emit,
): Promise<AiCoachResponse> {
  const written = await writeAnswer(prepared, context, signal, emit);
  const { sources, followUps, safety } = prepared;
  const proposals = written.interrupted ? [] : prepared.proposals;
  for (const proposal of proposals) await emit({ event: "proposal", data: proposal });
  const conversationId = input.isTest || written.text === "" ? null : await stored(input, prepared, written, context);
  return {
    response: written.text,
    coach: written.coach,
    proposals,
    sources,
    followUps,
    redFlag: isRedFlag(prepared),
    safety,
    tokenCount: { total: written.tokens },
    conversationId,
  };
}

function stored({ action, content, conversationId }: AiCoachRequest, prepared: Prepared, written: Written, context: FunctionContext) {
  const { text, coach, interrupted, tokens } = written;
  const proposals = interrupted ? [] : prepared.proposals;
  const { sources } = prepared;
  const answer = { content: text, coach, proposals, sources, red_flag: isRedFlag(prepared), interrupted, token_count: tokens };
  return recordExchange({ action, question: content, conversationId, answer }, context);
}

function isRedFlag({ safety }: Prepared): boolean {
  return safety.level === "doctor" || safety.level === "emergency";
}

async function whatTheCoachSees(context: FunctionContext): Promise<CoachSight> {
  const { view, consent } = await readView(context);
  const leavesServer = consent && context.coachModel !== undefined;
  return {
    sections: sightOf(view),
    coach: leavesServer ? "model" : "built-in",
    leavesServer,
    modelConfigured: context.coachModel !== undefined,
    note: leavesServer
      ? "A language model words the answers. It is given these lines except your first name, your message, the last messages of the conversation and articles of the library, and nothing else. You can take back your consent in the settings."
      : context.coachModel === undefined
        ? "The built-in coach answers: rules and arithmetic on this server. Nothing leaves it."
        : "The built-in coach answers, because you have not agreed that a language model is given these lines. Nothing leaves this server.",
  };
}

function logged(thrown: unknown, context: FunctionContext) {
  const failure = coachFailureBody(thrown);
  if (failure.status >= 500) context.log.error({ err: thrown }, "ai-coach failed");
  return failure;
}
