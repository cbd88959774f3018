import { isNumber, isText, listOf, oneOf, shape } from "@ironpace/contract";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { athleteKeys } from "./athlete-keys.ts";

/** A personal best or a race result that beats the benchmark of the same lift or distance. */
export interface BenchmarkOffer {
  readonly kind: "strength" | "gymnastics" | "conditioning";
  /** Column of the benchmark. */
  readonly benchmark: string;
  /** Kilograms, repetitions or seconds. */
  readonly value: number;
  /** As the athlete wrote it: "23:15 min" */
  readonly written: string;
  readonly source: "personal_best" | "competition_result";
  readonly source_id: string;
  readonly source_name: string;
  readonly date: string;
}

const isOffers = listOf(
  shape<BenchmarkOffer>({
    kind: oneOf("strength", "gymnastics", "conditioning"),
    benchmark: isText,
    value: isNumber,
    written: isText,
    source: oneOf("personal_best", "competition_result"),
    source_id: isText,
    source_name: isText,
    date: isText,
  }),
);

async function getOffers(): Promise<readonly BenchmarkOffer[]> {
  const data = await readPage("offers", () => getData(supabase.rpc("benchmark_offers")));
  if (!isOffers(data)) throw new TypeError("The suggested benchmarks could not be loaded");
  return data;
}

const offersQueryOptions = () => queryOptions({ queryKey: athleteKeys.offers, queryFn: getOffers, staleTime: 0 });

export function useOffers(): UseQueryResult<readonly BenchmarkOffer[]> {
  return useQuery(offersQueryOptions());
}
