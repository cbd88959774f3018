import { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { answerFunction, type FunctionContext } from "@ironpace/coaching";
import type { AiCoachResponse, Database } from "@ironpace/contract";
import { messageEncoder } from "#server/functions/encoder/message-encoder.ts";
import { sentenceEncoder } from "#server/functions/encoder/sentence-encoder.ts";
import type { TestServer } from "./start-server.ts";

/** Asks the built-in coach, in the conversation with this id. */
export type AskCoach = (body: { content: string; action?: string; conversationId?: string | null }) => Promise<AiCoachResponse>;

/** Reads that are sent with POST. */
const READING_RPC = /\/rpc\/(search_knowledge|require_session|athlete_records|training_diary|read_\w+)\b/;

/** What an answer changes: its conversation, and stops of training. */
const CHANGES_WITH_ANSWERS = /coach_conversations|coach_messages|safety_stops/;

const copied = ({ status, headers }: Response) => ({ status, headers });

/**
 * The function `ai-coach` for hundreds of questions of one athlete whose training does not change in between: it reads and writes through
 * `/rest/v1` as that athlete, but each of their rows once only.
 */
export async function askCoach(
  server: TestServer,
  caller: { readonly userId: string; readonly client: SupabaseClient<Database> },
  today: () => string,
): Promise<AskCoach> {
  // The clock of the server may have moved on since the account was made.
  const { data: renewed, error } = await caller.client.auth.refreshSession();
  if (error) throw error;
  const answers = new Map<string, Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>>();
  const readOnce: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const isRead = request.method === "GET" || READING_RPC.test(request.url);
    if (!isRead || CHANGES_WITH_ANSWERS.test(request.url)) return server.fetch(request);
    const key = [today(), request.url, request.headers.get("accept"), await request.clone().text()].join(" ");
    const known =
      answers.get(key) ?? server.fetch(request).then(async (response) => ({ ...copied(response), text: await response.text() }));
    answers.set(key, known);
    const { status, headers, text } = await known;
    // A year of training is a megabyte: it is not encoded and decoded for every question.
    return Object.defineProperty(new Response(null, { status, headers }), "text", { value: () => Promise.resolve(text) });
  };
  const authorization = `Bearer ${renewed.session?.access_token ?? ""}`;
  const data = new PostgrestClient<Database>("http://in-process/rest/v1", {
    headers: { apikey: server.anonKey, authorization },
    fetch: readOnce,
  });
  const log = { info: () => undefined, error: (fields: object, message: string) => console.error(message, fields) };
  const encodeSentence = sentenceEncoder((failure) => console.error(failure));
  const encodeMessage = messageEncoder((failure) => console.error(failure));
  const context = (): FunctionContext => ({ userId: caller.userId, data, today: today(), log, encodeSentence, encodeMessage });
  return async (body) => {
    const request = new Request("http://in-process/functions/v1/ai-coach", {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const response = await answerFunction("ai-coach", request, {
      callerOf: async () => ({ kind: "user", userId: caller.userId }),
      contextOf: context,
      visitorContext: () => ({ data, log }),
    });
    if (!response.ok) throw new Error(`ai-coach answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as AiCoachResponse;
  };
}
