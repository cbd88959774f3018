import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { invalidateAll } from "#backend/query-keys.ts";
import type { BenchmarkKind } from "../model/benchmarks.ts";

export const athleteKeys = {
  all: ["athlete"] as const,
  profile: ["athlete", "profile"] as const,
  context: ["athlete", "context"] as const,
  motivation: ["athlete", "motivation"] as const,
  benchmarks: (kind: BenchmarkKind) => ["athlete", "benchmarks", kind] as const,
  entries: (table: string) => ["athlete", "entries", table] as const,
  offers: ["athlete", "offers"] as const,
  planWork: ["athlete", "plan-work"] as const,
  planChanges: ["athlete", "plan-changes"] as const,
};

/** Everything that shows what the athlete has told: this page, how complete the profile is in the header, and the list of competitions. */
export async function invalidateAthlete(queryClient: QueryClient): Promise<void> {
  await invalidateAll(queryClient, [athleteKeys.all, ["onboarding"], ["competitions"]]);
}

/**
 * Refetches what the page shows; resolves when it has arrived. The rest is marked stale: a query restored from the device has no query
 * function before a component uses it, so refetching all of them would fail.
 */
export function useRefreshAthlete(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: athleteKeys.all, refetchType: "active" }, { throwOnError: true });
}
