import type { AvailabilityRow, Tables } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { readPage } from "../../../backend/page-reads.ts";
import { supabase } from "../../../backend/supabase.ts";
import { profileKeys } from "./profile-keys.ts";

export interface AthleteData {
  /** null until the athlete's row exists. */
  readonly profile: Tables<"athlete_profiles"> | null;
  readonly availability: readonly AvailabilityRow[];
  /** Empty: a fully equipped gym. */
  readonly equipment: readonly string[];
}

export const getAthlete = (): Promise<AthleteData> => readPage("athlete", readAthlete);

async function readAthlete(): Promise<AthleteData> {
  const userId = await currentUserId();
  const [profile, availability, equipment] = await Promise.all([
    supabase.from("athlete_profiles").select("*").eq("id", userId).maybeSingle<Tables<"athlete_profiles">>(),
    supabase.from("athlete_availability").select("weekday,minutes").eq("user_id", userId).returns<AvailabilityRow[]>(),
    supabase.from("athlete_equipment").select("equipment").eq("user_id", userId).order("equipment").returns<{ equipment: string }[]>(),
  ]);
  const error = profile.error ?? availability.error ?? equipment.error;
  if (error) throw error;
  return {
    profile: profile.data,
    availability: availability.data ?? [],
    equipment: (equipment.data ?? []).map((row) => row.equipment),
  };
}

export const athleteQueryOptions = () => queryOptions({ queryKey: profileKeys.profile, queryFn: getAthlete });

export function useAthlete(): UseQueryResult<AthleteData> {
  return useQuery(athleteQueryOptions());
}
