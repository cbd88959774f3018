import type { AiCoachRequest, CoachProposal, CoachSafety, CoachSource } from "@ironpace/contract";
import { answerQuestion } from "../built-in-coach/answer/answer.ts";
import type { Sources } from "../built-in-coach/answer/asked.ts";
import { type Diary, emptyDiary } from "../built-in-coach/own-data/diary.ts";
import { refusalWhenIll } from "../built-in-coach/dialogue/health/train-ill.ts";
import type { Turn } from "../built-in-coach/dialogue/turn.ts";
import { cautionFor } from "../triage/signs/red-flags.ts";
import type { CoachView } from "../built-in-coach/view.ts";
import type { FunctionContext } from "../context.ts";
import { knowledgeLibrary } from "../knowledge/library.ts";
import type { CoachModelQuestion } from "../language-model/coach-model.ts";
import { type CoachTools, coachTools } from "./coach-tools.ts";
import { readHistory, type StoredMessage, withoutLastExchange } from "./conversation.ts";
import { readDiary } from "./read-diary.ts";
import { readView } from "./read-view.ts";
import { safetyAnswer } from "./safety.ts";
import { sessionTitles } from "./session-titles.ts";
import { completedView, testView } from "./test-view.ts";

/** The built-in coach's answer, and what a language model would need to word it. */
export interface Prepared {
  /** Stands in front of every answer, whoever gives it: words that may belong to something serious. */
  readonly caution?: string;
  readonly text: string;
  readonly proposals: readonly CoachProposal[];
  readonly sources: readonly CoachSource[];
  readonly followUps: readonly string[];
  readonly safety: CoachSafety;
  /** Undefined when no model may be asked: a sign of danger here or before, no consent, a test of somebody who is no administrator, or none there. */
  readonly forModel?: { readonly question: CoachModelQuestion; readonly tools: CoachTools };
}

/** Safety comes before everything else, whatever the message asks besides. */
export async function prepareAnswer(input: AiCoachRequest, context: FunctionContext): Promise<Prepared> {
  const { action, content, conversationId } = input;
  const whole = await readHistory(conversationId, context);
  const history = input.replacesLast ? withoutLastExchange(whole) : whole;
  // A sign of danger counts, also in a question that is reworded.
  const unsafe = await safetyAnswer(content, { history: whole, isTest: input.isTest }, context);
  if (unsafe !== undefined) {
    // "Sign off that I can race with the flu" is refused, whatever is asked about its signs first.
    const refusal = unsafe.safety.level === "emergency" ? undefined : refusalWhenIll(content);
    const text = refusal === undefined ? unsafe.text : `${unsafe.text}\n\n${refusal}`;
    return { ...unsafe, text, proposals: [], sources: [], followUps: [] };
  }
  const { view, consent } = input.isTest ? await buildTestAthlete(input, context) : await readStored(input, context);
  // Nothing of a conversation with a red flag leaves, also once it is cleared.
  const asksModel = consent && context.coachModel !== undefined && !history.some(({ redFlag }) => redFlag);
  const seen = asksModel ? withoutFirstName(view) : view;
  const introduces = !asksModel && !history.some(({ coach }) => coach === "built-in");
  const from = getSources(input, seen, context);
  const titles = sessionTitles(seen, seen.distances === "km" ? { work: [], planned: [] } : await from.diary());
  const turns = getTurns(history).map((turn) => ({ ...turn, answer: titles.stored(turn.answer) }));
  const found = await answerQuestion({ action, content, introduces, turns }, seen, from);
  const { proposals, sources, followUps } = found;
  const text = titles.shown(found.text);
  const caution = cautionFor(content);
  return {
    ...(caution !== undefined && { caution }),
    text,
    proposals,
    sources,
    followUps,
    safety: { level: "none" },
    ...(asksModel && { forModel: forModel(input, seen, withoutGreetingName(history, view.firstName), from) }),
  };
}

/** Questions with their answers; an answer that was stopped counts as far as it came. */
function getTurns(history: readonly StoredMessage[]): readonly Turn[] {
  return history.flatMap((message, index) => {
    const answer = history[index + 1];
    if (message.role !== "user" || answer?.role !== "assistant") return [];
    // Where one of several cards is decided, the others are still open.
    const open = answer.proposals.filter((_, at) => (answer.decisions[at] ?? null) === null);
    const isHalfDecided = open.length > 0 && open.length < answer.proposals.length;
    const proposals = isHalfDecided ? open : answer.proposals;
    return [
      {
        question: message.content,
        answer: answer.content,
        proposals,
        sources: answer.sources,
        decision: isHalfDecided ? null : answer.decision,
      },
    ];
  });
}

/** The diary is read once, and only when it is asked for. */
function getSources({ isTest }: AiCoachRequest, view: CoachView, context: FunctionContext): Sources {
  let diary: Promise<Diary> | undefined;
  return {
    library: knowledgeLibrary(context),
    ...(context.encodeSentence && { encodeSentence: context.encodeSentence }),
    diary: () => (diary ??= isTest ? Promise.resolve(emptyDiary(view)) : readDiary(context)),
  };
}

function forModel(
  input: AiCoachRequest,
  view: CoachView,
  history: readonly StoredMessage[],
  sources: Sources,
): NonNullable<Prepared["forModel"]> {
  const earlierAnswers = history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const tools = coachTools(view, sources, input, earlierAnswers);
  return {
    tools,
    question: {
      action: input.action,
      content: input.content,
      today: view.today,
      history: history.map(({ role, content }) => ({ role, content })),
      tools: tools.tools,
      evidence: tools.evidence,
    },
  };
}

/** What is stored wins over what the client says. */
async function readStored({ userProfile }: AiCoachRequest, context: FunctionContext) {
  const { view, consent } = await readView(context);
  return { view: completedView(view, userProfile), consent };
}

/** The athlete of a test is made up, so that nobody's consent is needed; only administrators test the model. */
async function buildTestAthlete({ userProfile }: AiCoachRequest, { data, today }: FunctionContext) {
  const { data: isAdmin } = await data.rpc("is_admin").throwOnError();
  return { view: testView(userProfile, today), consent: isAdmin };
}

/** What a language model may be told of the athlete: the consent says that a name is never sent. */
function withoutFirstName({ firstName: _, ...view }: CoachView): CoachView {
  return view;
}

/** The built-in coach greets by name; its earlier greetings lose it. What the athlete wrote stays as it is. */
function withoutGreetingName(history: readonly StoredMessage[], firstName: string | undefined): readonly StoredMessage[] {
  if (firstName === undefined) return history;
  return history.map((message) =>
    message.role === "user" ? message : { ...message, content: message.content.replace(`Hi ${firstName}.`, "Hi.") },
  );
}
