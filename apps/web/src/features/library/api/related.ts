import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { libraryKeys } from "./library-keys.ts";

export interface RelatedPiece {
  readonly key: string;
  readonly title: string;
}

/** Pieces that share the most with the words of this one. */
const MOST = 4;

export function useRelated(key: string, words: string): UseQueryResult<readonly RelatedPiece[]> {
  return useQuery({
    queryKey: libraryKeys.related(key),
    queryFn: async () => {
      const rows = await getData(supabase.rpc("search_knowledge", { query: words, max_results: MOST + 1 }));
      return rows.flatMap(({ slug, title }) => (slug === null || slug === key ? [] : [{ key: slug, title: title ?? "" }])).slice(0, MOST);
    },
  });
}
