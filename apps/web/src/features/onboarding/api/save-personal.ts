import type { Tables, TablesUpdate } from "@ironpace/contract";
import { supabase } from "../../../backend/supabase.ts";
import { entryValues } from "../model/entry-texts.ts";
import { personalEntries } from "../model/personal-step.ts";
import { entryUnits } from "../model/step-form.ts";
import type { SaveStep } from "./save-step.ts";

/** Who trains, what they did lately, and the unit weights are shown in. */
export const savePersonal: SaveStep = async (texts, { told, unit }, userId) => ({
  personal: await updateAthlete(userId, {
    ...entryValues(personalEntries(texts), texts, told.personal, entryUnits(told, unit)),
    ...(["gender", "training_level", "primary_focus"] as const).reduce((row, name) => ({ ...row, [name]: texts[name] || null }), {}),
    units: unit,
  }),
});

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
export async function updateAthlete(id: string, change: TablesUpdate<"athlete_profiles">): Promise<Tables<"athlete_profiles">> {
  const { data, error } = await supabase
    .from("athlete_profiles")
    .upsert({ ...change, id }, { onConflict: "id" })
    .select()
    .single<Tables<"athlete_profiles">>();
  if (error) throw error;
  return data;
}
