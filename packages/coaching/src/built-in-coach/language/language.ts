import { type Language, languageOfText } from "../../triage/languages/language-of.ts";
import { isGerman } from "./german/gloss.ts";
import { normalise } from "../question.ts";

/** Few words may tell another language than the one they are in: below, only a language of the messages before counts. */
const FEWEST_WORDS = 4;

export type { Language };

/** The language of a message; of one too short to tell, that of the messages before it. Answers are in English, German, French, Spanish and Italian. */
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
  return language === "en" || plain.split(" ").length >= FEWEST_WORDS ? language : ofFewWords(plain);
}

/** Words of training talk that are of one language only: one of them tells the language of a message of few words. */
const TELLING: { readonly [language in "fr" | "es" | "it"]: ReadonlySet<string> } = {
  fr: new Set(
    "tractions strictes souleve couche nouveau nouvelle objectif realiste charge allure prochaine prochain derniere dernier seance seances semaine combien meilleur meilleure pourquoi demain aujourdhui hier jambes douleur poids".split(
      " ",
    ),
  ),
  es: new Set(
    "nuevo nueva objetivo dominadas sentadilla sentadillas muerto proxima proximo ultimo sesion sesiones semana cuanto cuantos cuantas mejor porque manana ayer hoy piernas marca".split(
      " ",
    ),
  ),
  it: new Set(
    "nuovo nuova obiettivo trazioni panca stacco prossima prossimo scorsa seduta sessione settimana quanto quanti quante migliore perche domani ieri oggi gambe".split(
      " ",
    ),
  ),
};

function ofFewWords(plain: string): Language | undefined {
  const words = plain.split(" ");
  const told = (["fr", "es", "it"] as const).filter((language) => words.some((word) => TELLING[language].has(word)));
  return told.length === 1 ? told[0] : undefined;
}

/** Said before an answer in English. */
export const ONLY_ENGLISH: { readonly [language in Exclude<Language, "en" | "de">]: string } = {
  es: "_Esta respuesta por ahora solo la tengo en inglés:_",
  fr: "_Pour l’instant, je n’ai cette réponse qu’en anglais :_",
  it: "_Questa risposta per ora ce l’ho solo in inglese:_",
  pt: "_Por enquanto só tenho esta resposta em inglês:_",
  nl: "_Dit antwoord heb ik voorlopig alleen in het Engels:_",
};
