import { LEARNED_CATEGORIES } from "../../packages/coaching/src/triage/categories.ts";
import { plainWords } from "../../packages/coaching/src/triage/features.ts";
import type { Labelled } from "./corpus.ts";

/** In how many messages of a category a word has to stand, and in which share of all messages that have it. */
const FEWEST = 2;
const WORD_SHARE = 0.6;
const PAIR_SHARE = 0.9;

/** Words and pairs of neighbours that stand mostly in the messages of one category, in the notation of concepts.ts: what shows that a message is about it. */
export function getWitnesses(messages: readonly Labelled[]): { readonly [category: string]: string } {
  const counts = new Map<string, Map<string, number>>();
  for (const { text, category } of messages)
    for (const token of new Set(tokensOf(text))) {
      const own = counts.get(token) ?? new Map<string, number>();
      counts.set(token, own.set(category, (own.get(category) ?? 0) + 1));
    }
  const witnesses = Object.fromEntries(LEARNED_CATEGORIES.map((category): [string, string[]] => [category, []]));
  for (const [token, own] of counts) {
    const all = [...own.values()].reduce((sum, count) => sum + count, 0);
    for (const [category, count] of own)
      if (count >= FEWEST && count >= (token.includes("_") ? PAIR_SHARE : WORD_SHARE) * all) witnesses[category]?.push(token);
  }
  // A pair says nothing beyond a word that says it alone.
  return Object.fromEntries(
    Object.entries(witnesses).map(([category, tokens]) => {
      const single = new Set(tokens);
      return [
        category,
        tokens
          .filter((token) => !token.includes("_") || !token.split("_").some((word) => single.has(word)))
          .toSorted()
          .join(" "),
      ];
    }),
  );
}

function tokensOf(text: string): readonly string[] {
  const words = plainWords(text).filter((word) => /^\p{L}+$/u.test(word));
  return [
    ...words.filter((word) => word.length >= 3).map((word) => `=${word}`),
    ...words.slice(1).map((word, at) => `=${words[at] ?? ""}_=${word}`),
  ];
}
