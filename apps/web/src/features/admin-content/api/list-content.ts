import type { ContentStatus, AdminContentType } from "@ironpace/contract";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { PAGE_SIZE, type ContentFilter } from "../model/filter.ts";
import { contentKeys } from "./content-keys.ts";

/** What a piece is for athletes at this moment; `scheduled`: it comes out by itself. */
export type Standing = ContentStatus | "scheduled";

export interface ListedContent {
  readonly id: string;
  readonly title: string;
  readonly type: AdminContentType;
  readonly standing: Standing;
  readonly tags: readonly string[];
  /** The beginning of its Markdown. */
  readonly excerpt: string;
  readonly updatedAt: string;
  /** null: never published, or not yet. */
  readonly publishedAt: string | null;
  readonly publishAt: string | null;
}

export interface ContentPage {
  readonly pieces: readonly ListedContent[];
  /** On all pages. */
  readonly total: number;
}

export function useContentPage(filter: ContentFilter): UseQueryResult<ContentPage> {
  return useQuery({
    queryKey: contentKeys.list(filter),
    queryFn: () => listContent(filter),
    // While other ones are looked for, the former stay in sight.
    placeholderData: keepPreviousData,
    // Other administrators write too, and the clock publishes.
    staleTime: 15_000,
  });
}

async function listContent({ search, tab, tag, sort, page }: ContentFilter): Promise<ContentPage> {
  const rows = await getData(
    supabase.rpc("list_admin_content", {
      search,
      tab,
      ...(tag === undefined ? {} : { tag }),
      sort,
      first_row: (page - 1) * PAGE_SIZE,
      page_size: PAGE_SIZE,
    }),
  );
  return {
    total: rows[0]?.total ?? 0,
    pieces: rows.map((row) => ({
      id: row.id ?? "",
      title: row.title ?? "",
      type: row.content_type as AdminContentType,
      standing: row.standing as Standing,
      tags: row.tags ?? [],
      excerpt: row.excerpt ?? "",
      updatedAt: row.updated_at ?? "",
      publishedAt: row.published_at,
      publishAt: row.publish_at,
    })),
  };
}
