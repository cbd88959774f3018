import { type CoachTestEntry, coachTestRow } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { TestCase } from "./get-tests.ts";
import { testKeys } from "./test-keys.ts";

/** Adds a test case, or changes the one with this id. */
export function useSaveTestCase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, entry }: { readonly id: string | undefined; readonly entry: CoachTestEntry }) => {
      const table = supabase.from("ai_coach_test_cases");
      await getData(id === undefined ? table.insert(coachTestRow(entry)) : table.update(coachTestRow(entry)).eq("id", id));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: testKeys.cases }),
  });
}

/** Deleting, and taking it back; for `useDeleteWithUndo`. Results stay. */
export const deletableTestCases = {
  useRemove: () => useMarkDeleted(true),
  useRestore: () => useMarkDeleted(false),
};

function useMarkDeleted(deleted: boolean): UseMutationResult<void, Error, TestCase, () => void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: TestCase) => {
      await getData(
        supabase
          .from("ai_coach_test_cases")
          .update({ deleted_at: deleted ? new Date().toISOString() : null })
          .eq("id", id),
      );
    },
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: testKeys.cases });
      const before = queryClient.getQueryData<readonly TestCase[]>(testKeys.cases);
      if (deleted) queryClient.setQueryData<readonly TestCase[]>(testKeys.cases, (rows) => rows?.filter((row) => row.id !== id));
      return () => queryClient.setQueryData(testKeys.cases, before);
    },
    onError: (_error, _row, rollback) => rollback?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: testKeys.cases }),
  });
}
