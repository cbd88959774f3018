import type { Tables, TablesUpdate } from "@ironpace/contract";
import { supabase } from "#backend/supabase.ts";

export type AthleteChange = Omit<TablesUpdate<"athlete_profiles">, "id">;

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
export async function updateAthlete(id: string, change: AthleteChange): Promise<Tables<"athlete_profiles">> {
  const { data, error } = await supabase
    .from("athlete_profiles")
    .upsert({ ...change, id }, { onConflict: "id" })
    .select()
    .single<Tables<"athlete_profiles">>();
  if (error) throw error;
  return data;
}
