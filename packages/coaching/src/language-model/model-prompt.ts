import type { z } from "zod";

/** What a chat model is asked. */
export interface ModelPrompt {
  /** What the model is told to do; nothing an athlete wrote is in it. */
  readonly instructions: string;
  /** The conversation, the question last; what an athlete wrote is between marks. */
  readonly messages: readonly ModelMessage[];
  /** The JSON that is asked for; absent for an answer in words. */
  readonly schema?: z.ZodType;
}

export interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

export type ModelPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "usage"; readonly totalTokens: number; readonly inputTokens: number; readonly outputTokens: number };

/** Which model is asked, as it is configured. */
export interface ModelName {
  readonly provider: string;
  readonly model: string;
}
