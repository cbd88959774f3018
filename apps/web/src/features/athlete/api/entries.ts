import type { Tables } from "@ironpace/contract";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { ownRows } from "#backend/reads/own-rows.ts";
import { supabase } from "#backend/supabase.ts";
import { athleteKeys } from "./athlete-keys.ts";

export type Result = Tables<"competition_benchmarks">;
export type Wod = Tables<"benchmark_wods">;

/** Without what the database fills in. */
type Typed<Row> = Omit<Row, "user_id" | "created_at" | "competition_id">;

const NEWEST = { ascending: false };

/** What an athlete has told is also what the header shows of it. */
const shownIn = [athleteKeys.all, ["onboarding"], ["competitions"]] as const;

/** Results of competitions, newest first. */
export const competitionResults = ownRows<Result, Typed<Result>>({
  queryKey: athleteKeys.entries("competition_benchmarks"),
  read: async () => {
    const mine = supabase
      .from("competition_benchmarks")
      .select("*")
      .eq("user_id", await currentUserId());
    return getData(mine.order("date", NEWEST).order("created_at", NEWEST));
  },
  write: writeResult,
  remove: async ({ id }) => void (await getData(supabase.from("competition_benchmarks").delete().eq("id", id))),
  restore: writeResult,
  compare: (a, b) => b.date.localeCompare(a.date),
  shownIn,
});

/** Results of named workouts, newest first. */
export const benchmarkWods = ownRows<Wod, Typed<Wod>>({
  queryKey: athleteKeys.entries("benchmark_wods"),
  read: async () => {
    const mine = supabase
      .from("benchmark_wods")
      .select("*")
      .eq("user_id", await currentUserId());
    return getData(mine.order("date_completed", NEWEST).order("created_at", NEWEST));
  },
  write: writeWod,
  remove: async ({ id }) => void (await getData(supabase.from("benchmark_wods").delete().eq("id", id))),
  restore: writeWod,
  compare: (a, b) => b.date_completed.localeCompare(a.date_completed),
  shownIn,
});

async function writeResult(entry: Typed<Result>): Promise<void> {
  await getData(supabase.from("competition_benchmarks").upsert({ ...entry, user_id: await currentUserId() }));
}

async function writeWod(entry: Typed<Wod>): Promise<void> {
  await getData(supabase.from("benchmark_wods").upsert({ ...entry, user_id: await currentUserId() }));
}
