import type { CoachProposal, CoachSource } from "@ironpace/contract";

/** One question of the conversation with its answer. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
  readonly proposals: readonly CoachProposal[];
  /** Articles that the answer rests on. */
  readonly sources?: readonly CoachSource[];
  readonly decision: "accepted" | "edited" | "rejected" | null;
}

export const NO_TURN: Turn = { question: "", answer: "", proposals: [], decision: null };

/** An answer without the line in which the coach introduces itself. */
export function plainAnswer(answer: string): string {
  return answer.replace(/\n\n_(?:I am the built-in coach|Ich bin der eingebaute Coach)[\s\S]*_$/, "").trim();
}

/** Whether the coach asked back instead of answering. */
export function isAsking(answer: string): boolean {
  const text = plainAnswer(answer);
  return (
    /\?(\s|$)|\bfor example\b|zum Beispiel\b/.test(text.split("\n\n")[0] ?? "") && /\?|example|Beispiel/.test(text) && text.length < 420
  );
}
