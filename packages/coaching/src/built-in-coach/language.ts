import { type Language, languageOfText } from "../triage/languages/language-of.ts";
import { isGerman } from "./german/gloss.ts";
import { normalise } from "./question.ts";

/** Few words may tell another language than the one they are in: below, only a language of the messages before counts. */
const FEWEST_WORDS = 4;

export type { Language };

/** The language of a message; of one too short to tell, that of the messages before it. Answers are in English and German. */
export function getLanguage({
  content,
  turns,
}: {
  readonly content: string;
  readonly turns: readonly { readonly question: string }[];
}): Language {
  const own = ofText(content);
  if (own !== undefined) return own;
  return turns.toReversed().flatMap(({ question }) => ofText(question) ?? [])[0] ?? "en";
}

/** Words of training talk in English that other languages have as well: "avg load per week in autumn". */
const ALSO_ENGLISH = /\b(?:per|in|avg|a|no|me|plan|total|normal|to|on|is)\b/g;

function ofText(content: string): Language | undefined {
  const plain = normalise(content);
  if (isGerman(plain)) return "de";
  const language = languageOfText(plain.replaceAll(ALSO_ENGLISH, " "));
  // German that the coach cannot read is no German answer.
  if (language === "de") return plain.split(" ").length >= FEWEST_WORDS ? "en" : undefined;
  return language === "en" || plain.split(" ").length >= FEWEST_WORDS ? language : undefined;
}

/** Said before an answer in English. */
export const ONLY_ENGLISH: { readonly [language in Exclude<Language, "en" | "de">]: string } = {
  es: "_Esta respuesta por ahora solo la tengo en inglés:_",
  fr: "_Pour l’instant, je n’ai cette réponse qu’en anglais :_",
  it: "_Questa risposta per ora ce l’ho solo in inglese:_",
  pt: "_Por enquanto só tenho esta resposta em inglês:_",
  nl: "_Dit antwoord heb ik voorlopig alleen in het Engels:_",
};
