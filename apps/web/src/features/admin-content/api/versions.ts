import type { Tables } from "@ironpace/contract";
import { queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { contentKeys } from "./content-keys.ts";
import type { PersonName } from "./get-content.ts";

type Row = Tables<"admin_content_versions">;

export type ListedVersion = Pick<Row, "version" | "title" | "status" | "publish_at" | "changed_at"> & {
  /** Who saved it; null when the account is gone or the server did. */
  readonly profiles: PersonName | null;
};

export type Version = Pick<Row, "version" | "title" | "content" | "content_type" | "status" | "tags" | "publish_at" | "changed_at">;

const PAGE_SIZE = 30;
const LIST_COLUMNS =
  "version, title, status, publish_at, changed_at, profiles!admin_content_versions_changed_by_fkey(first_name, last_name)";

/** The newest first, page by page. */
export function useVersions(id: string) {
  return useInfiniteQuery({
    queryKey: contentKeys.versions(id),
    queryFn: ({ pageParam }): Promise<readonly ListedVersion[]> =>
      getData(
        supabase
          .from("admin_content_versions")
          .select(LIST_COLUMNS)
          .eq("content_id", id)
          .order("version", { ascending: false })
          .range(pageParam, pageParam + PAGE_SIZE - 1),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
    staleTime: 0,
  });
}

/** One version with its words. It never changes. */
const versionQueryOptions = (id: string, version: number) =>
  queryOptions({
    queryKey: contentKeys.version(id, version),
    queryFn: (): Promise<Version | null> =>
      getData(
        supabase
          .from("admin_content_versions")
          .select("version, title, content, content_type, status, tags, publish_at, changed_at")
          .eq("content_id", id)
          .eq("version", version)
          .maybeSingle(),
      ),
    staleTime: Infinity,
  });

export const useVersion = (id: string, version: number) => useQuery(versionQueryOptions(id, version));

/** Who saved it last, and when. */
export async function lastSaved(id: string): Promise<ListedVersion | null> {
  return getData(
    supabase
      .from("admin_content_versions")
      .select(LIST_COLUMNS)
      .eq("content_id", id)
      .order("version", { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}
