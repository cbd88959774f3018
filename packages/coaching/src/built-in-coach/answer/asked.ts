import type { CoachAction } from "@ironpace/contract";
import type { SentenceEncoder } from "../../context.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Library } from "../../knowledge/library.ts";
import type { Diary } from "../own-data/diary.ts";

export interface AskedQuestion {
  readonly action: CoachAction;
  readonly content: string;
  /** What was said before in this conversation, the newest last: "and over 10 km?" goes on from there. */
  readonly turns: readonly Turn[];
  /** True: say who answers. */
  readonly introduces: boolean;
  /** The message was completed from the ones before it: in words that the rules know. */
  readonly isCompleted?: boolean;
  /** The words are English for a message in another language, into which the answer goes back. */
  readonly isTranslated?: boolean;
}

/** Where answers come from beside the rules. */
export interface Sources {
  readonly library: Library;
  /** Read only when a question is about it. */
  readonly diary: () => Promise<Diary>;
  readonly encodeSentence?: SentenceEncoder;
}

export type { Article } from "../../knowledge/article.ts";
