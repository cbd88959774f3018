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
    // First what can be repeated: a set that was added twice would stand twice in the history.
    const units = told.personal?.units === unit ? {} : { personal: await updateAthlete(userId, { units: unit }) };
    const { data, error } = await supabase
      .from(`${key}_benchmarks`)
      .insert({ ...entryValues(BENCHMARK_FIELDS[key], texts, row, unit), user_id: userId, is_current: true, date_recorded: today })
      .select()
      .single();
    if (error) throw error;
    return { [key]: data as unknown, ...units };
  };
