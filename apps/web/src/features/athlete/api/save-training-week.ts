import { getMinutes, type TrainingWeek } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { invalidateProfile } from "./profile-keys.ts";

/** Replaces the minutes of all weekdays, the days per week and the long day in one request. */
export async function saveTrainingWeek(week: TrainingWeek): Promise<void> {
  const { error } = await supabase.rpc("save_training_week", {
    minutes: getMinutes(week),
    days_per_week: week.daysPerWeek,
    ...(week.longDay !== null && { preferred_long_day: week.longDay }),
  });
  if (error) throw error;
}

export function useSaveTrainingWeek(): UseMutationResult<void, Error, TrainingWeek> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveTrainingWeek, onSuccess: () => invalidateProfile(queryClient) });
}
