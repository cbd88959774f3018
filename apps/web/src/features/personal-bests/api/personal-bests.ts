import type { bestRow, Tables } from "@ironpace/contract";
import { currentUserId } from "../../../backend/current-user.ts";
import { dataOf } from "../../../backend/data-of.ts";
import { ownRows } from "../../../backend/own-rows.ts";
import { supabase } from "../../../backend/supabase.ts";

/** A value that was the best before. */
export type FormerBest = Pick<Tables<"personal_best_history">, "value" | "unit" | "value_number" | "date">;

export interface PersonalBest extends Tables<"personal_bests"> {
  /** In the order of their days. */
  readonly personal_best_history: readonly FormerBest[];
}

export type BestDraft = ReturnType<typeof bestRow>;

/** Personal bests with what they were before, by name. */
export const personalBests = ownRows<PersonalBest, BestDraft>({
  queryKey: ["personal-bests"],
  read: async () => {
    const mine = supabase
      .from("personal_bests")
      .select("*, personal_best_history(value, unit, value_number, date)")
      .eq("user_id", await currentUserId());
    const history = { referencedTable: "personal_best_history" };
    return dataOf(mine.order("exercise_name").order("date", history).order("created_at", history));
  },
  // One best per category and exercise, however it is spelled: a second one replaces the first, which goes into the history.
  write: async (draft) => {
    const row = { ...draft, user_id: await currentUserId() };
    await dataOf(supabase.from("personal_bests").upsert(row, { onConflict: "user_id,category,exercise_key", defaultToNull: false }));
  },
  remove: async ({ id }) => {
    await dataOf(supabase.from("personal_bests").delete().eq("id", id));
  },
  restore: async ({ personal_best_history: former, ...best }) => {
    await dataOf(supabase.rpc("restore_personal_best", { best, history: former.map(({ value, unit, date }) => ({ value, unit, date })) }));
  },
  compare: (a, b) => a.exercise_name.localeCompare(b.exercise_name),
  // A best that beats a benchmark is offered on the profile.
  shownIn: [["athlete"]],
});
