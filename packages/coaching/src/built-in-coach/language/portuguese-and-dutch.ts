import { normalise } from "../question.ts";
import type { Language } from "./language.ts";

/* The coach reads no Portuguese and no Dutch of its own; what it says about that is in the athlete's language. */

type Unread = "pt" | "nl";

/** Says that a message was not understood, and what is. */
export const NOT_READ_YET: { readonly [language in Unread]: string } = {
  pt: "Não tenho uma boa resposta para isso. Sou o treinador integrado: as tuas sessões, os teus números, treino, recuperação, alimentação e provas. Diz de outra forma; por enquanto entendo melhor inglês, alemão, espanhol, francês e italiano.",
  nl: "Daar heb ik geen goed antwoord op. Ik ben de ingebouwde coach: je sessies, je cijfers, training, herstel, voeding en wedstrijden. Zeg het anders; voorlopig begrijp ik Engels, Duits, Spaans, Frans en Italiaans het best.",
};

export const UNREAD_INTRODUCTION: { readonly [language in Unread]: string } = {
  pt: "_Sou o treinador integrado: regras e contas com os teus próprios números e a biblioteca, sem modelo de linguagem. Proponho mudanças, nunca as faço eu._",
  nl: "_Ik ben de ingebouwde coach: regels en rekenwerk met je eigen cijfers en de bibliotheek, geen taalmodel. Ik stel wijzigingen voor, ik voer ze nooit zelf uit._",
};

/** Portuguese is near enough to Spanish to be read, and answered, as such. */
export const ONLY_SPANISH = "_Por enquanto só tenho esta resposta em espanhol:_";

const LETTERS = /[ãõ]/iu;
const WORDS: ReadonlySet<string> = new Set(
  "nao voce vcs pra pras pro minha minhas meu meus treino treinos treinar hoje amanha ontem agora uma muito isso em doi dor tem tenho estou fiz foi ficou comecei fazer quero depois tambem posso qual quais semana corrida prova tiro tiros perna pernas joelho ate sem ja ta tou".split(
    " ",
  ),
);
/** Some of them are words of Spanish or Italian too. */
const FEWEST = 2;
const SHARED: ReadonlySet<string> = new Set("semana corrida ja ta em tem sem prova tiro tiros".split(" "));

/** Whether a message is Portuguese, which is taken for Spanish by most of its words. */
export function isPortuguese(content: string): boolean {
  if (LETTERS.test(content)) return true;
  const found = normalise(content)
    .split(" ")
    .filter((word) => WORDS.has(word));
  return found.length >= FEWEST && found.some((word) => !SHARED.has(word));
}

/** The language of a message of which the coach reads nothing or only what is Spanish too; undefined for all others. */
export function unreadLanguage(content: string, language: Language): Unread | undefined {
  if (language === "nl") return "nl";
  return language === "pt" || (language !== "de" && language !== "fr" && isPortuguese(content)) ? "pt" : undefined;
}
