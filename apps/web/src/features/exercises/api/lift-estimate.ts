import type { EstimatesResponse } from "@ironpace/contract";
import { type Estimate, liftOfExercise } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";

/** Lifts that the log is read for; the maxima of others follow from them. */
const LIFTS: readonly string[] = ["backSquat", "deadlift", "benchPress", "overheadPress", "cleanAndJerk", "snatch"];

/** The lift an exercise is itself, where its maximum is estimated from the log. */
function estimatedLift(exercise: string): string | undefined {
  const lift = liftOfExercise(exercise);
  return lift?.share === 1 && LIFTS.includes(lift.lift) ? lift.lift : undefined;
}

/** The estimate that the dashboard and the plan use, too; asked for only where the exercise is a lift of its own. */
export function useLiftEstimate(exercise: string): Estimate | undefined {
  const lift = estimatedLift(exercise);
  const { data } = useQuery({
    queryKey: ["estimates"],
    queryFn: async (): Promise<readonly Estimate[]> => {
      const { data: answer, error } = await supabase.functions.invoke<EstimatesResponse>("estimates", { body: {} });
      if (error) throw error as Error;
      return answer?.estimates ?? [];
    },
    retry: false,
    enabled: lift !== undefined,
  });
  return data?.find(({ capacity }) => capacity === lift);
}
