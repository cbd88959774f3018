import type { Language } from "./language.ts";
import { getLanguage } from "./language.ts";
import { plainWords } from "./turn/frame.ts";
import { readTokens } from "./turn/concepts.ts";
import type { Tongue } from "./turn/languages.ts";

/** A message this long tells its language by itself. */
const MOST_WORDS = 12;

/** The language of a short message after others: that of the conversation, unless its words are better known in the one it was taken for. */
export function languageInConversation(
  { content, turns }: { readonly content: string; readonly turns: readonly { readonly question: string }[] },
  read: Language,
): Language {
  const before = turns.at(-1)?.question;
  if (before === undefined || content.trim().split(/\s+/u).length > MOST_WORDS) return read;
  const spoken = getLanguage({ content: before, turns: turns.slice(0, -1) });
  if (spoken === read || spoken === "en" || !isTongue(spoken)) return read;
  if (!isTongue(read)) return spoken;
  return read === "en" || unknownWords(content, spoken) > unknownWords(content, read) ? read : spoken;
}

/** Whether turns are read in a language. */
export function isTongue(language: Language): language is Tongue {
  return language === "en" || language === "de" || language === "fr" || language === "es" || language === "it";
}

function unknownWords(content: string, tongue: Tongue): number {
  return readTokens(plainWords(content, tongue), tongue).leftover.length;
}
