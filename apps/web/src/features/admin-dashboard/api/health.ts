import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { readConfig } from "#backend/config.ts";
import { supabase } from "#backend/supabase.ts";
import { dashboardKeys } from "./dashboard-keys.ts";

/** `unreachable` also when whoever asks has no connection. */
export type Health = "operational" | "database" | "unreachable";

/** Milliseconds. */
const EVERY = 30_000;
const HEALTH_TIMEOUT_MS = 5000;

/** How the server is, asked again as long as the page is in sight. */
export function useHealth(): UseQueryResult<Health> {
  return useQuery({ queryKey: dashboardKeys.health, queryFn: askHealth, staleTime: 0, refetchInterval: EVERY });
}

/** Ironpace's own server says it itself. Where another one answers, as on a Supabase project, an answered question to the database is the proof. */
async function askHealth(): Promise<Health> {
  try {
    const response = await fetch(`${readConfig()?.url ?? ""}/healthz`, {
      cache: "no-store",
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    const said = statusOf(await response.json().catch(() => undefined));
    if (said !== undefined) return said === "ok" ? "operational" : "database";
  } catch {
    // It may still be a server that answers no such question from another site.
  }
  const { error, status } = await supabase.rpc("is_admin").abortSignal(AbortSignal.timeout(HEALTH_TIMEOUT_MS));
  if (error === null) return "operational";
  return status === 503 ? "database" : "unreachable";
}

function statusOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "status" in body && "database" in body ? body.status : undefined;
}
