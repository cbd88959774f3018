import type { z } from "zod";

/** What a chat model is asked. */
export interface ModelPrompt {
  /** What the model is told to do; nothing an athlete wrote is in it. */
  readonly instructions: string;
  /** The conversation, the question last; what an athlete wrote is between marks. */
  readonly messages: readonly ModelMessage[];
  /** The JSON that is asked for; absent for an answer in words. */
  readonly schema?: z.ZodType;
  /** What it may ask of us before it answers. */
  readonly tools?: readonly ModelTool[];
}

/** Something a model may ask for. It reads as the athlete, or proposes; nothing it does changes anything. */
export interface ModelTool {
  readonly name: string;
  /** What it is for, said to the model. */
  readonly description: string;
  /** Shape of what the model sends. */
  readonly input: z.ZodObject;
  /** What the athlete reads meanwhile. */
  readonly progress: string;
  /** `input` has that shape. The text that the model is given. */
  run(input: Readonly<Record<string, unknown>>): Promise<string>;
}

export interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

export type ModelPart =
  | { readonly kind: "text"; readonly text: string }
  /** It has asked for a tool. */
  | { readonly kind: "tool"; readonly name: string }
  | { readonly kind: "usage"; readonly totalTokens: number; readonly inputTokens: number; readonly outputTokens: number };

/** Which model is asked, as it is configured. */
export interface ModelName {
  readonly provider: string;
  readonly model: string;
}
