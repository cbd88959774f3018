import type { AiCoachResponse, CoachAction, CoachProposal, CoachSource } from "@ironpace/contract";
import type { TakeBack } from "./take-back.ts";

/** What the dialog opens with: a question that is asked at once, or the beginning of one for the athlete to go on with. */
export interface CoachOpening {
  readonly action: Exclude<CoachAction, "injury_adaptation">;
  readonly content?: string;
  readonly draft?: string;
  /** The one it is about: when the plan was adjusted for it, the athlete is told so as the dialog closes. */
  readonly competition?: { readonly id: string; readonly name: string };
}

export type Decision = "accepted" | "edited" | "rejected";

/** Outcome of a card. */
export interface CardOutcome {
  readonly decision: Decision;
  /** How the accepted card is taken back, while it can be. */
  readonly undo?: TakeBack;
  /** The accepted card was taken back. */
  readonly undone?: boolean;
}

/** Sources, cards and actions next to an answer. */
export interface AnswerFacts {
  readonly coach: "built-in" | "model";
  readonly proposals: readonly CoachProposal[];
  readonly sources: readonly CoachSource[];
  readonly followUps: readonly string[];
  readonly redFlag: boolean;
  /** The athlete stopped it: `content` is what had come so far. */
  readonly interrupted: boolean;
  /** Row of coach_messages; none in a stopped answer. */
  readonly storedId?: number;
  /** Outcome of each card, in the order of `proposals`; undefined while nothing is decided. */
  readonly outcomes: readonly (CardOutcome | undefined)[];
  /** Whether the athlete said that it helped. */
  readonly helpful?: boolean;
  /** It came in this dialog, not from the history. */
  readonly live: boolean;
  /** Its question may give way to another: nothing of health was told or asked. What is stored does not say so, and the server refuses it. */
  readonly isReplaceable: boolean;
}

export interface ChatMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** ISO timestamp. */
  readonly timestamp: string;
  /** Facts of an answer, once it is complete. */
  readonly facts?: AnswerFacts;
}

export interface Chat {
  readonly messages: readonly ChatMessage[];
  /** Undefined until the first answer is stored. */
  readonly conversationId: string | undefined;
  /** An answer is on its way. */
  readonly loading: boolean;
  /** What is looked up meanwhile, before there are words. */
  readonly progress?: string;
  /** The last question that got no whole answer, and why. */
  readonly failure: Failure | undefined;
}

export interface Question {
  readonly content: string;
  readonly action: CoachAction;
}

interface Failure extends Question {
  readonly replacesLast: boolean;
  readonly error: unknown;
}

export const EMPTY_CHAT: Chat = { messages: [], conversationId: undefined, loading: false, failure: undefined };

export type ChatEvent =
  | { readonly type: "asked"; readonly message: ChatMessage }
  | { readonly type: "asked again" }
  | { readonly type: "delta"; readonly id: string; readonly text: string; readonly at: string }
  | { readonly type: "progress"; readonly text: string }
  | { readonly type: "restart" }
  | { readonly type: "done"; readonly id: string; readonly answer: AiCoachResponse; readonly at: string }
  | { readonly type: "stopped"; readonly id: string; readonly at: string }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "replaced"; readonly message: ChatMessage }
  | { readonly type: "changed"; readonly id: string; readonly facts: Partial<AnswerFacts> }
  | { readonly type: "loaded"; readonly conversationId: string; readonly messages: readonly ChatMessage[] }
  | { readonly type: "cleared" };

