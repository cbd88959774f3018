import { queryOptions, useQuery } from "@tanstack/react-query";
import { readCalendarDays } from "./calendar-days.ts";
import { readDashboard } from "./dashboard-reads.ts";
import type { OwnPlanned } from "./own-planned.ts";

/** The own sessions of these days, as the calendar has them; read again with it when a plan, the log or a workout changes. */
const ownPlannedOptions = (first: string, last: string) =>
  queryOptions({
    queryKey: ["plans", "calendar", "own", first, last],
    queryFn: () => (isThisWeek(first, last) ? readDashboard("own_of_week", () => readOwn(first, last)) : readOwn(first, last)),
  });

const readOwn = async (first: string, last: string) => (await readCalendarDays(first, last)).own;

/** A week from Monday to Sunday that has today in it comes with the dashboard. */
function isThisWeek(first: string, last: string): boolean {
  const today = new Date().toLocaleDateString("sv-SE");
  return first <= today && today <= last;
}

const NONE: readonly OwnPlanned[] = [];

/** The own sessions of these days; none until they are read. */
export function useOwnPlanned(first: string, last: string): readonly OwnPlanned[] {
  return useQuery(ownPlannedOptions(first, last)).data ?? NONE;
}
