import type { loggedSessionRow, Tables, TablesInsert } from "@ironpace/contract";
import type { QueryClient } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { outbox } from "#backend/outbox/outbox.ts";
import { ownRows } from "#backend/reads/own-rows.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { logKeys, SHOWN_IN } from "./log-keys.ts";

export type OwnSession = Tables<"logged_sessions">;
export type OwnSessionDraft = TablesInsert<"logged_sessions"> & { readonly id: string };

/** Sessions of the own log that are not done yet, the newest entry at the top. */
export const ownSessions = ownRows<OwnSession, OwnSessionDraft>({
  queryKey: logKeys.own,
  read: () => readPage("own_sessions", readOwnSessions),
  write: async (draft) => {
    await getData(supabase.from("logged_sessions").upsert({ ...draft, user_id: await currentUserId() }, { defaultToNull: false }));
  },
  remove: async ({ id }) => {
    await getData(supabase.from("logged_sessions").delete().eq("id", id));
  },
  restore: async (session) => {
    await getData(supabase.from("logged_sessions").insert(session));
  },
  compare: (a, b) => b.created_at.localeCompare(a.created_at),
});

async function readOwnSessions(): Promise<readonly OwnSession[]> {
  const mine = supabase
    .from("logged_sessions")
    .select("*")
    .eq("user_id", await currentUserId());
  return getData(mine.eq("completed", false).order("created_at", { ascending: false }).order("id"));
}

/** Keeps an own session on this device and shows it at once; it is sent when the server can be reached. */
export async function queueOwnSession(
  queryClient: QueryClient,
  id: string,
  row: ReturnType<typeof loggedSessionRow>,
  before: OwnSession | undefined,
): Promise<void> {
  const session = { id, ...row };
  await outbox.enqueue({ key: `own-session:${id}`, name: "save_logged_session", args: { session }, refreshes: SHOWN_IN });
  const now = new Date().toISOString();
  const shown: OwnSession = {
    ...(before ?? { user_id: await currentUserId(), created_at: now, completed: false, completed_at: null }),
    ...session,
    updated_at: now,
  };
  queryClient.setQueryData<readonly OwnSession[]>(logKeys.own, (rows) => rows && [shown, ...rows.filter((other) => other.id !== id)]);
}
