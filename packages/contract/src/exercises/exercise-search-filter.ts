import { quoteFilterValue } from "../filter-value.ts";

type SearchColumn = "name" | "description" | "muscle_group" | "equipment";

/** As many characters as `list_users` reads; the address of the request has to hold them once per column. */
const MAX_SEARCH_CHARACTERS = 200;

/**
 * Filter for exercises in which every word occurs somewhere in the columns, to be passed to `or()` of the Supabase client.
 * It uses `imatch`, because `ilike` over HTTP has no escape for `*`. Undefined without a word.
 */
export function buildExerciseSearchFilter(search: string, columns: readonly SearchColumn[]): string | undefined {
  const words = search
    .slice(0, MAX_SEARCH_CHARACTERS)
    .split(/[\s\p{Cc}\p{Cs}]+/u)
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const conditions = [...new Set(words)].map((word) => {
    const pattern = quoteFilterValue(word.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`));
    return `or(${columns.map((column) => `${column}.imatch.${pattern}`).join(",")})`;
  });
  return `and(${conditions.join(",")})`;
}

/**
 * Options for `order()` of the Supabase client when exercises are searched. The sort columns are never null, so the place of nulls changes no
 * result. It decides which indexes fit: of a word with a trigram PostgreSQL assumes so many matches that it would read all exercises in the
 * order of a sort index. An order that no index has makes it use the search index. Shorter words match often, so a sort index is faster.
 */
export function toExerciseOrder(search: string, ascending = true): { readonly ascending: boolean; readonly nullsFirst: boolean } {
  const hasTrigram = /[\p{L}\p{N}]{3}/u.test(search);
  return { ascending, nullsFirst: hasTrigram === ascending };
}
