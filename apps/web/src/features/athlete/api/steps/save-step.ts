import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Circumstances, Texts } from "../../model/step-form.ts";
import type { OnboardingData } from "#backend/app-frame.ts";
import { patchOnboardingData } from "../get-onboarding-data.ts";

/** Stores one step and answers with what is stored now. `id` is that of a new record: sent again, it is stored once. */
export type SaveStep = (texts: Texts, circumstances: Circumstances, userId: string, id: string) => Promise<Partial<OnboardingData>>;

/** Marks every request of the wizard that its buttons wait for. */
export const SAVE_MUTATION_KEY = ["save-onboarding-step"] as const;

export interface SaveStepOptions {
  readonly save: SaveStep;
  readonly userId: string;
  /** Also when the step is not shown any more. */
  readonly onStored: () => void;
  readonly onFailed: (error: Error) => void;
}

/** Runs one `SaveStep`; the profile, the form of a new plan and the header then show what was stored. */
export function useSaveStep({ save, userId, onStored, onFailed }: SaveStepOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVE_MUTATION_KEY,
    mutationFn: ({ texts, circumstances, id }: { readonly texts: Texts; readonly circumstances: Circumstances; readonly id: string }) =>
      save(texts, circumstances, userId, id),
    onSuccess: (stored) => {
      patchOnboardingData(queryClient, userId, () => stored);
      for (const queryKey of [["athlete"], ["plan-form-defaults"], ["preferences"], ["profile"], ["competitions"]])
        void queryClient.invalidateQueries({ queryKey });
      onStored();
    },
    onError: onFailed,
  });
}
