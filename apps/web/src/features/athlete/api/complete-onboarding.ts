import { useMutation, useQueryClient } from "@tanstack/react-query";
import { patchOnboardingData } from "./get-onboarding-data.ts";
import { SAVE_MUTATION_KEY } from "./steps/save-step.ts";
import { updateAthlete } from "./update-athlete.ts";

/** Ends the onboarding: it is complete and was seen. */
export function useCompleteOnboarding(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVE_MUTATION_KEY,
    mutationFn: () => updateAthlete(userId, { onboarding_completed: true, has_seen_onboarding: true }),
    onSuccess: (personal) => patchOnboardingData(queryClient, userId, () => ({ personal })),
  });
}
