/**
 * A pattern of words and phrases that stand apart by spaces, in lower case without accents and apostrophes: `_` is the space inside a phrase, `*` the rest
 * of a word, `(a|b)` a choice; a `~` is up to two words.
 */
export function anyOf(list: string): string {
  const phrases = list
    .trim()
    .split(/\s+/u)
    .map((phrase) =>
      phrase.replaceAll("(", "(?:").replaceAll("_~_", " (?:[\\p{L}\\p{N}]+ ){0,2}?").replaceAll("_", " ").replaceAll("*", "\\p{L}*"),
    );
  return `(?:${phrases.join("|")})`;
}

/** A word or phrase of a list, alone in a text. */
export function wordsOf(list: string, flags = "u"): RegExp {
  return new RegExp(standing(anyOf(list)), flags);
}

/** A pattern between the bounds of words, whatever their letters. */
export function standing(pattern: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
}
