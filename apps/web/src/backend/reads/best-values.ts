import type { Tables } from "@ironpace/contract";
import { queryOptions } from "@tanstack/react-query";
import { currentUserId } from "../current-user.ts";
import { getData } from "../request-data.ts";
import { supabase } from "../supabase.ts";

/** The values of a personal best, now and before, for pages that only show them. */
interface BestValues extends Pick<Tables<"personal_bests">, "exercise_name" | "value" | "unit" | "value_number" | "metric" | "date"> {
  readonly personal_best_history: readonly Pick<Tables<"personal_best_history">, "id" | "value" | "unit" | "value_number" | "date">[];
}

/** Beside the bests themselves, so that a change of those makes these be read again. */
export const bestValuesOptions = () => queryOptions({ queryKey: ["personal-bests", "values"], queryFn: getBestValues });

async function getBestValues(): Promise<readonly BestValues[]> {
  return getData(
    supabase
      .from("personal_bests")
      .select("exercise_name, value, unit, value_number, metric, date, personal_best_history(id, value, unit, value_number, date)")
      .eq("user_id", await currentUserId())
      .order("date", { referencedTable: "personal_best_history" }),
  );
}
