import type { Day } from "@ironpace/training";
import { queryOptions } from "@tanstack/react-query";
import { readDashboard } from "#backend/reads/dashboard-reads.ts";

/** What the page has just read, the code that comes after it does not read again. */
const FRESH_MS = 60_000;

export const CHECK_INS_KEY = ["dashboard", "check-in"] as const;

/** Comes with the dashboard; what reads it alone is rarely needed. */
export const checkInsQueryOptions = (today: Day) =>
  queryOptions({
    queryKey: [...CHECK_INS_KEY, today],
    queryFn: () => readDashboard("check_in", async () => (await import("./read-check-ins.ts")).readCheckIns(today)),
    staleTime: FRESH_MS,
  });
