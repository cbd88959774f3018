import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { z } from "zod";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";

const answer = z.object({ sessions: z.number(), sets: z.number(), reopened: z.number() });
export type RevertedImport = z.infer<typeof answer>;

/** Takes everything out again that came with an import. */
const revertImport = async (id: string): Promise<RevertedImport> =>
  answer.parse(await getData(supabase.rpc("revert_import", { import_id: id })));

export function useRevertImport(): UseMutationResult<RevertedImport, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: revertImport, onSettled: () => queryClient.invalidateQueries() });
}
