import type { Tables } from "@ironpace/contract";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";

/** The athlete's latest workout of this title; undefined where there is none any more. */
export async function findWorkout(title: string): Promise<Tables<"workouts"> | undefined> {
  const rows = await getData(
    supabase
      .from("workouts")
      .select("*")
      .eq("user_id", await currentUserId())
      .in("title", [title, `${title}, scaled`])
      .order("date", { ascending: false })
      .limit(1),
  );
  return rows[0];
}