/** The message list after an event. Whatever fails, what the athlete wrote stays in it. */
export function nextChat({ progress: _, ...chat }: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "asked":
      return { ...chat, messages: [...chat.messages, event.message], loading: true, failure: undefined };
    case "asked again":
      return { ...chat, messages: withoutAnswer(chat.messages), loading: true, failure: undefined };
    case "delta":
      return { ...chat, messages: withText(chat.messages, event) };
    case "progress":
      return { ...chat, progress: event.text };
    case "restart":
      return { ...chat, messages: withoutAnswer(chat.messages) };
    case "done": {
      const { answer, id, at } = event;
      const { coach, proposals, sources, followUps, redFlag, safety, response, messageId } = answer;
      const facts = {
        ...NOTHING_DECIDED,
        ...(messageId !== null && { storedId: messageId }),
        coach,
        proposals,
        sources,
        followUps,
        redFlag,
        interrupted: false,
        live: true,
        isReplaceable: safety.level === "none",
      };
      const message = { id, role: "assistant", content: response, timestamp: at, facts } as const;
      return {
        messages: [...withoutAnswer(chat.messages), message],
        conversationId: answer.conversationId ?? chat.conversationId,
        loading: false,
        failure: undefined,
      };
    }
    case "stopped":
      return { ...chat, messages: withStop(chat.messages, event), loading: false };
    case "failed":
      return { ...chat, loading: false, failure: event.failure };
    case "replaced":
      return { ...chat, messages: [...withoutLastExchange(chat.messages), event.message], loading: true, failure: undefined };
    case "changed":
      return { ...chat, messages: withFacts(chat.messages, event.id, event.facts) };
    case "loaded":
      return { ...EMPTY_CHAT, messages: event.messages, conversationId: event.conversationId };
    case "cleared":
      return EMPTY_CHAT;
  }
}

type Messages = Chat["messages"];

const NOTHING_DECIDED = { outcomes: [] } as const;

/** The outcomes of an answer with another one for the card at that place. */
export function withOutcome({ outcomes, proposals }: AnswerFacts, at: number, outcome: CardOutcome): AnswerFacts["outcomes"] {
  return proposals.map((_, index) => (index === at ? outcome : outcomes[index]));
}

/** Whether the last question can be reworded or asked anew: nothing of health was said there and no card decided. */
export function isReplaceable({ messages, conversationId, loading, failure }: Chat): boolean {
  const facts = messages.at(-1)?.facts;
  return (
    conversationId !== undefined &&
    !loading &&
    failure === undefined &&
    facts?.isReplaceable === true &&
    facts.outcomes.every((outcome) => outcome === undefined)
  );
}

/** The last question of the athlete. */
export function lastQuestion(messages: Messages): ChatMessage | undefined {
  return messages.findLast(({ role }) => role === "user");
}

function withoutLastExchange(messages: Messages): Messages {
  return messages.slice(
    0,
    Math.max(
      messages.findLastIndex(({ role }) => role === "user"),
      0,
    ),
  );
}

/** Without the answer to the last question, or what had come of it. */
function withoutAnswer(messages: Messages): Messages {
  return messages.at(-1)?.role === "assistant" ? messages.slice(0, -1) : messages;
}

function withText(messages: Messages, { id, text, at }: { readonly id: string; readonly text: string; readonly at: string }): Messages {
  const last = messages.at(-1);
  const before = last?.role === "assistant" ? last.content : "";
  return [...withoutAnswer(messages), { id, role: "assistant", content: before + text, timestamp: at }];
}

function withStop(messages: Messages, { id, at }: { readonly id: string; readonly at: string }): Messages {
  const last = messages.at(-1);
  const content = last?.role === "assistant" ? last.content : "";
  const facts = {
    coach: "built-in",
    proposals: [],
    sources: [],
    followUps: [],
    redFlag: false,
    interrupted: true,
    isReplaceable: false,
    ...NOTHING_DECIDED,
  } as const;
  return [...withoutAnswer(messages), { id, role: "assistant", content, timestamp: at, facts: { ...facts, live: true } }];
}

function withFacts(messages: Messages, id: string, change: Partial<AnswerFacts>): Messages {
  return messages.map((message) =>
    message.id === id && message.facts !== undefined ? { ...message, facts: { ...message.facts, ...change } } : message,
  );
}
