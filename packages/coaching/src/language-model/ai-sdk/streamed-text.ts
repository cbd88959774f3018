import { ModelFailure } from "../model-failure.ts";
import type { ModelPart, ModelPrompt } from "../model-prompt.ts";
import { configuredModel } from "./provider.ts";
import type { AiSettings } from "./settings.ts";

export interface StreamLimits {
  /** Without a word for so long, at the start or in the middle, it is given up. */
  readonly silenceMs: number;
  /** For the whole answer. */
  readonly totalMs: number;
  readonly mostTokens: number;
  readonly retries: number;
}

/** How often a model may ask for tools before it has to answer. */
const MOST_STEPS = 6;

/**
 * The answer of the configured model as it comes. Throws ModelFailure unless it ends by itself. The AI SDK is loaded with the first
 * question, so that a start costs nothing.
 */
export async function* streamedText(
  settings: AiSettings,
  { instructions, messages, schema, tools }: ModelPrompt,
  { silenceMs, totalMs, mostTokens, retries }: StreamLimits,
  abortSignal: AbortSignal,
): AsyncIterable<ModelPart> {
  const [{ streamText, Output, isStepCount, tool: toolOf }, model] = await Promise.all([import("ai"), configuredModel(settings)]);
  const ends = new AbortController();
  const { stream } = streamText({
    model,
    instructions,
    messages: [...messages],
    output: schema === undefined ? Output.text() : Output.object({ schema }),
    maxOutputTokens: mostTokens,
    maxRetries: retries,
    abortSignal: AbortSignal.any([abortSignal, ends.signal]),
    ...(tools !== undefined && {
      tools: Object.fromEntries(
        tools.map(({ name, description, input, run }) => [
          name,
          toolOf({ description, inputSchema: input, execute: (given) => run(given) }),
        ]),
      ),
      stopWhen: isStepCount(MOST_STEPS),
      prepareStep: ({ stepNumber }: { readonly stepNumber: number }) =>
        stepNumber === MOST_STEPS - 1 ? { toolChoice: "none" as const } : {},
    }),
    timeout: { firstChunkMs: silenceMs, chunkMs: silenceMs, totalMs },
    // Errors are parts of the stream; the SDK would print them too.
    onError: () => undefined,
  });
  for await (const part of withSilenceLimit(stream, silenceMs, ends)) {
    if (part.type === "text-delta") yield { kind: "text", text: part.text };
    if (part.type === "tool-call") yield { kind: "tool", name: part.toolName };
    if (part.type === "error") throw failure(part.error);
    if (part.type === "abort") throw new ModelFailure("too slow");
    if (part.type === "finish") {
      const { totalTokens = 0, inputTokens = 0, outputTokens = 0 } = part.totalUsage;
      yield { kind: "usage", totalTokens, inputTokens, outputTokens };
      if (part.finishReason !== "stop") throw new ModelFailure(`ended with ${part.finishReason}`);
    }
  }
}

/**
 * Yields what comes until nothing has come for `silenceMs`: the time limits of the SDK begin anew with every try. `ends` hangs up, also on a model
 * that still writes when nobody reads on.
 */
async function* withSilenceLimit<Part>(parts: AsyncIterable<Part>, silenceMs: number, ends: AbortController): AsyncIterable<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { promise: tooLong, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new ModelFailure("too slow")), silenceMs);
      try {
        const next = await Promise.race([iterator.next(), tooLong]);
        if (next.done === true) return;
        yield next.value;
      } finally {
        clearTimeout(timer);
      }
    }
  } finally {
    ends.abort();
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
