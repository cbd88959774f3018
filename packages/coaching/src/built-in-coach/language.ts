import { isGerman } from "./german/gloss.ts";
import { normalise } from "./question.ts";

/** Languages that are recognised. Answers are in English and German; of the others only that they are in English is said in them. */
export type Language = "en" | "de" | "es" | "fr" | "it" | "pt" | "nl";

/** Small words that are frequent in one language and are none in the others here, English words included. */
const SMALL_WORDS: { readonly [language in Exclude<Language, "en" | "de">]: ReadonlySet<string> } = {
  es: new Set(
    "cuantas cuantos cuando cuanto cual que tengo hoy manana ayer semana pasada mi mis el los las una por para con esta hice hacer puedo sesion sesiones entreno carrera mueve cambia mejor lunes martes miercoles jueves viernes sabado domingo y del al".split(
      " ",
    ),
  ),
  fr: new Set(
    "combien quand quel quelle est ce que j ai je mon ma mes le les des une pour avec cette semaine derniere hier demain aujourd hui seance seances deplace course fais faire puis lundi mardi mercredi jeudi vendredi samedi dimanche et du au sur".split(
      " ",
    ),
  ),
  it: new Set(
    "quanto quanti quante quando che cosa ho oggi domani ieri settimana scorsa mio mia miei il gli una per con questa fatto fare posso allenamento allenamenti gara sposta meglio lunedi martedi mercoledi giovedi venerdi sabato domenica della del sono e di".split(
      " ",
    ),
  ),
  pt: new Set(
    "quantos quantas quando quanto qual que tenho hoje amanha ontem semana passada meu minha meus uma para com esta fiz fazer posso treino treinos prova muda melhor segunda terca quarta quinta sexta sabado domingo da do na no os as e".split(
      " ",
    ),
  ),
  nl: new Set(
    "hoeveel wanneer welke wat is mijn ik heb deze vorige week gisteren morgen vandaag training trainingen verzet beter maandag dinsdag woensdag donderdag vrijdag zaterdag zondag het een voor met van naar hoe moet doen kan en".split(
      " ",
    ),
  ),
};
const ENGLISH = new Set(
  "the my i is are was were what whats how when which did do does can could should to of for on in at with it that this and or not move make skip log add set today tomorrow yesterday last next week month year session sessions".split(
    " ",
  ),
);

/** The language of a message; of one too short to tell, that of the messages before it. */
export function languageOf({
  content,
  turns,
}: {
  readonly content: string;
  readonly turns: readonly { readonly question: string }[];
}): Language {
  const own = ofText(content);
  if (own !== undefined) return own;
  for (const { question } of turns.toReversed()) {
    const before = ofText(question);
    if (before !== undefined) return before;
  }
  return "en";
}

/** Undefined when the words are too few to tell. */
function ofText(content: string): Language | undefined {
  const plain = normalise(content);
  const words = plain.split(/[\s,]+/).filter((word) => word !== "");
  if (isGerman(plain)) return "de";
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const counts = (Object.keys(SMALL_WORDS) as (keyof typeof SMALL_WORDS)[])
    .map((language) => ({ language, count: words.filter((word) => SMALL_WORDS[language].has(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [top, second] = counts;
  if (top !== undefined && top.count >= 2 && top.count > english && top.count >= words.length / 3 && top.count > (second?.count ?? 0))
    return top.language;
  return english >= 1 || words.length > 3 ? "en" : undefined;
}

export const ONLY_ENGLISH: { readonly [language in Exclude<Language, "en" | "de">]: string } = {
  es: "_Por ahora solo respondo en inglés._",
  fr: "_Pour l’instant, je réponds seulement en anglais._",
  it: "_Per ora rispondo solo in inglese._",
  pt: "_Por enquanto só respondo em inglês._",
  nl: "_Voorlopig antwoord ik alleen in het Engels._",
};
