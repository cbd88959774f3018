import { textSchema, type Tables } from "@ironpace/contract";
import { supabase } from "../../../backend/supabase.ts";
import { COMPETITION_TYPES } from "../model/result-forms.ts";
import type { Texts } from "../model/step-form.ts";
import type { SaveStep } from "./save-step.ts";

/** Adds a competition result. The day is sent as the noon of where the athlete is, so that it is the same day nearly everywhere. */
export const addCompetitionResult: SaveStep = async (texts, { told }, userId) => {
  const { data, error } = await supabase
    .from("competition_benchmarks")
    .insert({
      user_id: userId,
      competition_name: textOf("competition_name", texts) ?? "",
      competition_type: COMPETITION_TYPES.find(({ value }) => value === texts.competition_type)?.value ?? "other",
      result: textOf("result", texts),
      notes: textOf("notes", texts),
      date: new Date(`${texts.date}T12:00:00`).toISOString(),
    })
    .select()
    .single<Tables<"competition_benchmarks">>();
  if (error) throw error;
  return { results: [data, ...told.results].toSorted((one, other) => other.date.localeCompare(one.date)) };
};

/** Adds a benchmark workout. */
export const addBenchmarkWod: SaveStep = async (texts, { told }, userId) => {
  const { data, error } = await supabase
    .from("benchmark_wods")
    .insert({
      user_id: userId,
      wod_name: textOf("wod_name", texts) ?? "",
      result: textOf("result", texts) ?? "",
      notes: textOf("notes", texts),
      ...(texts.date_completed && { date_completed: texts.date_completed }),
    })
    .select()
    .single<Tables<"benchmark_wods">>();
  if (error) throw error;
  return { wods: [data, ...told.wods].toSorted((one, other) => other.date_completed.localeCompare(one.date_completed)) };
};

function textOf(column: Parameters<typeof textSchema>[0], texts: Texts): string | null {
  return textSchema(column).parse(texts[column] ?? "");
}
