import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "../../../backend/supabase.ts";
import { planKeys } from "./plan-keys.ts";

/** Ends a plan: its status becomes completed, what was done in it stays. */
export async function endPlan(planId: string): Promise<void> {
  if (planId === "") throw new Error("No plan ID provided to end");
  const { error } = await supabase.rpc("end_training_plan", { plan_id: planId });
  if (error) throw error;
}

export function useEndPlan(): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endPlan,
    onSettled: () => queryClient.invalidateQueries({ queryKey: planKeys.all }),
  });
}
