import type { CoachAction } from "@ironpace/contract";
import { germanToEnglish, isGerman } from "./german/gloss.ts";
import { correctSpelling } from "./spelling.ts";

/** A message as the coach reads it. */
export interface Question {
  readonly action: CoachAction;
  /** As the athlete wrote it. */
  readonly content: string;
  /** In lower case, without accents and most punctuation, spelling mended, German in English words: what cues are looked for in. */
  readonly words: string;
}

export function readQuestion(content: string, action: CoachAction): Question {
  const plain = normalise(content)
    // "montagslockere runde": the day stands by itself.
    .replaceAll(
      /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s(?=(?:locker|lauf|training|einheit|runde|ruhe)\p{L}*)/gu,
      "$1 ",
    )
    .replace(/^(?:(?:h+m+|a+h+|o+h+|u+h*m+|uh+|well|hey|yo|coach) )+(?=\S)/, "");
  return { action, content, words: correctSpelling(isGerman(plain) ? germanToEnglish(plain) : plain) };
}

/** "Whats my 5K-pace?!" → "whats my 5k pace" */
export function normalise(content: string): string {
  return content
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[’'`]/g, "")
    .replaceAll(/[‐-―-]/g, " ")
    .replaceAll(/[^\p{L}\p{N}:.,/%+&]+/gu, " ")
    .replaceAll(/[.,:](?!\d)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
