import type { AvailabilityRow, Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getPageParts, readPage } from "#backend/reads/page-reads.ts";
import { athleteKeys } from "./athlete-keys.ts";

export interface AthleteData {
  /** null until the athlete's row exists. */
  readonly profile: Tables<"athlete_profiles"> | null;
  readonly availability: readonly AvailabilityRow[];
  /** Empty: a fully equipped gym. */
  readonly equipment: readonly string[];
}

/** Three tables, so that it is one request also when nothing else is read. */
const getAthlete = (): Promise<AthleteData> => readPage("athlete", async () => (await getPageParts(["athlete"])).athlete);

const athleteQueryOptions = () => queryOptions({ queryKey: athleteKeys.profile, queryFn: getAthlete });

export function useAthlete(): UseQueryResult<AthleteData> {
  return useQuery(athleteQueryOptions());
}
