import type { QueryClient } from "@tanstack/react-query";
import type { BenchmarkKind } from "../model/benchmarks.ts";

export const profileKeys = {
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
export async function invalidateProfile(queryClient: QueryClient): Promise<void> {
  await Promise.all([profileKeys.all, ["onboarding"], ["competitions"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
