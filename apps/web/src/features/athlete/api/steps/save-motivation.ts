import { textSchema, type Tables } from "@ironpace/contract";
import { supabase } from "#backend/supabase.ts";
import { MOTIVATION_COLUMNS } from "../../model/motivation-step.ts";
import type { SaveStep } from "./save-step.ts";

/** What keeps the athlete going, and what they would rather not do. */
export const saveMotivation: SaveStep = async (texts, _circumstances, userId) => {
  const values = MOTIVATION_COLUMNS.map((column) => [column, textSchema(column).parse(texts[column] ?? "")] as const);
  const { data, error } = await supabase
    .from("athlete_motivation")
    .upsert({ ...Object.fromEntries(values), user_id: userId }, { onConflict: "user_id" })
    .select()
    .single<Tables<"athlete_motivation">>();
  if (error) throw error;
  return { motivation: data };
};
