import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";

export interface ApprovedSession {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
}

const PAGE_SIZE = 10;

/** What the administrators have approved, the newest first. */
export function useApprovedSessions(search: string) {
  return useInfiniteQuery({
    queryKey: ["approved-sessions", search],
    queryFn: async ({ pageParam }) =>
      // Columns of a function have no constraints that the types could tell.
      (await getData(supabase.rpc("approved_sessions", { search, page: pageParam, page_size: PAGE_SIZE }))) as readonly ApprovedSession[],
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
  });
}
