import type { Tables } from "@ironpace/contract";
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { StoredSession } from "../model/stored-session.ts";
import { logKeys, SHOWN_IN } from "./log-keys.ts";

export type DoneSession = Tables<"performed_sessions">;

/** Which entries of the ledger are asked for. */
export interface DoneFilter {
  readonly search: string;
  readonly source: DoneSession["source"] | "all";
  readonly order: "newest" | "oldest";
}

const PAGE_SIZE = 20;
type Page = readonly DoneSession[];

/** One page of finished work from row `from` on, and one row more where there is another page. */
async function getDoneSessions({ search, source, order }: DoneFilter, from: number): Promise<Page> {
  let query = supabase
    .from("performed_sessions")
    .select("*")
    .eq("user_id", await currentUserId())
    .eq("in_progress", false);
  if (source !== "all") query = query.eq("source", source);
  if (search.trim() !== "") query = query.ilike("title", `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const ascending = order === "oldest";
  return getData(
    query
      .order("performed_at", { ascending })
      .order("id", { ascending })
      .range(from, from + PAGE_SIZE),
  );
}

export function useDoneSessions(filter: DoneFilter) {
  return useInfiniteQuery({
    queryKey: logKeys.doneList(filter),
    queryFn: ({ pageParam }) => getDoneSessions(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page: Page, pages) => (page.length > PAGE_SIZE ? pages.length * PAGE_SIZE : undefined),
    placeholderData: (before) => before,
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, PAGE_SIZE)),
  });
}

/** An entry with its sets, the way `store_performed_session` takes it. */
export async function getStoredSession(id: string): Promise<StoredSession> {
  return getData(supabase.from("performed_sessions").select("*, performed_sets(*)").eq("id", id).single());
}

/** Takes an entry out at once and keeps it for an undo; a refusal puts it back. For `useDeleteWithUndo`. */
export const doneSessions = {
  useRemove() {
    const queryClient = useQueryClient();
    return useMutation({
      mutationFn: async (row: DoneSession) => {
        removed.set(row.id, await getStoredSession(row.id));
        await getData(supabase.rpc("remove_performed_session", { session_id: row.id }));
      },
      onMutate: ({ id }) => patchDone(queryClient, (rows) => rows.filter((row) => row.id !== id)),
      onError: (_error, _row, rollback) => rollback?.(),
      onSettled: () => refresh(queryClient),
    });
  },
  useRestore() {
    const queryClient = useQueryClient();
    return useMutation({
      mutationFn: async (row: DoneSession) => {
        const { performed_sets: sets, load: _, user_id: _owner, ...session } = removed.get(row.id) ?? { ...row, performed_sets: [] };
        await getData(supabase.rpc("store_performed_session", { session, sets: sets.map((set) => ({ ...set })) }));
        // Whose file it came with: read in again, it is known.
        const { idempotency_key, import_id } = row;
        if (idempotency_key !== null)
          await getData(supabase.from("performed_sessions").update({ idempotency_key, import_id }).eq("id", row.id));
      },
      onSettled: () => refresh(queryClient),
    });
  },
};

/** Entries that were just deleted, with their sets. */
const removed = new Map<string, StoredSession>();

/** Changes the entries in every list that is in the cache; the returned function puts the lists back. */
export async function patchDone(queryClient: QueryClient, change: (rows: Page) => Page): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: logKeys.done });
  const before = queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: logKeys.done });
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: logKeys.done }, (data) => data && { ...data, pages: data.pages.map(change) });
  return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data));
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await invalidateAll(queryClient, SHOWN_IN);
}
