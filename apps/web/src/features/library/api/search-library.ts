import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { LibraryFilter, LibraryKind } from "../model/filter.ts";
import { libraryKeys } from "./library-keys.ts";

export interface FoundPiece {
  /** Slug or id. */
  readonly key: string;
  readonly title: string;
  /** Summary of an article; for articles of administrators the beginning of the Markdown. */
  readonly summary: string;
  readonly kind: LibraryKind;
  readonly topics: readonly string[];
  readonly words: number;
}

interface FoundPage {
  readonly pieces: readonly FoundPiece[];
  /** On all pages. */
  readonly total: number;
}

const PAGE_SIZE = 20;

export function useLibrary(filter: LibraryFilter) {
  return useInfiniteQuery({
    queryKey: libraryKeys.search(filter),
    queryFn: ({ pageParam }) => searchLibrary(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length * PAGE_SIZE : undefined),
    // While other ones are looked for, the former stay in sight.
    placeholderData: keepPreviousData,
  });
}

async function searchLibrary({ search, topic, kind }: LibraryFilter, from: number): Promise<FoundPage> {
  const rows = await getData(
    supabase.rpc("search_library", {
      query: search,
      ...(topic === undefined ? {} : { topic }),
      ...(kind === undefined ? {} : { kind }),
      first_row: from,
      page_size: PAGE_SIZE,
    }),
  );
  return {
    total: rows[0]?.total ?? 0,
    pieces: rows.map((row) => ({
      key: row.key ?? "",
      title: row.title ?? "",
      summary: row.summary ?? "",
      kind: row.content_type as LibraryKind,
      topics: row.topics ?? [],
      words: row.words ?? 0,
    })),
  };
}

/** The topics with the most pieces. */
export function useTopics(): UseQueryResult<readonly string[]> {
  return useQuery({
    queryKey: libraryKeys.topics,
    queryFn: async () => (await getData(supabase.rpc("library_topics"))).map(({ topic }) => topic ?? ""),
  });
}
