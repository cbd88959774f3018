import { supabase } from "../../../backend/supabase.ts";
import { BENCHMARK_FIELDS, type BenchmarkKey } from "../model/benchmark-steps.ts";
import { entryValues } from "../model/entry-texts.ts";
import { updateAthlete } from "./save-personal.ts";
import type { SaveStep } from "./save-step.ts";

/** A new set that is current from now on; the database retires the earlier one and keeps it. */
export const saveBenchmarks =
  (key: BenchmarkKey): SaveStep =>
  async (texts, { told, unit, today }, userId) => {
    const row = told[key];
    const { data, error } = await supabase
      .from(`${key}_benchmarks`)
      .insert({ ...entryValues(BENCHMARK_FIELDS[key], texts, row, unit), user_id: userId, is_current: true, date_recorded: today })
      .select()
      .single();
    if (error) throw error;
    const units = told.personal?.units === unit ? {} : { personal: await updateAthlete(userId, { units: unit }) };
    return { [key]: data as unknown, ...units };
  };
