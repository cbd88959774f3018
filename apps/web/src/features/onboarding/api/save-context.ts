import { minutesOf, textSchema, WEEKDAYS, type Tables } from "@ironpace/contract";
import { supabase } from "../../../backend/supabase.ts";
import { CONTEXT_COLUMNS, contextStep, differ, gearFrom, weekFrom } from "../model/context-step.ts";
import { equipmentOf } from "../model/places.ts";
import type { Texts } from "../model/step-form.ts";
import type { Told } from "../model/told.ts";
import type { SaveStep } from "./save-step.ts";

/**
 * Goals, competition, injuries, training week and equipment: three requests, each whole or not at all, and each the same when it is
 * repeated. Only columns that were changed are written.
 */
export const saveContext: SaveStep = async (texts, { told, unit }, userId) => {
  const stored = contextStep.textsOf(told, unit);
  const changed = CONTEXT_COLUMNS.filter((column) => differ([column], texts, stored));
  const context = changed.length > 0 ? { context: await upsertContext(texts, changed, userId) } : {};
  const week = await saveWeek(texts, stored, told);
  const gear = differ(["places", "items"], texts, stored) ? await saveEquipment(texts) : {};
  return { ...context, ...week, ...gear };
};

async function upsertContext(
  texts: Texts,
  columns: readonly (typeof CONTEXT_COLUMNS)[number][],
  userId: string,
): Promise<Tables<"athlete_context">> {
  const values = columns.map((column) => {
    const text = texts[column] ?? "";
    return [column, column === "competition_date" ? text || null : textSchema(column).parse(text)] as const;
  });
  const { data, error } = await supabase
    .from("athlete_context")
    .upsert({ ...Object.fromEntries(values), user_id: userId }, { onConflict: "user_id" })
    .select()
    .single<Tables<"athlete_context">>();
  if (error) throw error;
  return data;
}

/** A week that was never stored is stored as it is shown. */
async function saveWeek(texts: Texts, stored: Texts, told: Told): Promise<Partial<Told>> {
  const names = ["days_per_week", "open_days", "long_day", ...WEEKDAYS.map(({ weekday }) => `minutes_${weekday}`)];
  if (told.availability.length > 0 && !differ(names, texts, stored)) return {};
  const week = weekFrom(texts);
  const minutes = minutesOf(week);
  const { error } = await supabase.rpc("save_training_week", {
    minutes,
    days_per_week: week.daysPerWeek,
    ...(week.longDay !== null && { preferred_long_day: week.longDay }),
  });
  if (error) throw error;
  return {
    availability: minutes.map((available, index) => ({ weekday: index + 1, minutes: available })),
    personal: told.personal && { ...told.personal, days_per_week: week.daysPerWeek, preferred_long_day: week.longDay },
  };
}

async function saveEquipment(texts: Texts): Promise<Partial<Told>> {
  const equipment = equipmentOf(gearFrom(texts));
  const { error } = await supabase.rpc("save_equipment", { equipment: [...equipment] });
  if (error) throw error;
  return { equipment };
}
