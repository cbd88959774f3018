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
import { languageOfMessages } from "../triage/languages/language-of.ts";
import { signAnswer } from "./safety.ts";
import { openStop } from "../triage/stops.ts";
import { openingFor } from "./opening.ts";
import { getSight } from "./sight.ts";
import { type Written, writeAnswer } from "./write-answer.ts";

type Emit = (event: CoachStreamEvent) => Promise<void>;

/** `POST /functions/v1/ai-coach`: an answer as JSON, or as an event stream when the client accepts it; what the coach sees; or content for review. */
export const aiCoach: FunctionHandler = async (request, context) => {
  try {
    const body = await parseBody(request);
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
        await emit({ event: "error", data: logFailure(thrown, context) });
      }
    });
  } catch (thrown) {
    const failure = logFailure(thrown, context);
    return Response.json(failure, { status: failure.status });
  }
};

/** A union error does not name the field, so validate against the schema of the requested action. */
async function readInput(request: Request, body: unknown): Promise<AiCoachRequest | { readonly action: "what_the_coach_sees" }> {
  const sight = coachSightRequest.safeParse(body);
  return sight.success ? sight.data : readJson(request, aiCoachRequest);
}

/** Undefined when the body is no JSON: `readJson` answers that. */
async function parseBody(request: Request): Promise<unknown> {
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
  const begun = await writeAnswer(prepared, context, signal, emit);
  const danger = prepared.forModel?.tools.danger();
  const unsafe =
    danger === undefined
      ? undefined
      : await signAnswer(danger, { isWeak: true, isTest: input.isTest, language: languageOfMessages([input.content]) }, context);
  if (unsafe !== undefined) await emit({ event: "delta", data: { text: unsafe.text } });
  const written = unsafe === undefined ? begun : { ...begun, text: unsafe.text };
  const { followUps, safety } = unsafe === undefined ? prepared : { followUps: [], safety: unsafe.safety };
  const isAlone = written.interrupted || unsafe !== undefined;
  const byModel = written.coach === "model" ? prepared.forModel?.tools : undefined;
  const proposals = isAlone ? [] : [...prepared.proposals, ...(byModel?.proposals ?? []).filter(isNew(prepared.proposals))];
  const sources = unsafe === undefined ? [...prepared.sources, ...(byModel?.sources ?? []).filter(isNew(prepared.sources))] : [];
  for (const proposal of proposals) await emit({ event: "proposal", data: proposal });
  const ids =
    input.isTest || written.text === "" ? undefined : await storeExchange(input, { proposals, sources, safety }, written, context);
  return {
    response: written.text,
    coach: written.coach,
    proposals,
    sources,
    followUps,
    redFlag: isRedFlag(safety),
    safety,
    tokenCount: { total: written.tokens },
    conversationId: ids?.conversationId ?? null,
    messageId: ids?.messageId ?? null,
  };
}

/** Whether an entry is missing from the list of known ones. */
function isNew<T>(known: readonly T[]): (one: T) => boolean {
  const texts = new Set(known.map((one) => JSON.stringify(one)));
  return (one) => !texts.has(JSON.stringify(one));
}

function storeExchange(
  { action, content, conversationId, replacesLast }: AiCoachRequest,
  { proposals, sources, safety }: Pick<Prepared, "proposals" | "sources" | "safety">,
  { text, coach, interrupted, tokens }: Written,
  context: FunctionContext,
) {
  const answer = { content: text, coach, proposals, sources, red_flag: isRedFlag(safety), interrupted, token_count: tokens };
  return recordExchange({ action, question: content, conversationId, replacesLast, answer }, context);
}

function isRedFlag({ level }: Prepared["safety"]): boolean {
  return level === "doctor" || level === "emergency";
}

async function whatTheCoachSees(context: FunctionContext): Promise<CoachSight> {
  const [{ view, consent }, stop] = await Promise.all([readView(context), openStop(context)]);
  const leavesServer = consent && context.coachModel !== undefined;
  return {
    ...(stop === undefined && { opening: openingFor(view) }),
    sections: getSight(view),
    coach: leavesServer ? "model" : "built-in",
    leavesServer,
    ...(context.coachModel && { model: describeModel(context.modelName) }),
    note: leavesServer
      ? "A language model answers. It gets your message, the recent messages of this conversation, library articles, and any line below that it asks for, plus numbers worked out from them and from the sets, distances and scores of your last four weeks. It never gets your first name or your notes. If you mention a warning sign for your health, nothing from that conversation is sent. You can turn this off in your settings at any time."
      : context.coachModel === undefined
        ? "The built-in coach answers: rules and arithmetic on this server. Nothing leaves it."
        : "The built-in coach answers, because you have not agreed to share these lines with a language model. Nothing leaves this server.",
  };
}

/** The consent text must name the recipient. */
function describeModel(model: FunctionContext["modelName"]): string {
  const provider = model && PROVIDERS[model.provider];
  return provider === undefined
    ? `The operator's own choice${model?.model ? ` (${model.model})` : ""}`
    : `A model of ${provider} (${model?.model})`;
}

const PROVIDERS: { readonly [provider in string]?: string } = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" };

function logFailure(thrown: unknown, context: FunctionContext) {
  const failure = coachFailureBody(thrown);
  if (failure.status >= 500) context.log.error({ err: thrown }, "ai-coach failed");
  return failure;
}
