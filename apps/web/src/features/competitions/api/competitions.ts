import type { Tables, TablesInsert } from "@ironpace/contract";
import { currentUserId } from "#backend/current-user.ts";
import { readDashboard } from "#backend/reads/dashboard-reads.ts";
import { readPart } from "#backend/reads/page-reads.ts";
import { getData } from "#backend/request-data.ts";
import { ownRows } from "#backend/reads/own-rows.ts";
import { supabase } from "#backend/supabase.ts";

export type Competition = Tables<"competitions">;

export type CompetitionDraft = TablesInsert<"competitions"> & { readonly id: string };

/** Races and meets, in the order of their days. */
export const competitions = ownRows<Competition, CompetitionDraft>({
  queryKey: ["competitions"],
  read: () => readDashboard("competitions", () => readPart("competitions")),
  write: async (draft) => {
    await getData(supabase.from("competitions").upsert({ ...draft, user_id: await currentUserId() }, { defaultToNull: false }));
  },
  remove: async ({ id }) => {
    await getData(supabase.from("competitions").delete().eq("id", id));
  },
  // The database finds the adjustments again that were made for it.
  restore: async (row) => {
    await getData(supabase.from("competitions").insert(row));
  },
  compare: (a, b) => a.date.localeCompare(b.date) || a.created_at.localeCompare(b.created_at),
  // Where the plan asks which race it is about, and the profile, which names the next one and counts results.
  shownIn: [["plans", "competitions"], ["athlete"], ["onboarding"]],
});
