import type { Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readDashboard } from "#backend/reads/dashboard-reads.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";

export type LatestBest = Pick<Tables<"personal_bests">, "id" | "exercise_name" | "value" | "unit" | "value_number" | "metric" | "date">;

/** The personal best of the latest day; null without any. */
async function getLatestBest(): Promise<LatestBest | null> {
  const mine = supabase
    .from("personal_bests")
    .select("id,exercise_name,value,unit,value_number,metric,date")
    .eq("user_id", await currentUserId());
  return getData(mine.order("date", { ascending: false }).order("updated_at", { ascending: false }).limit(1).maybeSingle());
}

const latestBestQueryOptions = () =>
  queryOptions({ queryKey: ["dashboard", "latest-best"], queryFn: () => readDashboard("latest_best", getLatestBest), staleTime: 0 });

export function useLatestBest(): UseQueryResult<LatestBest | null> {
  return useQuery(latestBestQueryOptions());
}
