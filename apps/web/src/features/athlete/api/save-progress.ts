import type { TablesUpdate } from "@ironpace/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { logWarning } from "#backend/log.ts";
import { patchAthleteRows } from "./get-athlete-rows.ts";
import { updateAthlete } from "./update-athlete.ts";

type Progress = Pick<TablesUpdate<"athlete_profiles">, "last_onboarding_step" | "has_seen_onboarding" | "onboarding_completed">;

/** Remembers how far the wizard got. Nobody waits for it, and a failure only means that it starts a little earlier next time. */
export function useSaveProgress(userId: string): (progress: Progress) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (progress: Progress) => updateAthlete(userId, progress),
    // One after the other, so that the last one stays.
    scope: { id: "onboarding-progress" },
    onMutate: (progress) =>
      patchAthleteRows(queryClient, userId, ({ personal }) => ({ personal: personal && { ...personal, ...progress } })),
    onError: (error) => logWarning("The profile could not be saved", error),
  });
  return mutate;
}
