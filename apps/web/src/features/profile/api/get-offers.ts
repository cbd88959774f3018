import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { z } from "zod";
import { supabase } from "../../../backend/supabase.ts";
import { profileKeys } from "./profile-keys.ts";

const offer = z.object({
  kind: z.enum(["strength", "gymnastics", "conditioning"]),
  /** Column of the benchmark. */
  benchmark: z.string(),
  /** Kilograms, repetitions or seconds. */
  value: z.number(),
  /** As the athlete wrote it: "23:15 min" */
  written: z.string(),
  source: z.enum(["personal_best", "competition_result"]),
  source_id: z.string(),
  source_name: z.string(),
  date: z.string(),
});

/** A personal best or a race result that beats the benchmark of the same lift or distance. */
export type BenchmarkOffer = z.infer<typeof offer>;

export async function getOffers(): Promise<readonly BenchmarkOffer[]> {
  const { data, error } = await supabase.rpc("benchmark_offers");
  if (error) throw error;
  return z.array(offer).parse(data);
}

export const offersQueryOptions = () => queryOptions({ queryKey: profileKeys.offers, queryFn: getOffers, staleTime: 0 });

export function useOffers(): UseQueryResult<readonly BenchmarkOffer[]> {
  return useQuery(offersQueryOptions());
}
