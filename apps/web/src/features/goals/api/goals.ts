import type { Tables, TablesInsert } from "@ironpace/contract";
import { currentUserId } from "#backend/current-user.ts";
import { readDashboard } from "#backend/reads/dashboard-reads.ts";
import { readPart } from "#backend/reads/page-reads.ts";
import { getData } from "#backend/request-data.ts";
import { ownRows } from "#backend/reads/own-rows.ts";
import { supabase } from "#backend/supabase.ts";

/** The value a goal had from a day on. */
export type GoalProgress = Pick<Tables<"goal_progress">, "day" | "value">;

export interface Goal extends Tables<"goals"> {
  /** In the order of their days. */
  readonly goal_progress: readonly GoalProgress[];
}

export type GoalDraft = TablesInsert<"goals"> & { readonly id: string };

/** Goals with how they came on, the next one due first. */
export const goals = ownRows<Goal, GoalDraft>({
  queryKey: ["goals"],
  read: () => readDashboard("goals", () => readPart("goals")),
  write: async (draft) => {
    await getData(supabase.from("goals").upsert({ ...draft, user_id: await currentUserId() }, { defaultToNull: false }));
  },
  remove: async ({ id }) => {
    await getData(supabase.from("goals").delete().eq("id", id));
  },
  restore: async ({ goal_progress, ...goal }) => {
    await getData(supabase.rpc("restore_goal", { goal, progress: goal_progress.map(({ day, value }) => ({ day, value })) }));
  },
  compare: (a, b) => a.due_date.localeCompare(b.due_date) || a.created_at.localeCompare(b.created_at),
});
