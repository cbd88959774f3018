import type { Language } from "./language.ts";
import { getLanguage } from "./language.ts";
import { languageOfText } from "../../triage/languages/language-of.ts";
import { isRomance, type Romance, romanceToEnglish, shortRomance } from "./romance/gloss.ts";
import { plainWords } from "../turn/frame.ts";
import { readTokens } from "../turn/concepts/concepts.ts";
import type { Tongue } from "../turn/languages.ts";

/** A message this long tells its language by itself. */
const MOST_WORDS = 12;

/** The language of a short message after others: that of the conversation, unless its words are better known in the one it was taken for. */
export function languageInConversation(
  { content, turns }: { readonly content: string; readonly turns: readonly { readonly question: string }[] },
  read: Language,
): Language {
  const spoken = spokenBefore(turns);
  if (spoken === undefined || content.trim().split(/\s+/u).length > MOST_WORDS) return read;
  // "Plus 3", "5k pb?": words that the language of the dialogue has as well.
  const isFew = content.trim().split(/\s+/u).length <= FEW_WORDS;
  if (
    isFew &&
    isTongue(spoken) &&
    isTongue(read) &&
    !(read === "en" && ENGLISH_SMALL.test(content)) &&
    unknownWords(content.replaceAll(/\bplus\b/giu, " "), spoken) === 0
  )
    return spoken;
  if (spoken === read || spoken === "en" || !isTongue(spoken)) return read;
  if (!isTongue(read)) return spoken;
  // English that has more unknown words than the language of the dialogue was only a guess.
  if (read === "en") return unknownWords(content, spoken) < unknownWords(content, "en") ? spoken : read;
  return unknownWords(content, spoken) > unknownWords(content, read) ? read : spoken;
}

/** The language of the newest message before that tells it by its own words. */
function spokenBefore(turns: readonly { readonly question: string }[]): Language | undefined {
  const told = turns.toReversed().flatMap(({ question }) => shortRomance(question) ?? ofOwnWords(question) ?? []);
  return told[0] ?? (turns.length === 0 ? undefined : "en");
}

/** Undefined where too few words are known to tell. */
function ofOwnWords(question: string): Language | undefined {
  const read = asTongue(question, getLanguage({ content: question, turns: [] }));
  if (!isTongue(read)) return read;
  const words = question.trim().split(/\s+/u).length;
  return words > FEW_WORDS || unknownWords(question, read) <= (read === "en" || words < FEW_WORDS ? 0 : 1) ? read : undefined;
}

const TONGUES: readonly Tongue[] = ["en", "de", "fr", "es", "it"];
/** So many words more have to be unknown in the language that a message was taken for. */
const CLEARLY = 2;

/** "Quanto manca a Berlino" shares its words with Portuguese: of languages that are close, the one that the coach reads all words of. */
function asTongue(content: string, read: Language): Language {
  const words = content.trim().split(/\s+/u).length;
  if (words > MOST_WORDS) return read;
  const told = read === "en" ? languageOfText(content) : undefined;
  if (told !== undefined && told !== "en" && isTongue(told) && unknownWords(content, told) < unknownWords(content, "en")) return told;
  if (isTongue(read)) return read;
  const known = TONGUES.map((tongue) => ({ tongue, unknown: unknownWords(content, tongue) })).toSorted((a, b) => a.unknown - b.unknown);
  const [best, next] = known;
  return best !== undefined &&
    next !== undefined &&
    best.unknown * 2 <= words / 2 &&
    best.unknown + CLEARLY <= next.unknown + (best.unknown === 0 ? 1 : 0)
    ? best.tongue
    : read;
}

/** Words that English has as well tell no other language after English: "plus 3". */
const FEW_WORDS = 3;
const ENGLISH_SMALL = /\b(?:and|the|what|how|my|is|was|of|with|for|that|those)\b/i;

/** The language in which a message is read and answered. */
export function findLanguage(asked: { readonly content: string; readonly turns: readonly { readonly question: string }[] }): Language {
  return languageInConversation(asked, findRomanceLanguage(asked) ?? asTongue(asked.content, getLanguage(asked)));
}

/** French, Spanish or Italian of a few words, or a few words after them. */
export function findRomanceLanguage({
  content,
  turns,
}: {
  readonly content: string;
  readonly turns: readonly { readonly question: string }[];
}): Romance | undefined {
  const own = shortRomance(content);
  if (own !== undefined || content.trim().split(/\s+/u).length > FEW_WORDS) return own;
  const language = spokenBefore(turns);
  return language !== undefined && isRomance(language) && romanceToEnglish(content, language) !== undefined ? language : undefined;
}

/** Whether turns are read in a language. */
export function isTongue(language: Language): language is Tongue {
  return language === "en" || language === "de" || language === "fr" || language === "es" || language === "it";
}

function unknownWords(content: string, tongue: Tongue): number {
  return readTokens(plainWords(content, tongue), tongue).leftover.length;
}
