import { useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readDashboard } from "#backend/reads/dashboard-reads.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";

export interface Announcement {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly publishedAt: string;
}

const ANNOUNCEMENTS_KEY = ["announcements"] as const;

/** What is announced and was not put away, the newest first, three at most. */
export function useAnnouncements(): UseQueryResult<readonly Announcement[]> {
  return useQuery({
    queryKey: ANNOUNCEMENTS_KEY,
    queryFn: async () => {
      const rows = await readDashboard("announcements", () => getData(supabase.rpc("open_announcements")));
      return rows.map(({ id, title, content, published_at }) => ({
        id: id ?? "",
        title: title ?? "",
        content: content ?? "",
        publishedAt: published_at ?? "",
      }));
    },
  });
}

/** Puts one away on all devices of the account. It goes at once; a refusal brings it back. */
export function useDismiss(): UseMutationResult<void, Error, string, () => void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const row = { user_id: await currentUserId(), content_id: id };
      await getData(supabase.from("announcement_dismissals").upsert(row, { ignoreDuplicates: true }));
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: ANNOUNCEMENTS_KEY });
      const before = queryClient.getQueryData<readonly Announcement[]>(ANNOUNCEMENTS_KEY);
      queryClient.setQueryData<readonly Announcement[]>(ANNOUNCEMENTS_KEY, (rows) => rows?.filter((row) => row.id !== id));
      return () => queryClient.setQueryData(ANNOUNCEMENTS_KEY, before);
    },
    onError: (_error, _id, rollback) => rollback?.(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY }),
  });
}
