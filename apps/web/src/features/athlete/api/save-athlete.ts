import { availabilityMinutes } from "@ironpace/contract";
import type { Availability } from "@ironpace/training";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { invalidateAthlete } from "./athlete-keys.ts";
import { updateAthlete, type AthleteChange } from "./update-athlete.ts";

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
