import { addDays, type Day } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { readDashboard } from "#backend/reads/dashboard-reads.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { timeZone } from "#backend/time-zone.ts";
import type { DailyLoad } from "../model/fitness.ts";

/** Days that are read: what lies further back weighs less than a thousandth in today's fitness (e^(-540/42)). */
const MAX_AGE_DAYS = 540;

/** Session load (minutes × RPE) of every day with training. */
async function getDailyLoad(today: Day): Promise<readonly DailyLoad[]> {
  const days = supabase.rpc("daily_training_load", { first_day: addDays(today, -MAX_AGE_DAYS), last_day: today, zone: timeZone() });
  return getData(days.overrideTypes<DailyLoad[], { merge: false }>());
}

const dailyLoadQueryOptions = (today: Day) =>
  queryOptions({ queryKey: ["dashboard", "load", today], queryFn: () => readDashboard("load", () => getDailyLoad(today)), staleTime: 0 });

export function useDailyLoad(today: Day): UseQueryResult<readonly DailyLoad[]> {
  return useQuery(dailyLoadQueryOptions(today));
}
