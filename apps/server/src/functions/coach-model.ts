import { type CoachModel, coachPrompt, ModelFailure } from "@ironpace/coaching";
import type { Config } from "../config.ts";
import { type AiSettings, languageModel } from "./language-model.ts";

/**
 * The language model of the configuration as the coach uses it; undefined without one. The AI SDK is loaded with the first question, so
 * that a start costs nothing. `silence`: milliseconds without a word after which it is given up; the whole answer may take four times that.
 */
export function configuredCoachModel({ ai, aiTimeout }: Pick<Config, "ai" | "aiTimeout">): CoachModel | undefined {
  return ai && coachModel(ai, aiTimeout);
}

function coachModel(settings: AiSettings, silence: number): CoachModel {
  return {
    async *answer(question, abortSignal) {
      const [{ streamText }, model] = await Promise.all([import("ai"), languageModel(settings)]);
      const { instructions, messages } = coachPrompt(question);
      const { stream } = streamText({
        model,
        instructions,
        messages: [...messages],
        maxOutputTokens: MOST_TOKENS,
        maxRetries: 1,
        abortSignal,
        timeout: { firstChunkMs: silence, chunkMs: silence, totalMs: silence * 4 },
        // Errors are parts of the stream; the SDK would print them too.
        onError: () => undefined,
      });
      for await (const part of stream) {
        if (part.type === "text-delta") yield { kind: "text", text: part.text };
        if (part.type === "error") throw failure(part.error);
        if (part.type === "abort") throw new ModelFailure("too slow");
        if (part.type === "finish") {
          yield { kind: "usage", totalTokens: part.totalUsage.totalTokens ?? 0 };
          if (part.finishReason !== "stop") throw new ModelFailure(`ended with ${part.finishReason}`);
        }
      }
    },
  };
}

/** What kind of error it was: its own text may quote the request or the key. */
function failure(error: unknown): ModelFailure {
  const { name, statusCode, lastError } = error as { name?: string; statusCode?: number; lastError?: unknown };
  return lastError === undefined ? new ModelFailure([name ?? "error", statusCode].filter(Boolean).join(" ")) : failure(lastError);
}

/** Room for 250 words and for a model that thinks first. */
const MOST_TOKENS = 4000;
