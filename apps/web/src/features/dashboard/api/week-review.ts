import type { Day } from "@ironpace/training";
import { queryOptions } from "@tanstack/react-query";
import { readDashboard } from "#backend/reads/dashboard-reads.ts";

/** Comes with the dashboard; what reads it alone is rarely needed. */
export const weekReviewQueryOptions = (today: Day) =>
  queryOptions({
    queryKey: ["dashboard", "review", today],
    queryFn: () => readDashboard("review", async () => (await import("./read-week-review.ts")).readWeekReview(today)),
    staleTime: 0,
  });
