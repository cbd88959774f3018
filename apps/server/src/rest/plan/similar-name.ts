import { distance } from "fastest-levenshtein";

/** Least similarity of a suggested name; 1 is the same name. PostgREST takes 0.33 for functions, which among this many names finds one for any word. */
const MIN_SCORE = 0.5;
/** Longer than two names of PostgreSQL: nothing is similar, and the distance would take long. */
const MAX_LENGTH = 128;
/** So many of those that share most get their edit distance computed. */
const CANDIDATES = 50;

/**
 * The known name closest to a misspelt one, for a hint; null when none is close. As in PostgREST a FuzzySet decides: among the
 * names that share three letters in a row, or else two, the one with the smallest edit distance in relation to its length.
 */
export function similarName(name: string, known: Iterable<string>, minScore = MIN_SCORE): string | null {
  if (name.length > MAX_LENGTH) return null;
  const names = [...known];
  for (const size of [3, 2]) {
    const own = getGrams(name, size);
    const sharing = names
      .map((candidate) => ({ candidate, shared: similarity(own, getGrams(candidate, size)) }))
      .filter(({ shared }) => shared > 0)
      .sort((one, other) => other.shared - one.shared)
      .slice(0, CANDIDATES)
      .map(({ candidate }) => ({ candidate, score: 1 - distance(name, candidate) / Math.max(name.length, candidate.length) }))
      .sort((one, other) => other.score - one.score);
    const [best] = sharing;
    if (best && best.score >= minScore) return best.candidate;
  }
  return null;
}

/** How often each run of `size` letters comes. */
function getGrams(name: string, size: number): Map<string, number> {
  const text = `-${name.toLowerCase().replace(/[^\p{L}\p{N}, ]/gu, "")}-`.padEnd(size, "-");
  const grams = new Map<string, number>();
  for (let at = 0; at + size <= text.length; at += 1) {
    const gram = text.slice(at, at + size);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

/** The cosine of the angle between two counts. */
function similarity(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [gram, count] of one) product += count * (other.get(gram) ?? 0);
  return product / (Math.hypot(...one.values()) * Math.hypot(...other.values()));
}
