import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { bestRow, Tables } from "@ironpace/contract";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { ownRows } from "#backend/reads/own-rows.ts";
import { readPart } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";

/** A value that was the best before. */
type FormerBest = Pick<Tables<"personal_best_history">, "id" | "value" | "unit" | "value_number" | "date">;

export interface PersonalBest extends Tables<"personal_bests"> {
  /** In the order of their days. */
  readonly personal_best_history: readonly FormerBest[];
}

export type BestDraft = ReturnType<typeof bestRow>;

/** Personal bests with what they were before, by name. */
export const personalBests = ownRows<PersonalBest, BestDraft>({
  queryKey: ["personal-bests"],
  read: () => readPart("personal_bests"),
  // One best per category and exercise, however it is spelled: the better value is the headline, the other goes into the history.
  write: async (draft) => {
    const row = { ...draft, user_id: await currentUserId() };
    await getData(supabase.from("personal_bests").upsert(row, { onConflict: "user_id,category,exercise_key", defaultToNull: false }));
  },
  remove: async ({ id }) => {
    await getData(supabase.from("personal_bests").delete().eq("id", id));
  },
  restore: async ({ personal_best_history: former, ...best }) => {
    await getData(supabase.rpc("restore_personal_best", { best, history: former.map(({ value, unit, date }) => ({ value, unit, date })) }));
  },
  compare: (a, b) => a.exercise_name.localeCompare(b.exercise_name),
  // A best that beats a benchmark is offered on the profile.
  shownIn: [["athlete"]],
});

interface DeletedValue {
  readonly best: PersonalBest;
  /** Undefined for the headline: the best former value replaces it. */
  readonly historyId: string | undefined;
}

/** Deletes one value of a personal best. */
export function useDeleteValue() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ best, historyId }: DeletedValue) => {
      await getData(
        supabase.rpc("delete_personal_best_value", { best_id: best.id, ...(historyId !== undefined && { history_id: historyId }) }),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: personalBests.options.queryKey }),
  });
}
