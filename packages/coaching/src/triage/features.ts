import { memoized } from "@ironpace/training";
import { conceptsIn, type FoundConcept, getStems, STEMS } from "./concepts.ts";
import { LAY_CONCEPTS } from "./lay-concepts.ts";

/** Words from one to the other of a pair of concepts, and those that a "not" reaches. */
const NEAR = 8;
const REACH = 6;
/** A concept says more than a word. */
const CONCEPT = 3;

/** Lower case, without accents, one apostrophe, letters repeated more than twice cut to two; "ß" is "ss", "œ" is "oe". */
export const plainWords = memoized((text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll(/[’'`´]/gu, "")
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1")
    .split(/[^\p{L}\p{N}.,]+|[.,](?!\d)/u)
    .filter((word) => word !== ""),
);

const LAY_STEMS = getStems(LAY_CONCEPTS);

/** What words are about, in medical and in lay words: each concept once at a word. */
export function allConceptsIn(words: readonly string[]): readonly FoundConcept[] {
  const named = conceptsIn(words, STEMS);
  const known = new Set(named.map(({ concept, at }) => `${concept} ${at}`));
  const lay = conceptsIn(words, LAY_STEMS).filter(({ concept, at }) => !known.has(`${concept} ${at}`));
  return [...named, ...lay].toSorted((a, b) => a.at - b.at);
}

/** A feature by its 32-bit hash; the squares of all weights of a text add up to 1. */
export type Feature = readonly [hash: number, weight: number];

/**
 * What a classifier sees of a text: words, pairs of neighbours and of words with one between, pieces of three to five letters, by which a
 * word is known with a typo or in another form, and what it is about in any language: concepts, pairs of near ones, and those denied.
 */
export function getFeatures(text: string): readonly Feature[] {
  const weights = new Map<number, number>();
  const add = (feature: string, weight = 1): void => void weights.set(hashOf(feature), weight);
  const words = plainWords(text);
  const shown = words.map((word) => (/^\d/u.test(word) ? "#" : word));
  shown.forEach((word, at) => {
    add(`w ${word}`);
    const [next, second] = [shown[at + 1], shown[at + 2]];
    if (next !== undefined) add(`p ${word} ${next}`);
    if (second !== undefined) add(`s ${word} ${second}`);
    const marked = `_${word}_`;
    for (const length of [3, 4, 5])
      for (let from = 0; from + length <= marked.length; from++) add(`c ${marked.slice(from, from + length)}`);
  });
  const concepts = allConceptsIn(words);
  const denied = findDenied(concepts);
  for (const found of concepts) {
    const { concept, at } = found;
    if (denied.has(found)) {
      add(`not ${concept}`, CONCEPT);
      continue;
    }
    add(`k ${concept}`, CONCEPT);
    for (const other of concepts)
      if (concept < other.concept && !denied.has(other) && Math.abs(at - other.at) <= NEAR) add(`kk ${concept} ${other.concept}`, CONCEPT);
  }
  const size = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return [...weights].map(([hash, weight]) => [hash, weight / size]);
}

/** What a "no" reaches: up to so many words behind it, or until a "but" or a "now". "Cannot" and "no feeling" are concepts of their own and deny nothing. */
export function findDenied(concepts: readonly FoundConcept[]): ReadonlySet<FoundConcept> {
  const unable = new Set(concepts.filter(({ concept }) => concept === "unable" || concept === "numb").map(({ at }) => at));
  const nots = concepts.filter(({ concept, at }) => concept === "not" && !unable.has(at));
  const ends = concepts.filter(({ concept }) => concept === "now" || concept === "but");
  return new Set(
    concepts.filter(
      ({ concept, at }) =>
        DENIABLE.has(concept) &&
        nots.some((no) => no.at < at && at - no.at <= REACH && !ends.some((end) => end.at > no.at && end.at <= at)),
    ),
  );
}

/** Signs; a place, a person or a time is not denied. */
const DENIABLE: ReadonlySet<string> = new Set(
  "pain pressure breathless faint dizzy numb weak swollen hot red blood confused vomit fever seizure dark die selfharm crack crooked wound lump skin illness collapse gap cough froth leak stagger worst hives double flashes bruise weightloss jaw".split(
    " ",
  ),
);

/** FNV-1a, its bits mixed once more so that the lowest can be taken as a bucket. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
