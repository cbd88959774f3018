import { queryOptions, useQuery } from "@tanstack/react-query";
import { getData } from "../request-data.ts";
import { supabase } from "../supabase.ts";
import { timeZone } from "../time-zone.ts";
import type { OwnPlanned } from "./own-planned.ts";

/** The own sessions of these days, as the calendar has them; read again with it when a plan, the log or a workout changes. */
const ownPlannedOptions = (first: string, last: string) =>
  queryOptions({
    queryKey: ["plans", "calendar", "own", first, last],
    queryFn: async () => {
      const days = supabase.rpc("training_calendar", { first_day: first, last_day: last, zone: timeZone() });
      return ((await getData(days)) as unknown as { readonly own: readonly OwnPlanned[] }).own;
    },
  });

const NONE: readonly OwnPlanned[] = [];

/** The own sessions of these days; none until they are read. */
export function useOwnPlanned(first: string, last: string): readonly OwnPlanned[] {
  return useQuery(ownPlannedOptions(first, last)).data ?? NONE;
}
