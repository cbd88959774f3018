import type { EstimatesResponse } from "@ironpace/contract";
import type { Estimate } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";

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
