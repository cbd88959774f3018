import { memoized } from "@ironpace/training";
import type { SentenceEncoder } from "../../context.ts";
import { type Feature, hashOf } from "../../triage/features.ts";
import { getLanguage } from "../language/language.ts";

/* Both chosen on turns of writers whose other turns were not learned. */

/** Length of a vector beside the words, which have length 1 together. */
const WEIGHT = 1.5;
/** Words from which on a vector counts in full. */
const WHOLE_SENTENCE = 5;

/** The vector of an English text; undefined in other languages, which the encoder does not know, and without an encoder. */
export async function encodeMeaning(text: string, encode: SentenceEncoder | undefined): Promise<Float32Array | undefined> {
  return encode === undefined || getLanguage({ content: text, turns: [] }) !== "en" ? undefined : encode(text);
}

/**
 * The numbers of a text's vector as features beside those of its words; none without a vector.
 * @param after What the text comes after: the numbers count again as what they mean there.
 */
export function getMeaningFeatures(vector: Float32Array | undefined, text: string, after?: string): readonly Feature[] {
  if (vector === undefined) return [];
  // "ok", "make it 5": the fewer words, the more they mean what the answer before makes of them.
  const size = WEIGHT * Math.min(1, text.split(/\s+/u).length / WHOLE_SENTENCE);
  const features = (name: string): readonly Feature[] => {
    const hashes = numberHashes(name, vector.length);
    return Array.from(vector, (value, at): Feature => [hashes[at] ?? 0, value * size]);
  };
  return [...features("meaning"), ...(after === undefined ? [] : features(`meaning after ${after}`))];
}

/** The names of a vector's numbers as hashes: the same for every text that comes after the same kind of answer. */
const numberHashes = memoized((name: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => hashOf(`${name} ${at}`)),
);
