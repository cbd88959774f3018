/**
 * What is searched for as the database reads it: every word by its beginning, in `search_vector` of exercises. `"name"`: in name and description
 * alone. Undefined without a word.
 */
export function exerciseSearch(text: string, where: "name" | "everywhere"): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.map((word) => `${word}:*${where === "name" ? "AB" : ""}`).join(" & ");
}
