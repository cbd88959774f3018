import type { Language } from "./language.ts";
import { getLanguage } from "./language.ts";
import { isRomance, type Romance, romanceToEnglish, shortRomance } from "./romance/gloss.ts";
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
  if (
    spoken === "en" &&
    isTongue(read) &&
    content.trim().split(/\s+/u).length <= FEW_WORDS &&
    unknownWords(content.replaceAll(/\bplus\b/giu, " "), "en") === 0
  )
    return "en";
  if (spoken === read || spoken === "en" || !isTongue(spoken)) return read;
  if (!isTongue(read)) return spoken;
  return read === "en" || unknownWords(content, spoken) > unknownWords(content, read) ? read : spoken;
}

/** Words that English has as well tell no other language after English: "plus 3". */
const FEW_WORDS = 3;

/** The language in which a message is read and answered. */
export function languageOf(asked: { readonly content: string; readonly turns: readonly { readonly question: string }[] }): Language {
  return languageInConversation(asked, romanceOf(asked) ?? getLanguage(asked));
}

/** French, Spanish or Italian of a few words, or a few words after them. */
export function romanceOf({
  content,
  turns,
}: {
  readonly content: string;
  readonly turns: readonly { readonly question: string }[];
}): Romance | undefined {
  const own = shortRomance(content);
  if (own !== undefined || content.trim().split(/\s+/u).length > FEW_WORDS) return own;
  const before = turns.at(-1)?.question;
  const language = before === undefined ? undefined : (shortRomance(before) ?? getLanguage({ content: before, turns: [] }));
  return language !== undefined && isRomance(language) && romanceToEnglish(content, language) !== undefined ? language : undefined;
}

/** Whether turns are read in a language. */
export function isTongue(language: Language): language is Tongue {
  return language === "en" || language === "de" || language === "fr" || language === "es" || language === "it";
}

function unknownWords(content: string, tongue: Tongue): number {
  return readTokens(plainWords(content, tongue), tongue).leftover.length;
}
