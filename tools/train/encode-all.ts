import { encodeMeaning } from "../../packages/coaching/src/built-in-coach/reading/meaning.ts";
import { sentenceEncoder } from "../../apps/server/src/functions/encoder/sentence-encoder.ts";

/** The vector of every English text, as the server makes it when the text is typed. */
export async function encodeAll(of: readonly { readonly text: string }[]): Promise<Map<string, Float32Array | undefined>> {
  const encode = sentenceEncoder((error) => {
    throw error;
  });
  const vectors = new Map<string, Float32Array | undefined>();
  for (const { text } of of) if (!vectors.has(text)) vectors.set(text, await encodeMeaning(text, encode));
  return vectors;
}
