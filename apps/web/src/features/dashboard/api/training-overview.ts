import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { dataOf } from "../../../backend/data-of.ts";
import { supabase } from "../../../backend/supabase.ts";
import { timeZone } from "./time-zone.ts";

/** This month beside last month up to the same day, and the run of weeks with training. */
export interface TrainingOverview {
  readonly workouts_this_month: number;
  readonly workouts_last_month: number;
  readonly bests_this_month: number;
  readonly bests_last_month: number;
  readonly personal_bests: number;
  readonly streak_weeks: number;
  readonly longest_streak_weeks: number;
}

export async function getTrainingOverview(today: string): Promise<TrainingOverview> {
  return dataOf(supabase.rpc("training_overview", { today, zone: timeZone() }).single());
}

/** Many pages change what it counts: read again whenever the dashboard is opened, and shown as it was until then. */
export const trainingOverviewQueryOptions = (today: string) =>
  queryOptions({ queryKey: ["dashboard", "overview", today], queryFn: () => getTrainingOverview(today), staleTime: 0 });

export function useTrainingOverview(today: string): UseQueryResult<TrainingOverview> {
  return useQuery(trainingOverviewQueryOptions(today));
}
