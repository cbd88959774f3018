import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { readDashboard, type TrainingOverview } from "#backend/reads/dashboard-reads.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { timeZone } from "#backend/time-zone.ts";

async function getTrainingOverview(today: string): Promise<TrainingOverview> {
  return getData(supabase.rpc("training_overview", { today, zone: timeZone() }).single());
}

/** Many pages change what it counts: read again whenever the dashboard is opened, and shown as it was until then. */
const trainingOverviewQueryOptions = (today: string) =>
  queryOptions({
    queryKey: ["dashboard", "overview", today],
    queryFn: () => readDashboard("overview", () => getTrainingOverview(today)),
    staleTime: 0,
  });

export function useTrainingOverview(today: string): UseQueryResult<TrainingOverview> {
  return useQuery(trainingOverviewQueryOptions(today));
}
