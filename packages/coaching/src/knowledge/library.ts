import type { FunctionContext } from "../context.ts";
import type { Article } from "./article.ts";

/** The articles an athlete may read. */
export interface Library {
  /** In the order of the slugs; what does not exist is left out. */
  bySlug(slugs: readonly string[]): Promise<readonly Article[]>;
  /** The best first, by PostgreSQL full-text search. */
  search(query: string): Promise<readonly Article[]>;
}

/** The library as the caller sees it: what is published, of the product and of the administrators. */
export function knowledgeLibrary({ data }: Pick<FunctionContext, "data">): Library {
  return {
    bySlug: async (slugs) => {
      if (slugs.length === 0) return [];
      const { data: rows } = await data
        .from("knowledge_articles")
        .select("slug, title, summary, content")
        .in("slug", [...slugs])
        .throwOnError();
      return slugs.flatMap((slug) =>
        rows.filter((row) => row.slug === slug).map((row) => ({ ...row, origin: "library" as const, rank: 0 })),
      );
    },
    search: async (query) => {
      const { data: rows } = await data.rpc("search_knowledge", { query }).throwOnError();
      return rows.map(({ slug, title, summary, origin, rank }) => ({
        slug: slug ?? "",
        title: title ?? "",
        summary: summary ?? "",
        origin: origin === "content" ? "content" : "library",
        rank: rank ?? 0,
      }));
    },
  };
}
