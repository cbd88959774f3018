import { getSentence } from "../error-sentence.ts";
import { supabase } from "../supabase.ts";
import type { Outcome } from "./create-outbox.ts";
import type { OutboxRecord } from "./outbox-record.ts";

/** A request that hangs is given up after this long. Milliseconds. */
const SEND_TIMEOUT_MS = 20_000;

/** Answers that may be another one later: no connection, a session that is about to be renewed, a server that has enough or is down. */
const LATER: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

export async function sendRecord({ name, args }: OutboxRecord): Promise<Outcome> {
  try {
    const { error, status } = await supabase.rpc(name, args as never).abortSignal(AbortSignal.timeout(SEND_TIMEOUT_MS));
    if (error === null) return { kind: "sent" };
    if (LATER.has(status) || status >= 500) return { kind: "unreachable" };
    return { kind: "refused", reason: getSentence(error) ?? "The server rejected this entry." };
  } catch {
    return { kind: "unreachable" };
  }
}
