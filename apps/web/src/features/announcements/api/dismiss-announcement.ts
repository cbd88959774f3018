import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { ANNOUNCEMENTS_KEY, type Announcement } from "./announcements.ts";

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
