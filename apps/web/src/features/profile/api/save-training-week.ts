import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { supabase } from "../../../backend/supabase.ts";
import { availabilityRowsOf, type TrainingWeek } from "../model/training-week.ts";
import { invalidateProfile } from "./profile-keys.ts";
import { updateProfile } from "./update-profile.ts";

/** Writes the minutes of all seven weekdays in one statement, then the days per week and the long day. */
export async function saveTrainingWeek(week: TrainingWeek): Promise<void> {
  const userId = await currentUserId();
  const rows = availabilityRowsOf(week).map((row) => ({ user_id: userId, ...row }));
  const { error } = await supabase.from("athlete_availability").upsert(rows, { onConflict: "user_id,weekday" });
  if (error) throw error;
  await updateProfile({ days_per_week: week.daysPerWeek, preferred_long_day: week.longDay });
}

export function useSaveTrainingWeek(): UseMutationResult<void, Error, TrainingWeek> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveTrainingWeek, onSuccess: () => invalidateProfile(queryClient) });
}
