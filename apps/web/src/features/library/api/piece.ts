import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { isId } from "../model/piece.ts";
import { libraryKeys } from "./library-keys.ts";

export interface LibraryPiece {
  readonly title: string;
  readonly kind: "article" | "guide" | "faq" | "announcement";
  /** The answer in short; null where there is none. */
  readonly summary: string | null;
  /** Markdown. */
  readonly content: string;
  readonly topics: readonly string[];
  /** References, one each. */
  readonly sources: readonly string[];
  readonly updatedAt: string;
  /** When athletes can read it from; null: not at all. Only administrators get a piece that is not out. */
  readonly visibleFrom: string | null;
}

/** A piece by its slug or id; null when there is none that the reader may see. */
export function usePiece(key: string): UseQueryResult<LibraryPiece | null> {
  return useQuery({ queryKey: libraryKeys.piece(key), queryFn: () => (isId(key) ? written(key) : own(key)) });
}

async function own(slug: string): Promise<LibraryPiece | null> {
  const row = await getData(
    supabase.from("knowledge_articles").select("title, summary, content, area, sources, updated_at").eq("slug", slug).maybeSingle(),
  );
  if (row === null) return null;
  const { title, summary, content, area, sources, updated_at } = row;
  return { title, kind: "article", summary, content, topics: [area], sources, updatedAt: updated_at, visibleFrom: updated_at };
}

async function written(id: string): Promise<LibraryPiece | null> {
  const row = await getData(
    supabase.from("admin_content").select("title, content, content_type, topics, updated_at, visible_from").eq("id", id).maybeSingle(),
  );
  if (row === null) return null;
  const { title, content, content_type: kind, topics, updated_at: updatedAt, visible_from: visibleFrom } = row;
  return { title, kind, summary: null, content, topics, sources: [], updatedAt, visibleFrom };
}

interface RelatedPiece {
  readonly key: string;
  readonly title: string;
}

/** Pieces that share the most with the words of this one. */
const MAX_RELATED = 4;

export function useRelated(key: string, words: string): UseQueryResult<readonly RelatedPiece[]> {
  return useQuery({
    queryKey: libraryKeys.related(key),
    queryFn: async () => {
      const rows = await getData(supabase.rpc("search_knowledge", { query: words, max_results: MAX_RELATED + 1 }));
      return rows
        .flatMap(({ slug, title }) => (slug === null || slug === key ? [] : [{ key: slug, title: title ?? "" }]))
        .slice(0, MAX_RELATED);
    },
  });
}
