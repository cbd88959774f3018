import type { Json } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { z } from "zod";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { Preview } from "./preview-import.ts";

const answer = z.object({ stored: z.number(), duplicates: z.number() });
export type StoredImport = z.infer<typeof answer>;

export interface ImportChoice {
  readonly preview: Preview;
  /** The planned session a session completes, by its key. */
  readonly planned: ReadonlyMap<string, string>;
}

/** Stores what is new in a file, in one step. Sent again, it is stored once. */
async function storeImport({ preview: { file, read, stored }, planned }: ImportChoice): Promise<StoredImport> {
  const sessions = read.sessions
    .filter(({ key }) => !stored.has(key))
    .map((session) => ({ ...session, training_session_id: planned.get(session.key) ?? null }));
  const given = { name: file.name.slice(-255) || "file", format: read.format };
  return answer.parse(await getData(supabase.rpc("store_import", { file: given, sessions: sessions as unknown as Json })));
}

export function useStoreImport(): UseMutationResult<StoredImport, Error, ImportChoice> {
  const queryClient = useQueryClient();
  // Every page that shows work shows it differently now.
  return useMutation({ mutationFn: storeImport, onSuccess: () => queryClient.invalidateQueries() });
}
