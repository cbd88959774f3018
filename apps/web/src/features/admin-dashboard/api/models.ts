import type { Tables } from "@ironpace/contract";
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { UsedModel } from "../model/activity.ts";
import { dashboardKeys } from "./dashboard-keys.ts";
import { WEEKS } from "./figures.ts";

export function useModels(): UseQueryResult<readonly UsedModel[]> {
  return useQuery({
    queryKey: dashboardKeys.models,
    queryFn: () => getData(supabase.rpc("admin_model_usage", { weeks: WEEKS }).overrideTypes<UsedModel[], { merge: false }>()),
    staleTime: 15_000,
  });
}

type Price = Tables<"model_prices">;

export interface PriceChange extends Pick<Price, "provider" | "model"> {
  /** Null takes it away. */
  readonly price: Pick<Price, "input_price" | "output_price"> | null;
}

/** Stores what a model costs. */
export function useSavePrice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ provider, model, price }: PriceChange) => {
      const prices = supabase.from("model_prices");
      await getData(
        price === null
          ? prices.delete().eq("provider", provider).eq("model", model)
          : prices.upsert({ provider, model, ...price }, { onConflict: "provider,model" }),
      );
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: dashboardKeys.models });
      void queryClient.invalidateQueries({ queryKey: dashboardKeys.activity });
    },
  });
}
