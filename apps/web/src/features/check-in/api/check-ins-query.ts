import type { Day } from "@ironpace/training";
import { queryOptions } from "@tanstack/react-query";
import { readDashboard } from "../../../backend/dashboard-reads.ts";

export const CHECK_INS_KEY = ["dashboard", "check-in"] as const;

/** Comes with the dashboard; what reads it alone is rarely needed. */
export const checkInsQueryOptions = (today: Day) =>
  queryOptions({
    queryKey: [...CHECK_INS_KEY, today],
    queryFn: () => readDashboard("check_in", async () => (await import("./read-check-ins.ts")).readCheckIns(today)),
    staleTime: 0,
  });
