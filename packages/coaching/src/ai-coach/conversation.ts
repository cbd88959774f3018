import type { CoachAction, CoachProposal, CoachSource, Json } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import { isQuestionAboutSign } from "../triage/say.ts";
import { CoachFailure } from "./coach-failure.ts";

type Decision = "accepted" | "edited" | "rejected";

export interface StoredMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** Who wrote an answer; null for a question. */
  readonly coach: "built-in" | "model" | null;
  readonly redFlag: boolean;
  readonly proposals: readonly CoachProposal[];
  /** Articles that an answer rests on. */
  readonly sources: readonly CoachSource[];
  /** What the athlete did last with one of the cards. */
  readonly decision: Decision | null;
  /** The same of each card, in their order. */
  readonly decisions: readonly (Decision | null)[];
}

/** The last messages of a conversation of the caller, the oldest first. Throws CONVERSATION_NOT_FOUND. */
export async function readHistory(
  conversationId: string | undefined,
  { data, userId }: FunctionContext,
): Promise<readonly StoredMessage[]> {
  if (conversationId === undefined) return [];
  const { data: row } = await data
    .from("coach_conversations")
    .select("id, coach_messages(role, content, coach, proposals, sources, decision, outcomes, redFlag:red_flag)")
    .eq("id", conversationId)
    .eq("user_id", userId)
    .order("id", { referencedTable: "coach_messages", ascending: false })
    .limit(MOST_REMEMBERED, { referencedTable: "coach_messages" })
    .maybeSingle()
    .throwOnError();
  if (row === null) throw new CoachFailure(404, "CONVERSATION_NOT_FOUND", "Conversation not found");
  return row.coach_messages
    .map(({ proposals, sources, outcomes, ...message }) => ({
      ...message,
      proposals: proposals as unknown as readonly CoachProposal[],
      sources: sources as unknown as readonly CoachSource[],
      decisions: (outcomes as unknown as readonly ({ readonly decision: Decision } | null)[]).map((outcome) => outcome?.decision ?? null),
    }))
    .toReversed();
}

const MOST_REMEMBERED = 12;

/** The messages before the last question. Throws when that question cannot be replaced: what was told of health and what was decided stays. */
export function withoutLastExchange(history: readonly StoredMessage[]): readonly StoredMessage[] {
  const at = history.findLastIndex(({ role }) => role === "user");
  const last = history.slice(Math.max(at, 0));
  const isOfHealth = last.some(({ role, content, redFlag }) => redFlag || (role === "assistant" && isQuestionAboutSign(content)));
  if (at === -1 || isOfHealth || last.some(({ decision }) => decision !== null)) {
    throw new CoachFailure(409, "VALIDATION_ERROR", "You can no longer edit your last question. Ask a new one.");
  }
  return history.slice(0, at);
}

export interface Exchange {
  readonly action: CoachAction;
  readonly question: string;
  readonly conversationId: string | undefined;
  /** The last question and its answer give way to these. */
  readonly replacesLast: boolean;
  readonly answer: {
    readonly content: string;
    readonly coach: "built-in" | "model";
    readonly proposals: readonly object[];
    readonly sources: readonly object[];
    readonly red_flag: boolean;
    readonly interrupted: boolean;
    readonly token_count: number;
  };
}

/** Stores a question and its answer, both or none. */
export async function recordExchange(exchange: Exchange, { data }: FunctionContext): Promise<StoredExchange> {
  const { action, question, conversationId, replacesLast, answer } = exchange;
  const { data: ids, error } = await data
    .rpc("record_coach_exchange", {
      action,
      question,
      answer: answer as unknown as Json,
      ...(conversationId !== undefined && { conversation_id: conversationId, replaces_last: replacesLast }),
    })
    .single();
  if (error?.code === "PT404") throw new CoachFailure(404, "CONVERSATION_NOT_FOUND", "Conversation not found");
  if (error) throw error;
  const { conversation, message } = ids;
  if (conversation === null || message === null) throw new Error("record_coach_exchange stored nothing");
  return { conversationId: conversation, messageId: message };
}

/** Rows of coach_conversations and, for the answer, of coach_messages. */
interface StoredExchange {
  readonly conversationId: string;
  readonly messageId: number;
}
