/** Where words are looked for: in the name, in name and description, or also among muscles and equipment. */
type Place = "name" | "texts" | "everywhere";

const WEIGHTS: Readonly<Record<Place, string>> = { name: "A", texts: "AB", everywhere: "" };

/** What is searched for as the database reads it: every word by its beginning, in `search_vector` of exercises. Undefined without a word. */
export function exerciseSearch(text: string, place: Place): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.map((word) => `${word}:*${WEIGHTS[place]}`).join(" & ");
}
