import type { SentenceEncoder } from "@ironpace/coaching";
import { lazyEncoder } from "./lazy-encoder.ts";
import { readPackedModel } from "./packed-model.ts";

const MODEL = new URL("message-encoder.bin", import.meta.url);

/**
 * The encoder that has learned what danger sounds like in seven languages (ADR 059), for texts that `plainText` of triage has made: 512 numbers each.
 * Loaded with the first one. Undefined where it cannot run; `onFailure` hears of it once.
 */
export function messageEncoder(onFailure: (error: unknown) => void): SentenceEncoder {
  return lazyEncoder(() => readPackedModel(MODEL), onFailure);
}
