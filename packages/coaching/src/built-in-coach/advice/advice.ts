import type { CoachView } from "../view.ts";

/** What of a subject a question wants: a number, a day or time, a frequency, an effort or steps; "any": one answer says it all. */
export type Aspect = "any" | "amount" | "when" | "often" | "duration" | "effort" | "pace" | "steps" | "weight" | "skip";

/** English and German paragraphs; undefined where the athlete's numbers are not known. */
export type Says = (view: CoachView, words: string) => Bilingual | undefined;

/** A subject of training with what the athlete's own numbers say to each aspect of it. */
export interface Advice {
  readonly name: string;
  readonly subject: RegExp;
  /** Words with which the subject is another one. */
  readonly not?: RegExp;
  readonly articles: readonly string[];
  /** Asked for with words of health, and says itself what belongs to a doctor. */
  readonly isAboutHealth?: true;
  readonly says: { readonly [aspect in Aspect]?: Says };
}

export interface Bilingual {
  readonly en: readonly string[];
  readonly de: readonly string[];
}
