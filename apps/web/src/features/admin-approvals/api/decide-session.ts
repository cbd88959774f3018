import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { currentUserId } from "#backend/current-user.ts";
import { sessionKeys } from "./session-keys.ts";

export interface Decision {
  readonly id: string;
  readonly status: "approved" | "rejected";
  readonly notes: string;
}

/** Decides about a pending session, once and for all: the database refuses a second decision. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, status, notes }: Decision) => {
      const now = new Date().toISOString();
      const approval =
        status === "approved" ? { approved_by: await currentUserId(), approved_at: now } : { approved_by: null, approved_at: null };
      const changed = await getData(
        supabase
          .from("ai_training_sessions")
          .update({ status, admin_notes: notes.trim() || null, ...approval, updated_at: now })
          .eq("id", id)
          .select("id"),
      );
      if (changed.length === 0) throw new Error("This session no longer exists.");
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
  });
}
