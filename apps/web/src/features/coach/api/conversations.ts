import type { CoachAction, CoachComplaint, CoachProposal, CoachSource, Json, Tables } from "@ironpace/contract";
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { CardOutcome, ChatMessage, Decision } from "../model/chat.ts";
import type { TakeBack } from "../model/take-back.ts";
import { coachKeys } from "./coach-keys.ts";

export interface Conversation {
  readonly id: string;
  readonly title: string;
  readonly action: CoachAction;
  /** ISO timestamp of when it was last gone on with. */
  readonly updatedAt: string;
}

/** How many are listed, the newest first. */
const MAX_CONVERSATIONS = 100;

/** With `searched` those whose title or messages hold it. */
async function getConversations(searched: string): Promise<readonly Conversation[]> {
  const columns = "id,title,action,updated_at";
  const listed = () =>
    supabase.from("coach_conversations").select(columns).order("updated_at", { ascending: false }).limit(MAX_CONVERSATIONS);
  const pattern = `%${escapeLike(searched)}%`;
  const found =
    searched === ""
      ? await getData(listed())
      : await Promise.all([
          getData(listed().ilike("title", pattern)),
          getData(
            supabase
              .from("coach_conversations")
              .select(`${columns},coach_messages!inner(id)`)
              .ilike("coach_messages.content", pattern)
              .order("updated_at", { ascending: false })
              .limit(MAX_CONVERSATIONS),
          ),
        ]).then((lists) => [...new Map(lists.flat().map((row) => [row.id, row])).values()]);
  return found
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
    .map(({ id, title, action, updated_at }) => ({ id, title, action, updatedAt: updated_at }));
}

/** What was typed, in a pattern of ILIKE. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

export function useConversations(searched = ""): UseQueryResult<readonly Conversation[]> {
  return useQuery({
    queryKey: [...coachKeys.conversations, searched],
    queryFn: () => getConversations(searched),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The longest title, in characters. */
export const TITLE_LENGTH = 120;

export function useRenameConversation(): UseMutationResult<void, Error, { readonly id: string; readonly title: string }> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title }) => {
      await getData(supabase.from("coach_conversations").update({ title }).eq("id", id));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: coachKeys.conversations }),
  });
}

/** The messages of a conversation, the oldest first. */
export async function getMessages(conversationId: string): Promise<readonly ChatMessage[]> {
  const { data, error } = await supabase
    .from("coach_messages")
    .select("*, coach_feedback(helpful)")
    .eq("conversation_id", conversationId)
    .order("id");
  if (error) throw error;
  return data.map(readMessage);
}

function readMessage(row: Tables<"coach_messages"> & { readonly coach_feedback: { readonly helpful: boolean } | null }): ChatMessage {
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
      outcomes: (row.outcomes as unknown as readonly StoredOutcome[]).map(readOutcome),
      ...(row.coach_feedback !== null && { helpful: row.coach_feedback.helpful }),
      live: false,
      isReplaceable: false,
    },
  };
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

/** An element of the column `outcomes`. */
type StoredOutcome = { readonly decision: Decision; readonly undo?: TakeBack; readonly undone_at?: string } | null;

function readOutcome(stored: StoredOutcome): CardOutcome | undefined {
  if (stored === null) return undefined;
  const { undone_at: undoneAt, ...outcome } = stored;
  return { ...outcome, ...(undoneAt !== undefined && { undone: true }) };
}

/** What became of each card; `decision` is the last one. */
export async function saveOutcomes(messageId: number, outcomes: readonly (CardOutcome | undefined)[], decision: Decision): Promise<void> {
  const now = new Date().toISOString();
  const stored = outcomes.map((outcome): StoredOutcome => {
    if (outcome === undefined) return null;
    const { undone, ...kept } = outcome;
    return { ...kept, ...(undone === true && { undone_at: now }) };
  });
  const { error } = await supabase
    .from("coach_messages")
    .update({ decision, outcomes: stored as unknown as Json })
    .eq("id", messageId);
  if (error) throw error;
}

/** What the athlete thinks of an answer; if it did not help, administrators get the question and the answer. */
export type Judgement = { readonly helpful: true } | { readonly helpful: false; readonly reason: CoachComplaint; readonly comment: string };

export async function judgeAnswer(messageId: number, judgement: Judgement): Promise<void> {
  const { error } = await supabase.rpc("judge_coach_answer", { message_id: messageId, ...judgement });
  if (error) throw error;
}

/** At once; a refusal brings it back. */
export function useDeleteConversation(): UseMutationResult<void, Error, string, Lists> {
  const queryClient = useQueryClient();
  const queryKey = coachKeys.conversations;
  return useMutation({
    mutationFn: async (id) => {
      await getData(supabase.from("coach_conversations").delete().eq("id", id));
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueriesData<readonly Conversation[]>({ queryKey });
      queryClient.setQueriesData<readonly Conversation[]>({ queryKey }, (all) => all?.filter((each) => each.id !== id));
      return before;
    },
    onError: (_error, _id, before) => before?.forEach(([key, list]) => queryClient.setQueryData(key, list)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

type Lists = readonly (readonly [QueryKey, readonly Conversation[] | undefined])[];
