import type { CoachAction, CoachSight } from "@ironpace/contract";
import type { Article } from "../knowledge/article.ts";
import type { ModelPart } from "./model-prompt.ts";

/**
 * A language model that words the coach's answers. It is asked only with the athlete's consent, never about a message with a red flag,
 * and decides nothing: numbers and proposals are the built-in coach's. When it fails, is slow to begin or says nothing, the built-in
 * answer is given instead.
 */
export interface CoachModel {
  answer(question: CoachModelQuestion, signal: AbortSignal): AsyncIterable<ModelPart>;
}

export interface CoachModelQuestion {
  readonly action: CoachAction;
  /** What the athlete wrote; may hold instructions, which are not ours. */
  readonly content: string;
  /** Earlier messages of the conversation, the oldest first. */
  readonly history: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  /** All that may be known of the athlete, in words: what "What the coach sees" shows. */
  readonly sight: CoachSight["sections"];
  readonly articles: readonly Article[];
  /** The built-in coach's answer, Markdown: its numbers hold. */
  readonly draft: string;
}
