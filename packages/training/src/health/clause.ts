import { BRACKET, DOES_INSTEAD, toPlainWords, withoutAbbreviations, withoutOtherCauses } from "../injuries/words/plain-words.ts";
import { spellOutContrast } from "../injuries/words/contrast.ts";
import { memoized } from "../language/memoized.ts";
import { type Language } from "../language/table.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";
import { normalise } from "./normalise.ts";
import { phraseList } from "./phrase-list.ts";

/** The smallest part of a text that says one thing. */
export interface Clause {
  /** As the athlete wrote it. */
  readonly quote: string;
  readonly words: readonly string[];
  /** The language of the whole text. */
  readonly language: Language | "en";
  /** The quote and its words in the English that limits are read in. */
  readonly english: string;
  readonly englishWords: readonly string[];
  /** "no …", also when the "no" stands in the clause before: "no diabetes or asthma". */
  readonly isDenied: boolean;
  /** About somebody else. */
  readonly isOther: boolean;
  readonly sentence: number;
  /** Stands behind an "and", not behind a comma. */
  readonly isJoined: boolean;
}

const STOPS =
  /(?<!\d)[.](?=\s|$)|(?<=\d)[.](?=\s*(?:$|\p{Lu}(?!\p{Lu})))(?!\s*(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Woche|Monat|Trimester|Schwangerschaft))|(?<=\d)(?<![.]\d\d?)[.](?=\s+\p{Ll})(?!\s*(?:jan|feb|m[äa]r|apr|mai|jun|jul|aug|sep|okt|oct|nov|de[zc]|ene|abr|ago|dic|f[eé]v|avr|juin|juil|ao[uû]t|woche|ssw|monat|tag|jahr|trimester|schwanger|und\b|bis\b|oder\b|zum\b|mal\b|lebens))|(?<=\d[.:](?:1[3-9]|[2-5]\d))[.](?=\s+\p{L})|[;!?\n•]|,(?!\d)|(?<=\s(?:sì|sí|si|yes|ja|oui|ok|sim|fine|good|gut|geht|bien|bene|goed|prima|bem))\s(?!(?:mornings?|d[ií]a|jour|giorno|tag|dag|un[oa]?|otro|if|wenn|falls|but|aber|when|as|is|are|und|and|or|just|only|was|does|do|did|as long|gar|auch|einfach|sowieso|trotzdem|so|halt|aktuell|überhaupt|noch|leider|derzeit|momentan|eher|lieber|wirklich|grad|gerade)\s)(?=\p{L}+(?:\s\p{L}+)?\s(?:no|nein|non|not|nicht|não|nee|niet)(?:$|[\s,.;]))|\s[-–—]\s|\s[&]\s|:\s(?=\S+\s(?:weeks?|months?|wochen|monate|semanas|meses|semaines|mois|settimane|mesi|weken|maanden)\b)/u;
/** What joins two clauses. "mais" is a but in French and a more in Portuguese, "e" an and in two languages and a letter in the others. */
const JOINS: { readonly [language in Language | "en"]: string } = {
  en: "but|however|and|und|aber|plus|so(?=\\s(?:my|rather|prefer\\w*)\\s)",
  de: "aber|jedoch|und|sowie|but|and|plus|(?:also|daher|deshalb)(?=\\slieber)",
  fr: "mais|cependant|et|(?:donc|du coup)(?=\\splut[oô]t)|(?<!\\b(?:de|peux|dois|veux|puis|cours|faut|fais)\\s)plus(?!\\s(?:de|d|que|longtemps|loin))",
  es: "pero|aunque|y|e|(?:as[ií] que|por eso)(?=\\s(?:mejor|prefier))",
  it: "ma|però|e|ed|(?:quindi|perciò)(?=\\s(?:meglio|prefer|piuttosto))",
  pt: "mas|porém|e|(?:então|por isso)(?=\\s(?:melhor|prefir))",
  nl: "maar|en|dus(?=\\sliever)",
};
const SPLITS = new Map<Language | "en", RegExp>();

function getSplit(language: Language | "en"): RegExp {
  const known = SPLITS.get(language);
  if (known !== undefined) return known;
  const split = new RegExp(String.raw`${STOPS.source}|${BRACKET}|\s(?:${JOINS[language]})\s(?!a half)`, "giu");
  SPLITS.set(language, split);
  return split;
}

