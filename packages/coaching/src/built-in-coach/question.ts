import type { CoachAction } from "@ironpace/contract";
import { correctSpelling } from "./spelling.ts";

/** A message as the coach reads it. */
export interface Question {
  readonly action: CoachAction;
  /** As the athlete wrote it. */
  readonly content: string;
  /** In lower case, without accents and most punctuation, spelling mended: what cues are looked for in. */
  readonly words: string;
}

export function readQuestion(content: string, action: CoachAction): Question {
  return { action, content, words: correctSpelling(normalise(content)) };
}

/** "Whats my 5K-pace?!" → "whats my 5k pace" */
function normalise(content: string): string {
  return content
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’'`]/g, "")
    .replaceAll(/[‐-―-]/g, " ")
    .replaceAll(/[^\p{L}\p{N}:.,/%+&]+/gu, " ")
    .replaceAll(/[.,:](?!\d)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
