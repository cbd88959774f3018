import type { EstimatesResponse } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "../supabase.ts";

type Estimate = EstimatesResponse["estimates"][number];

/** Maxima, running fitness, power and splits as the log shows them, each with the points of its line. */
const estimatesQueryOptions = () =>
  queryOptions({
    queryKey: ["estimates"],
    queryFn: async (): Promise<readonly Estimate[]> => {
      const { data, error } = await supabase.functions.invoke<EstimatesResponse>("estimates", { body: {} });
      if (error) throw error as Error;
      return data?.estimates ?? [];
    },
    retry: false,
  });

export function useEstimates(enabled: boolean): UseQueryResult<readonly Estimate[]> {
  return useQuery({ ...estimatesQueryOptions(), enabled });
}

/** The lift an exercise is itself, by its name in small letters, where its maximum is estimated from the log. */
const LIFTS: Readonly<Record<string, string>> = {
  "back squat": "backSquat",
  deadlift: "deadlift",
  "bench press": "benchPress",
  "overhead press": "overheadPress",
  "clean and jerk": "cleanAndJerk",
  "split jerk": "cleanAndJerk",
  "squat clean": "cleanAndJerk",
  snatch: "snatch",
};

/** The one estimate of a lift that every page shows and the plan uses; asked for only where the exercise is a lift of its own. */
export function useLiftEstimate(exercise: string): { readonly estimate: Estimate | undefined; readonly isKnowable: boolean } {
  const lift = LIFTS[exercise.toLowerCase()];
  const { data, isError } = useEstimates(lift !== undefined);
  return { estimate: data?.find(({ capacity }) => capacity === lift), isKnowable: lift !== undefined && !isError };
}
