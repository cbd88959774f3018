import type { CoachProposal } from "@ironpace/contract";
import type { Turn } from "../../dialogue/turn.ts";
import type { Frame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";

/** A message beside the answer that was found for it. */
export interface Audited {
  readonly tongue: Tongue;
  /** As the athlete wrote it. */
  readonly content: string;
  readonly frame: Frame;
  readonly today: string;
  readonly turns: readonly Turn[];
  readonly kind: AnswerKind;
  /** The text of the answer without Markdown, in lower case. */
  readonly text: string;
  /** The text with everything that the cards hold. */
  readonly held: string;
  readonly cards: readonly CoachProposal[];
  /** Title, summary and text of the articles, in lower case. */
  readonly article: string;
  /** Titles of the articles, in lower case. */
  readonly titles: string;
  /** Slugs of the articles. */
  readonly sources: readonly string[];
  readonly topic: string;
  /** Name of the reader or topic that answered. */
  readonly by: string;
}

/** A card, a text of the library, or figures and facts of the athlete's own. */
export type AnswerKind = "card" | "article" | "own";

/** Something of a message that its answer did not use. */
export interface LeftPart {
  /** As the athlete wrote it. */
  readonly words: string;
  /** The answer is to another question without it. Otherwise it is enough to name it beside the answer. */
  readonly isMain: boolean;
}

export function left(words: string, isMain: boolean): readonly LeftPart[] {
  return [{ words: words.trim(), isMain }];
}
