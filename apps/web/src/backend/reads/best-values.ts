import type { Tables } from "@ironpace/contract";
import { queryOptions } from "@tanstack/react-query";
import { readPart } from "./page-reads.ts";

/** The values of a personal best, now and before, for pages that only show them. */
interface BestValues extends Pick<Tables<"personal_bests">, "exercise_name" | "value" | "unit" | "value_number" | "metric" | "date"> {
  readonly personal_best_history: readonly Pick<Tables<"personal_best_history">, "id" | "value" | "unit" | "value_number" | "date">[];
}

/** Beside the bests themselves, so that a change of those makes these be read again. */
export const bestValuesOptions = () =>
  queryOptions({ queryKey: ["personal-bests", "values"], queryFn: (): Promise<readonly BestValues[]> => readPart("best_values") });
