import type { ModelPart, ModelPrompt } from "./model-prompt.ts";

/** A language model that puts training sessions into words. It is asked only with the athlete's consent, and decides nothing. */
export interface SessionModel {
  /** How long all sessions of a plan may take together. */
  readonly allSessionsMs: number;
  /** The JSON of the prompt's schema, as it comes. Throws ModelFailure unless it ends by itself. */
  write(prompt: ModelPrompt, signal: AbortSignal): AsyncIterable<ModelPart>;
}