/** "… over 120. Cardiologist …", but "on 20. November" and "22. SSW". */
const AFTER_NUMBER =
  /(?<=\d)\.(?=\s+\p{Lu}\p{Ll})(?!\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Woche|Monat|Trimester|Schwangerschaft))/gu;
const ENDS_SENTENCE = /[.;!?\n•]/u;

const NO = phraseList(
  "no, not, =never, without, denies, nor, none, dont have, havent, kein, keine, keinen, keinerlei, =nicht, nie, ohne, sin, nunca, ni, jamas, pas, sans, jamais, aucun, aucune, non, senza, mai avuto, mai operat*, mai piu, ho mai, mai stat*, nao, sem, geen, niet, nooit, zonder",
);
/** A "no" that is part of a complaint: "no period", "no longer on …" is past, "cannot". */
const NOT_DENIAL = phraseList(
  "never goes, never gets, never rises, never climbs, never above, never over, not go above, not go over, not get above, not get over, not rise, nie uber, nicht uber, no sube, no pasa de, no me pasa, no pasa d, no me sube, pas au dessus, pas plus haut, non supera, non sale, nao passa, nao sobe, komt niet, not great, not the best, no more than, not more than, nothing over, nothing above, not heavier, nicht mehr als, nicht schwerer, no mas de, pas plus de, no period*, no longer, not controlled, not well controlled, no running, no lifting, no jump*, no cutting, no pivot*, no twist*, no landing*, no sprint*, no contact, no impact, no operad*, nicht operiert, not operated, non operee, no solo, ne que, no puedo, nicht nur, not only, not sure, no symptom*, no sympt*, not allowed, nicht eingestellt, no controlad*, plus de regles, sin regla, sin crisis, no crisis, no flare*, no time, no cycle, no cramps, never trained, never worked, nie trainiert, nunca he entrenado, nunca entreno, nunca treinei, mai allenato, nooit gesport, jamais fait, never ran, never recovered, no heavy, nichts schweres, nicht laufen, kein laufen, nicht springen, kein springen, pas courir, pas de course, pas de saut, no correr, no saltar, no levantar, no overhead, keine periode, no deja, periode bleibt",
);

const OTHERS = phraseList(
  "=dog, =cat, horse, =hund, =katze, pferd, perro, =chien, =cane, cachorro, =hond, wife, husband, partner, girlfriend, boyfriend, mother, father, mum, =mom, =dad, sister, brother, son, daughter, =kid, =kids, child, children, kinder, ninos, enfants, aunt, uncle, grandmother, grandfather, grandma, grandpa, friend, family history, runs in the family, frau, mann, mutter, vater, schwester, bruder, sohn, tochter, =oma, =opa, freundin, freund, familie, esposa, marido, madre, padre, hermana, hermano, =hijo, =hija, abuela, familia, =mari, femme, =mere, =pere, soeur, frere, famille, moglie, marito, sorella, fratello, vrouw, moeder, vader, zus, broer",
);
const SELF = phraseList(
  "=i, =im, =ich, =bin, =yo, =estoy, =tengo, =soy, =je, =jai, =suis, =io, =ho, =eu, =ik, after, nach, for my, after my, breastfeed*, nursing, stille*",
);
const OF_MINE = phraseList(
  "my, meine, mein, meiner, mi, mon, ma, mia, mio, minha, meu, mijn, the, her, his, our, unser*, nuestro, notre, in, family",
);

/** "un día sí y otro no", "cuarenta y cinco": one thing in spite of its "and". */
const ONE_THING =
  /(?<=\bshort\s)and(?=\s(?:sweet|sharp|snappy)\b)|(?<=\bkurz\s)und(?=\s(?:knackig|schmerzlos|knapp|gut)\b)|(?<=\b(?:sí|si|sì|sim|cuarenta|cincuenta|treinta|quarenta|cinquenta|trinta)\s)(?:y|e)(?=\s(?:otro|un|uno|una|dia|día|cinco|dos|tres)(?:\s|[.,;]|$))|(?<=\bab\s)und(?=\szu\b)|(?<=\bclean\s)(?:and|&)(?=\sjerks?\b)|(?<=\bhin\s)und(?=\s(?:wieder|zurück|zurueck|her)\b)|(?<=\b(?:there|out|back)\s)and(?=\s(?:back|forth)\b)|(?<=\bida\s)[ye](?=\s(?:vuelta|volta)\b)|(?<=\bandata\s)e(?=\sritorno\b)|(?<=\baller\s)et(?=\sretour\b)|(?<=\bheen\s)en(?=\s(?:terug|weer)\b)|(?<=\bnow\s)and(?=\sthen\b)|(?<=\b(?:will|möchte|wünscht|sagt|meint|rät)(?:\snicht)?),(?=\sdass\b)/giu;

