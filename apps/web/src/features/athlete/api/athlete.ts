import { type AvailabilityRow, type Tables, availabilityMinutes } from "@ironpace/contract";
import { type UseMutationResult, type UseQueryResult, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Availability } from "@ironpace/training";
import { getPageParts, readPage } from "#backend/reads/page-reads.ts";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { athleteKeys, invalidateAthlete } from "./athlete-keys.ts";
import { type AthleteChange, updateAthlete } from "./update-athlete.ts";

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

export function useUpdateAthlete(): UseMutationResult<unknown, Error, AthleteChange> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change) => updateAthlete(await currentUserId(), change),
    onSuccess: () => invalidateAthlete(queryClient),
  });
}

/** Replaces the minutes of all weekdays, the days per week and the long day in one request. */
async function saveAvailability(availability: Availability): Promise<void> {
  const { error } = await supabase.rpc("save_training_week", availabilityArguments(availability));
  if (error) throw error;
}

export function useSaveAvailability(): UseMutationResult<void, Error, Availability> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveAvailability, onSuccess: () => invalidateAthlete(queryClient) });
}

/** As save_training_week and save_context take it. */
export function availabilityArguments(availability: Availability) {
  const { daysPerWeek, longDay } = availability;
  return {
    minutes: availabilityMinutes(availability),
    days_per_week: daysPerWeek,
    ...(longDay !== undefined && { preferred_long_day: longDay }),
  };
}

/** Replaces the list; an empty one means a fully equipped gym. */
async function saveEquipment(equipment: readonly string[]): Promise<void> {
  const { error } = await supabase.rpc("save_equipment", { equipment: [...equipment] });
  if (error) throw error;
}

export function useSaveEquipment(): UseMutationResult<void, Error, readonly string[]> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveEquipment, onSuccess: () => invalidateAthlete(queryClient) });
}
