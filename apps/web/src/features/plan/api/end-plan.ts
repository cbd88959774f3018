import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { planKeys } from "./plan-keys.ts";

/** Ends a plan: its status becomes completed, what was done in it stays. */
async function endPlan(planId: string): Promise<void> {
  if (planId === "") throw new Error("No plan ID provided to end");
  const { data, error } = await supabase.rpc("end_training_plan", { plan_id: planId });
  if (error) throw error;
  const { success, message } = data as { success: boolean; message?: string };
  if (!success) throw new Error(message ?? "Failed to complete plan");
}

/** Takes the end of a plan back. Throws when it is too late for that, or another plan is active by now. */
async function reopenPlan(planId: string): Promise<void> {
  const { error } = await supabase.rpc("reopen_training_plan", { plan_id: planId });
  if (error) throw error;
}

export function useEndPlan(): UseMutationResult<void, Error, string> {
  return usePlanStatus(endPlan);
}

export function useReopenPlan(): UseMutationResult<void, Error, string> {
  return usePlanStatus(reopenPlan);
}

function usePlanStatus(mutationFn: (planId: string) => Promise<void>): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // Not waited for: what is told about the change comes before the view that the change leads to.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: planKeys.all });
    },
  });
}
