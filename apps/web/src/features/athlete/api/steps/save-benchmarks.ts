import { newId } from "#backend/new-id.ts";
import { supabase } from "#backend/supabase.ts";
import { BENCHMARK_FIELDS, type BenchmarkKey } from "../../model/benchmark-steps.ts";
import { entryValues } from "../../model/entry-texts.ts";
import { updateAthlete } from "../update-athlete.ts";
import type { SaveStep } from "./save-step.ts";

/** A new set that is current from now on; the database retires the earlier one and keeps it. Sent again, it stands once. */
export const saveBenchmarks =
  (key: BenchmarkKey): SaveStep =>
  async (texts, { told, unit, today }, userId, id) => {
    const row = told[key];
    const units = told.personal?.units === unit ? {} : { personal: await updateAthlete(userId, { units: unit }) };
    // The set that stands already with this id was heard of: what differs from it is the next one.
    const set = row?.id === id ? newId() : id;
    const { data, error } = await supabase
      .from(`${key}_benchmarks`)
      .upsert({ ...entryValues(BENCHMARK_FIELDS[key], texts, row, unit), id: set, user_id: userId, is_current: true, date_recorded: today })
      .select()
      .single();
    if (error) throw error;
    return { [key]: data as unknown, ...units };
  };
