import { BEST_CATEGORIES, toUnit, timeText, type BestCategory } from "@ironpace/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { logKeys } from "./log-keys.ts";

/** A set that beats the best known of its exercise, stored or in the profile, as it would be stored. */
export interface OfferedBest {
  readonly performed_set_id: string;
  readonly exercise_name: string;
  readonly category: BestCategory;
  /** As it is written: "150", "22:15". */
  readonly value: string;
  readonly unit: string;
  readonly metric: "weight" | "reps" | "time" | "distance" | "calories";
  readonly direction: "higher" | "lower";
  readonly date: string;
}

/** The bests of a finished session that are not stored yet. */
export const offeredBestsOptions = (sessionId: string) =>
  queryOptions({
    queryKey: logKeys.offers(sessionId),
    queryFn: async (): Promise<readonly OfferedBest[]> => {
      const rows = await getData(supabase.rpc("offered_personal_bests", { session_id: sessionId }));
      return rows.map((row) => {
        const metric = row.metric as OfferedBest["metric"];
        const unit = getUnit(metric, row.unit ?? "", row.former_unit ?? row.entered_unit);
        return {
          performed_set_id: row.performed_set_id ?? "",
          exercise_name: row.exercise_name ?? "",
          category: BEST_CATEGORIES.find((category) => category === row.category) ?? "strength",
          value: valueText(row.value_number ?? 0, metric, unit),
          unit,
          metric,
          direction: row.direction === "lower" ? "lower" : "higher",
          date: row.day ?? "",
        };
      });
    },
  });

/** Stores those that were accepted; what was the best until now goes into their history. */
export function useAcceptBests(sessionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bests: readonly OfferedBest[]) => {
      const user_id = await currentUserId();
      const rows = bests.map((best) => ({ ...best, user_id, notes: null }));
      await getData(supabase.from("personal_bests").upsert(rows, { onConflict: "user_id,category,exercise_key", defaultToNull: false }));
    },
    onSettled: () => invalidateAll(queryClient, [logKeys.offers(sessionId), ["personal-bests"], ["athlete"]]),
  });
}

/** The unit the best is kept in, or was typed in, where it is one of the metric. */
function getUnit(metric: OfferedBest["metric"], usual: string, wished: string | null): string {
  const fitting = { weight: ["kg", "lb"], distance: ["m", "km", "mi"], time: ["min", "s"], reps: ["reps"], calories: ["cal"] }[metric];
  return wished !== null && fitting.includes(wished) ? wished : usual;
}

function valueText(value: number, metric: OfferedBest["metric"], unit: string): string {
  if (metric === "weight") return String(toUnit(value, unit === "lb" ? "lb" : "kg"));
  if (metric === "distance") return String(Number((value / (unit === "km" ? 1000 : unit === "mi" ? 1609.344 : 1)).toFixed(2)));
  return metric === "time" && unit !== "s" ? timeText(value) : String(value);
}
