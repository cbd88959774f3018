import type { Tables } from "@ironpace/contract";
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { supabase } from "../../../backend/supabase.ts";
import { invalidateProfile, profileKeys } from "./profile-keys.ts";

/** What an athlete has done and keeps a list of, with the column that says when. */
const DATED = { competition_benchmarks: "date", benchmark_wods: "date_completed" } as const;

export type EntryTable = keyof typeof DATED;
export type Entry<Table extends EntryTable> = Tables<Table>;
/** An entry as it is typed. Its id is made where it is typed: sent again after a lost answer, it is stored once. */
export type EntryDraft<Table extends EntryTable> = Omit<Entry<Table>, "user_id" | "created_at">;

/** All entries, newest first. */
export async function getEntries<Table extends EntryTable>(table: Table): Promise<readonly Entry<Table>[]> {
  const { data, error } = await supabase
    .from<EntryTable, never>(table)
    .select("*")
    .eq("user_id", await currentUserId())
    .order(DATED[table], { ascending: false })
    .order("created_at", { ascending: false })
    .returns<Entry<Table>[]>();
  if (error) throw error;
  return data;
}

export const entriesQueryOptions = <Table extends EntryTable>(table: Table) =>
  queryOptions({ queryKey: profileKeys.entries(table), queryFn: () => getEntries(table) });

export function useEntries<Table extends EntryTable>(table: Table): UseQueryResult<readonly Entry<Table>[]> {
  return useQuery(entriesQueryOptions(table));
}

/** Adds an entry, or replaces the one with its id. */
export function useSaveEntry<Table extends EntryTable>(table: Table): UseMutationResult<void, Error, EntryDraft<Table>> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft) => writeEntry(table, draft),
    // Also after a failure: the answer may be all that was lost.
    onSettled: () => invalidateProfile(queryClient),
  });
}

/** Takes an entry out at once; a refusal puts it back. */
export function useRemoveEntry<Table extends EntryTable>(table: Table): UseMutationResult<void, Error, Entry<Table>, Rollback> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }) => {
      const { error } = await supabase.from<EntryTable, never>(table).delete().eq("id", id);
      if (error) throw error;
    },
    onMutate: ({ id }) => patchEntries(queryClient, table, (entries) => entries.filter((entry) => entry.id !== id)),
    onError: (_error, _entry, rollback) => rollback?.(),
    onSettled: () => invalidateProfile(queryClient),
  });
}

/** Puts a removed entry back as it was. */
export function useRestoreEntry<Table extends EntryTable>(table: Table): UseMutationResult<void, Error, Entry<Table>, Rollback> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry) => writeEntry(table, entry),
    onMutate: (entry) =>
      patchEntries(queryClient, table, (entries) => [...entries, entry].toSorted((a, b) => dayOf(table, b).localeCompare(dayOf(table, a)))),
    onError: (_error, _entry, rollback) => rollback?.(),
    onSettled: () => invalidateProfile(queryClient),
  });
}

async function writeEntry<Table extends EntryTable>(table: Table, entry: EntryDraft<Table>): Promise<void> {
  const row = { ...entry, user_id: await currentUserId() };
  const { error } = await supabase.from<EntryTable, never>(table).upsert(row as never);
  if (error) throw error;
}

type Rollback = () => void;

async function patchEntries<Table extends EntryTable>(
  queryClient: QueryClient,
  table: Table,
  change: (entries: readonly Entry<Table>[]) => readonly Entry<Table>[],
): Promise<Rollback> {
  const { queryKey } = entriesQueryOptions(table);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<readonly Entry<Table>[]>(queryKey);
  queryClient.setQueryData<readonly Entry<Table>[]>(queryKey, (entries) => entries && change(entries));
  return () => queryClient.setQueryData(queryKey, before);
}

/** yyyy-MM-dd, or a timestamp that begins with it. */
function dayOf<Table extends EntryTable>(table: Table, entry: Entry<Table>): string {
  return String((entry as Readonly<Record<string, unknown>>)[DATED[table]]);
}
