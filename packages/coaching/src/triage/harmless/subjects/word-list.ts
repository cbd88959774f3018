/**
 * A pattern of the words and phrases of a list, one or more a line between bars, in lower case without accents and apostrophes; `*` is the rest of a word.
 */
export function anyOf(list: string): string {
  const entries = list
    .split(/[|\n](?![^(]*\))/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return `(?:${entries
    .join("|")
    .replaceAll(/(?<=\p{L})\*/gu, "\\p{L}*")
    .replaceAll(/\((?!\?)/gu, "(?:")})`;
}

/** A pattern between the bounds of words, whatever their letters; punctuation at its ends is no part of a word. */
export function standing(pattern: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
}
