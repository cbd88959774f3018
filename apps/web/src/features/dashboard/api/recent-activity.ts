import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { readActivity, type Activity, type ActivityRow } from "../model/activity.ts";

const PAGE_SIZE = 20;

type Position = Pick<ActivityRow, "at" | "id">;

async function getRecentActivity(after: Position | null): Promise<readonly ActivityRow[]> {
  const position = after === null ? {} : { before: after.at, before_id: after.id };
  const page = supabase.rpc("recent_activity", { ...position, limit: PAGE_SIZE });
  return getData(page.overrideTypes<ActivityRow[], { merge: false }>());
}

const recentActivityQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: ["dashboard", "activity"],
    queryFn: ({ pageParam }) => getRecentActivity(pageParam),
    initialPageParam: null as Position | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : (page.at(-1) ?? undefined)),
    select: ({ pages }): readonly Activity[] => pages.flat().map(readActivity),
    staleTime: 0,
  });

/** What the athlete did, newest first, page by page. */
export function useRecentActivity() {
  return useInfiniteQuery(recentActivityQueryOptions());
}
