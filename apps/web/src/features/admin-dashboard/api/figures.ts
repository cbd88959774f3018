import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Overview, StorageUse } from "../model/figures.ts";
import type { ActivityWeek } from "../model/activity.ts";
import { dashboardKeys } from "./dashboard-keys.ts";

/** Milliseconds after which it is read anew when the page is opened, and how often while it stays open. */
const FRESH = 15_000;
const AGAIN = 60_000;

/** How many weeks are shown, the one under way among them. */
export const WEEKS = 12;

export function useOverview(): UseQueryResult<Overview> {
  return useQuery({
    queryKey: dashboardKeys.overview,
    queryFn: () => getData(supabase.rpc("admin_overview").single().overrideTypes<Overview, { merge: false }>()),
    staleTime: FRESH,
    refetchInterval: AGAIN,
  });
}

export function useStorageUse(): UseQueryResult<StorageUse> {
  return useQuery({
    queryKey: dashboardKeys.storage,
    queryFn: () => getData(supabase.rpc("storage_usage").single().overrideTypes<StorageUse, { merge: false }>()),
    staleTime: FRESH,
    refetchInterval: AGAIN,
  });
}

export function useActivity(): UseQueryResult<readonly ActivityWeek[]> {
  return useQuery({
    queryKey: dashboardKeys.activity,
    queryFn: () => getData(supabase.rpc("admin_activity", { weeks: WEEKS }).overrideTypes<ActivityWeek[], { merge: false }>()),
    staleTime: FRESH,
  });
}
