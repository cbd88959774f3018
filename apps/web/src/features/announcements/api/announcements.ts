import { useQuery, type UseQueryResult } from "@tanstack/react-query";
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

export const ANNOUNCEMENTS_KEY = ["announcements"] as const;

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
