import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { readConfig } from "#backend/config.ts";
import type { Overview, StorageUse } from "../model/figures.ts";
import type { ActivityWeek } from "../model/activity.ts";
import { dashboardKeys } from "./dashboard-keys.ts";

/** Milliseconds after which it is read anew when the page is opened, and how often while it stays open. */
const STALE_MS = 15_000;
const REFETCH_MS = 60_000;

/** How many weeks are shown, the one under way among them. */
export const WEEKS = 12;

export function useOverview(): UseQueryResult<Overview> {
  return useQuery({
    queryKey: dashboardKeys.overview,
    queryFn: () => getData(supabase.rpc("admin_overview").single().overrideTypes<Overview, { merge: false }>()),
    staleTime: STALE_MS,
    refetchInterval: REFETCH_MS,
  });
}

export function useStorageUse(): UseQueryResult<StorageUse> {
  return useQuery({
    queryKey: dashboardKeys.storage,
    queryFn: () => getData(supabase.rpc("storage_usage").single().overrideTypes<StorageUse, { merge: false }>()),
    staleTime: STALE_MS,
    refetchInterval: REFETCH_MS,
  });
}

export function useActivity(): UseQueryResult<readonly ActivityWeek[]> {
  return useQuery({
    queryKey: dashboardKeys.activity,
    queryFn: () => getData(supabase.rpc("admin_activity", { weeks: WEEKS }).overrideTypes<ActivityWeek[], { merge: false }>()),
    staleTime: STALE_MS,
  });
}

/** `unreachable` also when whoever asks has no connection. */
export type Health = "operational" | "database" | "unreachable";

const HEALTH_REFETCH_MS = 30_000;
const HEALTH_TIMEOUT_MS = 5000;

/** How the server is, asked again as long as the page is in sight. */
export function useHealth(): UseQueryResult<Health> {
  return useQuery({ queryKey: dashboardKeys.health, queryFn: askHealth, staleTime: 0, refetchInterval: HEALTH_REFETCH_MS });
}

/** Ironpace's own server says it itself. Where another one answers, as on a Supabase project, an answered question to the database is the proof. */
async function askHealth(): Promise<Health> {
  try {
    const response = await fetch(`${readConfig()?.url ?? ""}/healthz`, {
      cache: "no-store",
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    const said = getStatus(await response.json().catch(() => undefined));
    if (said !== undefined) return said === "ok" ? "operational" : "database";
  } catch {
    // It may still be a server that answers no such question from another site.
  }
  const { error, status } = await supabase.rpc("is_admin").abortSignal(AbortSignal.timeout(HEALTH_TIMEOUT_MS));
  if (error === null) return "operational";
  return status === 503 ? "database" : "unreachable";
}

function getStatus(body: unknown): unknown {
  return typeof body === "object" && body !== null && "status" in body && "database" in body ? body.status : undefined;
}
