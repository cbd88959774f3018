import { resultRow, wodRow, type Tables } from "@ironpace/contract";
import { supabase } from "#backend/supabase.ts";
import { getResultEntry, getWodEntry } from "../../model/result-forms.ts";
import type { SaveStep } from "./save-step.ts";

/** Adds a competition result. */
export const addCompetitionResult: SaveStep = async (texts, { told }, userId, id) => {
  const { data, error } = await supabase
    .from("competition_benchmarks")
    .upsert({ ...resultRow(getResultEntry(texts)), id, user_id: userId })
    .select()
    .single<Tables<"competition_benchmarks">>();
  if (error) throw error;
  return { results: [data, ...told.results].toSorted((one, other) => other.date.localeCompare(one.date)) };
};

/** Adds a benchmark workout. */
export const addBenchmarkWod: SaveStep = async (texts, { told }, userId, id) => {
  const { data, error } = await supabase
    .from("benchmark_wods")
    .upsert({ ...wodRow(getWodEntry(texts)), id, user_id: userId })
    .select()
    .single<Tables<"benchmark_wods">>();
  if (error) throw error;
  return { wods: [data, ...told.wods].toSorted((one, other) => other.date_completed.localeCompare(one.date_completed)) };
};