/** Limits are read in so many clauses: more than a person writes. */
const MOST_READ = 150;

/** Splits a text into clauses. */
export const readClauses = memoized(splitClauses);

const DAYS_RUNNING = /\b(?<of>days?|nights?|weeks?|sessions?|times) running\b/giu;

function splitClauses(told: string): readonly Clause[] {
  const text = withoutOtherCauses(told);
  const meant = spellOutContrast(text);
  const clauses: Clause[] = [];
  let sentence = 0;
  let start = 0;
  let isJoined = false;
  const language = getLanguage(text);
  const close = (end: number): void => {
    const quote = text.slice(start, end).trim();
    // "Two days running" names no run.
    const said = meant.slice(start, end).trim().replace(DAYS_RUNNING, "$<of> in a row");
    const words = getWords(said, language);
    const english = clauses.length < MOST_READ ? toEnglish(said, language) : said;
    if (words.length > 0)
      clauses.push({
        quote,
        words,
        language,
        english,
        englishWords: language === "en" ? words : getWords(english, "en"),
        isDenied: denies(words, clauses.at(-1), sentence) || isAnsweredNo(text, end),
        isOther: isOther(words, clauses.at(-1), sentence),
        sentence,
        isJoined,
      });
  };
  for (const match of withoutAbbreviations(text)
    .replace(DOES_INSTEAD, ",")
    .replace(ONE_THING, (word) => "_".repeat(word.length))
    .replace(AFTER_NUMBER, ";")
    .matchAll(getSplit(language))) {
    close(match.index);
    start = match.index + match[0].length;
    isJoined = /^\s(?:and|und|sowie|y|et|e|ed|en|&)\s/iu.test(match[0]);
    if (ENDS_SENTENCE.test(match[0])) sentence++;
  }
  close(text.length);
  return clauses;
}

function getWords(quote: string, language: Language | "en"): readonly string[] {
  return normalise(toPlainWords(quote, language))
    .split(" ")
    .filter((word) => word !== "");
}

function denies(words: readonly string[], before: Clause | undefined, sentence: number): boolean {
  const not = NOT_DENIAL.find(words).map(({ at }) => at);
  if (NO.find(words).some(({ at }) => !not.includes(at))) return true;
  const goesOn = before?.isDenied === true && before.sentence === sentence && words.length <= 3 && !YES_AT_END.has(words.at(-1) ?? "");
  return goesOn && !/^(?:i|im|but|ich|yo|je|due|et|expecting)$/u.test(words[0] ?? "");
}

/** "Sumo geht nicht, konventionell schon" */
const YES_AT_END: ReadonlySet<string> = new Set(["schon", "wel", "yes", "does", "sim", "oui"]);

/** "Pregnant? No" */
function isAnsweredNo(text: string, end: number): boolean {
  return /^\?+\s*(?:no|nope|nah|nein|non|não|nao|nee|ne)(?![\p{L}])/iu.test(text.slice(end, end + 12));
}

/** "my wife is pregnant"; but "I had my son 8 weeks ago" is about the athlete. */
function isOther(words: readonly string[], before: Clause | undefined, sentence: number): boolean {
  const found = OTHERS.find(words)[0];
  if (found !== undefined) {
    const isOwner = found.at === 0 || OF_MINE.has(words.slice(Math.max(0, found.at - 1), found.at)) || words[0] === "family";
    return isOwner && !SELF.has(words.slice(0, found.at));
  }
  return (
    before?.isOther === true && before.sentence === sentence && !SELF.has(words) && words.length <= 3 && !OF_MINE.has(words.slice(0, 1))
  );
}
