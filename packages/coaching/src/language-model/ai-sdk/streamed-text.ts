import { ModelFailure } from "../model-failure.ts";
import type { ModelPart, ModelPrompt } from "../model-prompt.ts";
import { configuredModel } from "./provider.ts";
import type { AiSettings } from "./settings.ts";

export interface StreamLimits {
  /** Milliseconds without a word after which it is given up. */
  readonly silence: number;
  /** Milliseconds for the whole answer. */
  readonly total: number;
  readonly mostTokens: number;
  readonly retries: number;
}

/**
 * The answer of the configured model as it comes. Throws ModelFailure unless it ends by itself. The AI SDK is loaded with the first
 * question, so that a start costs nothing.
 */
export async function* streamedText(
  settings: AiSettings,
  { instructions, messages, schema }: ModelPrompt,
  { silence, total, mostTokens, retries }: StreamLimits,
  abortSignal: AbortSignal,
): AsyncIterable<ModelPart> {
  const [{ streamText, Output }, model] = await Promise.all([import("ai"), configuredModel(settings)]);
  const { stream } = streamText({
    model,
    instructions,
    messages: [...messages],
    output: schema === undefined ? Output.text() : Output.object({ schema }),
    maxOutputTokens: mostTokens,
    maxRetries: retries,
    abortSignal,
    timeout: { firstChunkMs: silence, chunkMs: silence, totalMs: total },
    // Errors are parts of the stream; the SDK would print them too.
    onError: () => undefined,
  });
  for await (const part of stream) {
    if (part.type === "text-delta") yield { kind: "text", text: part.text };
    if (part.type === "error") throw failure(part.error);
    if (part.type === "abort") throw new ModelFailure("too slow");
    if (part.type === "finish") {
      const { totalTokens = 0, inputTokens = 0, outputTokens = 0 } = part.totalUsage;
      yield { kind: "usage", totalTokens, inputTokens, outputTokens };
      if (part.finishReason !== "stop") throw new ModelFailure(`ended with ${part.finishReason}`);
    }
  }
}

interface SdkError {
  readonly name?: string;
  readonly statusCode?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly lastError?: unknown;
}

/** What kind of error it was: its own text may quote the request or the key. */
function failure(error: unknown): ModelFailure {
  const { name, statusCode, responseHeaders, lastError } = error as SdkError;
  if (lastError !== undefined) return failure(lastError);
  const reason = [name ?? "error", statusCode].filter(Boolean).join(" ");
  return new ModelFailure(reason, statusCode === 429 ? retryAfter(responseHeaders) : undefined);
}

/** Milliseconds that a model asks to be left alone; two seconds where it does not say. */
function retryAfter(headers: Readonly<Record<string, string>> = {}): number {
  const said = headers["retry-after"] ?? "";
  const seconds = /^\d+(?:\.\d+)?$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 2000;
}
