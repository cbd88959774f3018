import type { CoachAction } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import type { ModelPart, ModelTool } from "./model-prompt.ts";

/**
 * A language model that answers for the coach. It is asked only with the athlete's consent and never in a conversation with a red flag. It knows
 * nothing of the athlete but what its tools tell it, and changes nothing: its tools read, or propose cards. When it fails, sends nothing for a while or says
 * nothing that can be shown, the built-in answer is given instead.
 */
export interface CoachModel {
  answer(question: CoachModelQuestion, signal: AbortSignal): AsyncIterable<ModelPart>;
}

export interface CoachModelQuestion {
  readonly action: CoachAction;
  /** What the athlete wrote; may hold instructions, which are not ours. */
  readonly content: string;
  readonly today: Day;
  /** Earlier messages of the conversation, the oldest first. */
  readonly history: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  readonly tools: readonly ModelTool[];
  /** What the tools have told so far, and what the coach said before: the only numbers that may be repeated. */
  readonly evidence: () => string;
}
