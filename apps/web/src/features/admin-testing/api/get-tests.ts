import type { Tables } from "@ironpace/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { testKeys } from "./test-keys.ts";

export type TestCase = Tables<"ai_coach_test_cases">;

/** A result, with the test case it is of. */
export interface TestResult extends Tables<"ai_coach_test_results"> {
  readonly ai_coach_test_cases: { readonly name: string } | null;
}

/** In the order in which they were made. */
export function useTestCases() {
  return useQuery({
    queryKey: testKeys.cases,
    queryFn: async (): Promise<readonly TestCase[]> =>
      getData(supabase.from("ai_coach_test_cases").select("*").is("deleted_at", null).order("created_at").order("id")),
  });
}

/** Results of one page. */
export const PAGE_SIZE = 20;

/** The latest first; of one test case, or of all. */
export function useTestResults(testCaseId: string | undefined, page: number) {
  return useQuery({
    queryKey: testKeys.page(testCaseId, page),
    queryFn: async (): Promise<{ readonly results: readonly TestResult[]; readonly total: number }> => {
      const all = supabase.from("ai_coach_test_results").select("*, ai_coach_test_cases(name)", { count: "exact" });
      const { data, count, error } = await (testCaseId === undefined ? all : all.eq("test_case_id", testCaseId))
        .order("created_at", { ascending: false })
        .order("id")
        .range((page - 1) * PAGE_SIZE, page * PAGE_SIZE - 1);
      // A page that is not there any more.
      if (error?.code === "PGRST103") return { results: [], total: 0 };
      if (error) throw error;
      return { results: data, total: count ?? 0 };
    },
    placeholderData: keepPreviousData,
  });
}
