import type { CoachAction, CoachProposal, Json } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import { CoachFailure } from "./coach-failure.ts";

export interface StoredMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** Who wrote an answer; null for a question. */
  readonly coach: "built-in" | "model" | null;
  readonly redFlag: boolean;
  readonly proposals: readonly CoachProposal[];
  /** What the athlete did with the cards. */
  readonly decision: "accepted" | "edited" | "rejected" | null;
}

/** The last messages of a conversation of the caller, the oldest first. Throws CONVERSATION_NOT_FOUND. */
export async function readHistory(
  conversationId: string | undefined,
  { data, userId }: FunctionContext,
): Promise<readonly StoredMessage[]> {
  if (conversationId === undefined) return [];
  const { data: row } = await data
    .from("coach_conversations")
    .select("id, coach_messages(role, content, coach, proposals, decision, redFlag:red_flag)")
    .eq("id", conversationId)
    .eq("user_id", userId)
    .order("id", { referencedTable: "coach_messages", ascending: false })
    .limit(MOST_REMEMBERED, { referencedTable: "coach_messages" })
    .maybeSingle()
    .throwOnError();
  if (row === null) throw new CoachFailure(404, "CONVERSATION_NOT_FOUND", "Conversation not found");
  return row.coach_messages
    .map(({ proposals, ...message }) => ({ ...message, proposals: proposals as unknown as readonly CoachProposal[] }))
    .toReversed();
}

const MOST_REMEMBERED = 12;

export interface Exchange {
  readonly action: CoachAction;
  readonly question: string;
  readonly conversationId: string | undefined;
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

/** Stores a question and its answer, both or none; the id of their conversation. */
export async function recordExchange({ action, question, conversationId, answer }: Exchange, { data }: FunctionContext): Promise<string> {
  const { data: id, error } = await data.rpc("record_coach_exchange", {
    action,
    question,
    answer: answer as unknown as Json,
    ...(conversationId !== undefined && { conversation_id: conversationId }),
  });
  if (error?.code === "PT404") throw new CoachFailure(404, "CONVERSATION_NOT_FOUND", "Conversation not found");
  if (error) throw error;
  return id;
}
