import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { SentenceEncoder } from "@ironpace/coaching";
import type { Model } from "./packed-model.ts";
import { createTokenizer } from "./tokenizer.ts";
import { createTransformer } from "./transformer.ts";

/** Texts whose vectors are kept: the turns of a few dozen conversations, 2 KB each. */
const MAX_KEPT_TEXTS = 500;
/** Longer messages are encoded up to here: what is wanted stands before it, and the time grows with the length. */
const MAX_ENCODED_LETTERS = 400;

/** Loads a model with the first text: about a tenth of a second, then 4 ms a sentence. Undefined where it cannot run, of which `onFailure` hears once. */
export function lazyEncoder(load: () => Promise<Model>, onFailure: (error: unknown) => void): SentenceEncoder {
  const known = new LRUCache<string, Promise<Float32Array | undefined>>({ max: MAX_KEPT_TEXTS });
  let encoder: Promise<(text: string) => Float32Array> | undefined;
  let hasFailed = false;
  let last: Promise<Float32Array | undefined> = Promise.resolve(undefined);

  async function encode(text: string, before: Promise<unknown>): Promise<Float32Array | undefined> {
    await before;
    // Several texts hold up other requests no longer than one.
    await setImmediate();
    try {
      return (await (encoder ??= load().then(createEncoder)))(text);
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
      return undefined;
    }
  }

  return async (text) => {
    if (hasFailed || text.trim() === "") return undefined;
    const shortened = text.slice(0, MAX_ENCODED_LETTERS);
    const vector = known.get(shortened) ?? (last = encode(shortened, last));
    known.set(shortened, vector);
    return vector;
  };
}

function createEncoder({ weights, vocabulary }: Model): (text: string) => Float32Array {
  const [tokenize, transform] = [createTokenizer(vocabulary), createTransformer(weights)];
  return (text) => transform(tokenize(text));
}
