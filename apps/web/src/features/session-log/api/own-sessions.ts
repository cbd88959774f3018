import type { Tables, TablesInsert } from "@ironpace/contract";
import { currentUserId } from "../../../backend/current-user.ts";
import { dataOf } from "../../../backend/data-of.ts";
import { ownRows } from "../../../backend/own-rows.ts";
import { supabase } from "../../../backend/supabase.ts";
import { logKeys } from "./log-keys.ts";

export type OwnSession = Tables<"logged_sessions">;
export type OwnSessionDraft = TablesInsert<"logged_sessions"> & { readonly id: string };

/** Sessions of the own log that are not done yet, the newest entry at the top. */
export const ownSessions = ownRows<OwnSession, OwnSessionDraft>({
  queryKey: logKeys.own,
  read: async () =>
    dataOf(
      supabase
        .from("logged_sessions")
        .select("*")
        .eq("user_id", await currentUserId())
        .eq("completed", false)
        .order("created_at", { ascending: false })
        .order("id"),
    ),
  write: async (draft) => {
    await dataOf(supabase.from("logged_sessions").upsert({ ...draft, user_id: await currentUserId() }, { defaultToNull: false }));
  },
  remove: async ({ id }) => {
    await dataOf(supabase.from("logged_sessions").delete().eq("id", id));
  },
  restore: async (session) => {
    await dataOf(supabase.from("logged_sessions").insert(session));
  },
  compare: (a, b) => b.created_at.localeCompare(a.created_at),
});
