import type { CoachSource } from "@ironpace/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { coachKeys } from "./coach-keys.ts";

export interface Article {
  /** Markdown. */
  readonly content: string;
  /** References, one each; none for an article of the administrators. */
  readonly references: readonly string[];
}

/** An article that an answer rests on; null when it is not there any more. */
export function useArticle(source: CoachSource): UseQueryResult<Article | null> {
  return useQuery({ queryKey: coachKeys.article(source.slug), queryFn: () => getArticle(source) });
}

async function getArticle({ slug, origin }: CoachSource): Promise<Article | null> {
  if (origin === "content") {
    const { data, error } = await supabase.from("admin_content").select("content").eq("id", slug).maybeSingle();
    if (error) throw error;
    return data === null ? null : { content: data.content, references: [] };
  }
  const { data, error } = await supabase.from("knowledge_articles").select("content,sources").eq("slug", slug).maybeSingle();
  if (error) throw error;
  return data === null ? null : { content: data.content, references: data.sources };
}
