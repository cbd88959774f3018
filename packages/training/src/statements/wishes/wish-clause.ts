/** What a clause says of its object: left out, welcome, done seldom, done although unloved, or nothing of the kind. */
export type Polarity = "negative" | "positive" | "cap" | "keep" | "none";

/** A clause of the text about likes and dislikes. */
export interface WishClause {
  /** As the athlete wrote it. */
  readonly quote: string;
  /** The normalised words. */
  readonly said: string;
  readonly sentence: number;
  /** What joins it to the clause before. */
  readonly link: "start" | "comma" | "and" | "contrast" | "except" | "instead";
  readonly polarity: Polarity;
  /** The marker stands behind the object: "rowing and biking are fine". */
  readonly isTrailing: boolean;
  /** Sessions a week at most; a half is one in two weeks. */
  readonly times?: number;
  /** It says what somebody has or does, and nothing of what they like. */
  readonly isFact?: true;
  /** Neither liked nor unwanted: "I don't mind burpees". */
  readonly isNeutral?: true;
}
