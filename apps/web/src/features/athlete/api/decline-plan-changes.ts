import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import type { ActivePlanWork } from "./get-plan-work.ts";
import { profileKeys } from "./profile-keys.ts";

interface Declined {
  readonly planId: string;
  /** When the newest of the numbers was saved that the plan is not to follow; ISO timestamp. */
  readonly numbersOf: string;
}

/** Remembers that the plan stays as it is, on every device of the athlete. */
export async function declinePlanChanges({ planId, numbersOf }: Declined): Promise<void> {
  const { error } = await supabase.from("training_plans").update({ declined_numbers_of: numbersOf }).eq("id", planId);
  if (error) throw error;
}

/** At once; a refusal offers the changes again. */
export function useDeclinePlanChanges(): UseMutationResult<void, Error, Declined> {
  const queryClient = useQueryClient();
  const queryKey = profileKeys.planWork;
  return useMutation({
    mutationFn: declinePlanChanges,
    onMutate: ({ planId, numbersOf }) =>
      queryClient.setQueriesData<ActivePlanWork | null>({ queryKey }, (plan) =>
        plan?.planId === planId ? { ...plan, declinedNumbersOf: numbersOf } : plan,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
