import { readTokens, type Token } from "../turn/concepts/concepts.ts";
import type { Tongue } from "../turn/languages.ts";

/** What a piece of a message names: each can stand in the place of one of its kind in the question before. */
export type Kind = "thing" | "time" | "metric" | "pick";

export interface Part {
  readonly kind: Kind;
  readonly text: string;
  readonly at: number;
}

export interface Parts {
  readonly parts: readonly Part[];
  /** Content words that are no part. */
  readonly rest: readonly string[];
}

/** The parts of plain words, in their order; times that stand side by side are one. */
export function partsOf(words: string, tongue: Tongue): Parts {
  const { tokens, leftover } = readTokens(words, tongue);
  const found: Part[] = [];
  for (const [at, token] of tokens.entries()) {
    const kind = kindOf(token, tokens[at - 1], tokens[at + 1]);
    const last = found.at(-1);
    if (kind === undefined) continue;
    const between = last === undefined ? "" : words.slice(last.at + last.text.length, token.at);
    if (last !== undefined && kind === "time" && last.kind === "time" && between.trim().length <= MOST_BETWEEN)
      found.splice(-1, 1, { ...last, text: words.slice(last.at, token.at + token.text.length) });
    else found.push({ kind, text: token.text, at: token.at });
  }
  const isKnown = (word: string): boolean => tokens.some(({ text }) => text.split(" ").includes(word));
  return { parts: found, rest: leftover.filter((word) => !isKnown(word)) };
}

const MOST_BETWEEN = 4;
const OF_TIME = /^(?:month|day|time|unit|season|year|fest):?/;
const BESIDE_TIME = /^(?:rel:(?:last|this|next|ago)|number)$/;

function kindOf({ concept }: Token, before: Token | undefined, after: Token | undefined): Kind | undefined {
  if (/^(?:sport|lift|test|kind|line):|^topic:(?:deload|race)$/.test(concept)) return "thing";
  if (OF_TIME.test(concept)) return "time";
  if (
    BESIDE_TIME.test(concept) &&
    [before, after].some((each) => each !== undefined && (OF_TIME.test(each.concept) || BESIDE_TIME.test(each.concept)))
  )
    return "time";
  if (concept.startsWith("metric:")) return "metric";
  return /^pick:(?:most|least|longest|hardest|heaviest|fastest|slowest|best|oldest|average|total)$/.test(concept) ? "pick" : undefined;
}
