import type { CoachAction, CoachProposal, CoachSource, Tables } from "@ironpace/contract";
import { useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "../../../backend/supabase.ts";
import type { ChatMessage, Decision } from "../model/chat.ts";
import { coachKeys } from "./coach-keys.ts";

export interface Conversation {
  readonly id: string;
  readonly title: string;
  readonly action: CoachAction;
  /** ISO timestamp of when it was last gone on with. */
  readonly updatedAt: string;
}

/** How many are listed, the newest first. */
const MOST_LISTED = 100;

async function getConversations(): Promise<readonly Conversation[]> {
  const { data, error } = await supabase
    .from("coach_conversations")
    .select("id,title,action,updated_at")
    .order("updated_at", { ascending: false })
    .limit(MOST_LISTED);
  if (error) throw error;
  return data.map(({ id, title, action, updated_at }) => ({ id, title, action, updatedAt: updated_at }));
}

export function useConversations(): UseQueryResult<readonly Conversation[]> {
  return useQuery({ queryKey: coachKeys.conversations, queryFn: getConversations, staleTime: 0 });
}

/** The messages of a conversation, the oldest first. */
export async function getMessages(conversationId: string): Promise<readonly ChatMessage[]> {
  const { data, error } = await supabase.from("coach_messages").select("*").eq("conversation_id", conversationId).order("id");
  if (error) throw error;
  return data.map(readMessage);
}

function readMessage(row: Tables<"coach_messages">): ChatMessage {
  const message = { id: `stored-${row.id}`, content: row.content, timestamp: row.created_at };
  if (row.role === "user") return { ...message, role: "user" };
  return {
    ...message,
    role: "assistant",
    facts: {
      coach: row.coach === "model" ? "model" : "built-in",
      proposals: row.proposals as unknown as readonly CoachProposal[],
      sources: row.sources as unknown as readonly CoachSource[],
      followUps: [],
      redFlag: row.red_flag,
      interrupted: row.interrupted,
      storedId: row.id,
      decision: row.decision,
      live: false,
    },
  };
}

/** Row of the last answer of a conversation. */
export async function latestAnswerId(conversationId: string): Promise<number | undefined> {
  const { data, error } = await supabase
    .from("coach_messages")
    .select("id")
    .eq("conversation_id", conversationId)
    .eq("role", "assistant")
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data?.id;
}

/** The newest conversation that began with this question: after a stopped answer nobody told its id. */
export async function conversationBegunWith(question: string): Promise<string | undefined> {
  const title = Array.from(question.trim().replace(/\s+/g, " ")).slice(0, 120).join("");
  const { data, error } = await supabase
    .from("coach_conversations")
    .select("id")
    .eq("title", title)
    .order("created_at", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data?.id;
}

export async function saveDecision(messageId: number, decision: Decision): Promise<void> {
  const { error } = await supabase.from("coach_messages").update({ decision }).eq("id", messageId);
  if (error) throw error;
}

/** At once; a refusal brings it back. */
export function useDeleteConversation(): UseMutationResult<void, Error, string, { readonly before: readonly Conversation[] | undefined }> {
  const queryClient = useQueryClient();
  const queryKey = coachKeys.conversations;
  return useMutation({
    mutationFn: async (id) => {
      const { error } = await supabase.from("coach_conversations").delete().eq("id", id);
      if (error) throw error;
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<readonly Conversation[]>(queryKey);
      queryClient.setQueryData<readonly Conversation[]>(queryKey, (all) => all?.filter((each) => each.id !== id));
      return { before };
    },
    onError: (_error, _id, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
