import { LRUCache } from "lru-cache";
import type { SentenceEncoder } from "@ironpace/coaching";

/** Texts whose vectors are kept: the turns of a few dozen conversations, 2 KB each. */
const MAX_KEPT_TEXTS = 500;
/** Longer messages are encoded up to here: what is wanted stands before it, and the time grows with the length. */
const MAX_ENCODED_LETTERS = 400;
/** Texts that are encoded in one run, which takes little more than half the time of as many runs; more of them would hold up other requests. */
const MAX_BATCH = 6;

interface EmbeddingsModel {
  embed(texts: string[]): Promise<number[][]>;
}

interface Waiting {
  readonly text: string;
  readonly resolve: (vector: Float32Array | undefined) => void;
}

/** Loads a model with the first text; undefined where it cannot run, of which `onFailure` hears once. */
export function lazyEncoder(load: () => Promise<EmbeddingsModel>, onFailure: (error: unknown) => void): SentenceEncoder {
  const known = new LRUCache<string, Promise<Float32Array | undefined>>({ max: MAX_KEPT_TEXTS });
  let model: Promise<EmbeddingsModel> | undefined;
  let waiting: Waiting[] = [];
  let hasFailed = false;

  async function encodeWaiting(): Promise<void> {
    const batch = waiting.slice(0, MAX_BATCH);
    waiting = waiting.slice(MAX_BATCH);
    if (waiting.length > 0) setImmediate(() => void encodeWaiting());
    try {
      const vectors = await (await (model ??= load())).embed(batch.map(({ text }) => text));
      batch.forEach(({ resolve }, at) => resolve(Float32Array.from(vectors[at] ?? [])));
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
      for (const { resolve } of batch) resolve(undefined);
    }
  }

  const encode = (text: string) =>
    new Promise<Float32Array | undefined>((resolve) => {
      waiting.push({ text, resolve });
      if (waiting.length === 1) setImmediate(() => void encodeWaiting());
    });

  return async (text) => {
    if (hasFailed || text.trim() === "") return undefined;
    const shortened = text.slice(0, MAX_ENCODED_LETTERS);
    const vector = known.get(shortened) ?? encode(shortened);
    known.set(shortened, vector);
    return vector;
  };
}
