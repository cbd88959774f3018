import { withoutIdioms } from "./idioms.ts";
import { memoized } from "./memoized.ts";
import { BODY_WORDS } from "./body-words.ts";
import { spellOut } from "../health/shorthand.ts";
import { BOUND_WORDS } from "./bound-words.ts";
import { MOVEMENT_WORDS } from "./movement-words.ts";
import { type Language, LANGUAGES } from "./table.ts";
import { VERDICT_WORDS } from "./verdict-words.ts";

interface Phrase {
  readonly words: readonly string[];
  readonly english: string;
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly lower: string;
  readonly plain: string;
}

/**
 * The text in the English that limits are read in, phrase by phrase: the longest phrase that the tables know wins, and words that they do not
 * know stay. Numbers, stops and commas keep their places.
 */
export function toEnglish(text: string, language: Language | "en"): string {
  return language === "en" ? text : translated(text, language);
}

const translated = memoized((text: string, language: Language): string =>
  inPhrases(
    withoutIdioms(text)
      .replace(ABBREVIATED, "")
      .replace(/ {2,}/gu, " ")
      .replace(STARTS_WITH_NOR, "$<gap>no ")
      .replace(NO_MORE_FOR_NOW, "$<gap>no "),
    language,
  ),
);

/** "bis ca. 8 km": a full stop that breaks no phrase in two. */
const ABBREVIATED = /(?<=\b(?:ca|circa|aprox|approx|max|m[áa]x|min|mind|env|evtl|bzw|inkl|incl))\.(?=\s+\S)/giu;

/** "…, ni cuestas": a nor that begins a clause forbids what follows. */
const STARTS_WITH_NOR = /^(?<gap>\s*)(?:ni|né|nem|noch kein\w*|evenmin)\s/iu;

/** "Plus de course jusqu'à nouvel ordre": with an end it is a "no more", and no "more than". */
const NO_MORE_FOR_NOW = /^(?<gap>\s*)plus (?:de |d['’])(?=.*(?<!\p{L})(?:jusqu|pour l['’]instant|pour le moment|avant|d['’]ici))/iu;

function inPhrases(text: string, language: Language): string {
  const written = staysAway(datesBefore(text, language), language);
  const tokens = readTokens(written);
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < tokens.length;) {
    const found = longestAt(tokens, at, language);
    const first = tokens[at];
    const last = tokens[at + (found?.words.length ?? 1) - 1];
    const compound =
      found === undefined && first !== undefined && first.plain.length > LONGEST_SIMPLE ? findCompound(first, language) : undefined;
    if (compound !== undefined && first !== undefined) {
      parts.push(written.slice(copied, first.start), compound);
      copied = first.end;
    }
    if (found !== undefined && first !== undefined && last !== undefined) {
      parts.push(written.slice(copied, first.start).replace(/^['’]/u, " "), found.english);
      copied = last.end;
    }
    at += found?.words.length ?? 1;
  }
  parts.push(written.slice(copied).replace(/^['’]/u, " "));
  return inEnglishOrder(parts.join(""));
}

/** Shorter words have no two parts. */
const LONGEST_SIMPLE = 7;

/** "bis 5 km" goes up to it, "bis 5. Dezember" ends then; French and Italian have one word for both as well. */
function inEnglishOrder(text: string): string {
  return (
    text
      .replace(
        /\buntil (?=(?:the |about |at most )*\d+(?:[.,]\d+)?(?:\s*-\s*\d+)? ?(?:km|k\b|m\b|metres|min\w*|kg|%|percent|degrees|reps|hours?|h\b|x\b|times|sets?|grad))/giu,
        "up to ",
      )
      // "bis 120 ist alles gut": no day of a month has that number.
      .replace(/\buntil (?=(?:the |about )*(?:3[2-9]|[4-9]\d|[1-3]\d\d)(?:\s|$)(?![./:]\d))/giu, "up to ")
      .replace(/\bup to about\b/giu, "up to")
      .replace(/\b(not before|from) (?:the )?(?=(?:on|in) )/giu, "$1 ")
      // "remo si": a yes without its accent.
      .replace(/\bif(?=\s*(?:$|[.,;!]))/giu, "is fine")
      .replace(/\b(?:hurts|pain) hurts\b/giu, "hurts")
  );
}

const SPAN_UNIT = String.raw`(?:tag|woche|monat|jahr|jour|semaine|mois|an(?:née)?s?|d[ií]a|semana|mes|a[ñn]o|m[eê]s)\p{L}*`;
const COUNTED = String.raw`(?:\p{L}+\s)?(?:\d+|\p{L}+)\s${SPAN_UNIT}`;
const BEFORE_SPAN: { readonly [language in Language]?: readonly [RegExp, string] } = {
  de: [new RegExp(String.raw`\bvor\s(${COUNTED})`, "giu"), "$1 her"],
  fr: [new RegExp(String.raw`\bil\sy\sa\s(${COUNTED})`, "giu"), "$1 auparavant"],
  es: [new RegExp(String.raw`(?<!desde )\bhace\s(${COUNTED})`, "giu"), "$1 atrás"],
  pt: [new RegExp(String.raw`(?<!desde )\b(?:há|faz)\s(${COUNTED})`, "giu"), "$1 atrás"],
};

/** "vor zwei Wochen" → "zwei Wochen her" */
function datesBefore(text: string, language: Language): string {
  const rule = BEFORE_SPAN[language];
  return rule === undefined ? text : text.replace(rule[0], rule[1]);
}

/** Verbs of leaving something alone whose two halves stand around it. */
const LEFT_ALONE: { readonly [language in Language]?: readonly RegExp[] } = {
  de: [
    /\b(?:bleibe?|bleiben)(?: ich| wir)?(?<when>(?: [^\s,;]+){0,4}?) vo[mn] (?<what>[^,.;]{2,40}?) (?:weg|fern)\b/giu,
    /\bhalte?(?: ich)? mich(?<when>(?: [^\s,;]+){0,4}?) vo[mn] (?<what>[^,.;]{2,40}?) fern\b/giu,
    /\bvo[mn] (?<what>[^,.;]{2,40}?) (?:weg|fern)(?:zu)?(?:bleiben|halten)\b(?<when>)/giu,
  ],
  nl: [
    /\b(?:blijf|blijven)(?: ik| we| wij)?(?<when>(?: [^\s,;]+){0,4}?) van (?<what>[^,.;]{2,40}?) (?:af|weg)\b/giu,
    /\bvan (?<what>[^,.;]{2,40}?) (?:af|weg) ?(?:te )?blijven\b(?<when>)/giu,
  ],
};

/** "Ik blijf van de fiets af", "vom Rad wegbleiben" */
function staysAway(text: string, language: Language): string {
  return (LEFT_ALONE[language] ?? []).reduce((left, verb) => left.replace(verb, "$<when> stay away from $<what>"), text);
}

/** The language that most words of a text belong to; English words count for English. */
export const getLanguage: (text: string) => Language | "en" = memoized(detect);

/** What stands later decides nothing. */
const MOST_LETTERS = 1200;

function detect(text: string): Language | "en" {
  const tokens = readTokens(text.slice(0, MOST_LETTERS)).filter(({ plain }) => !/^\d/u.test(plain));
  const english = tokens.filter(({ plain }) => ENGLISH.has(plain)).length;
  if (english > tokens.length / 3) return "en";
  let best: Language | "en" = "en";
  let most = english + 0.5;
  for (const language of LANGUAGES) {
    const covered = coveredBy(tokens, language);
    if (covered > most) {
      best = language;
      most = covered;
    }
  }
  return best;
}

/** How many of the words are read by a language; those that look the same in English say nothing. */
function coveredBy(tokens: readonly Token[], language: Language): number {
  let count = 0;
  for (let at = 0; at < tokens.length;) {
    const found = longestAt(tokens, at, language);
    if (found !== undefined && !isAlike(found)) count += found.words.length;
    at += found?.words.length ?? 1;
  }
  return count;
}

function isAlike({ english, words }: Phrase): boolean {
  const said = withoutAccents(words.join(" "));
  return english.startsWith(said.slice(0, -1)) || said.startsWith(english) || ENGLISH.has(said) || ALIKE.test(said);
}

/** Words that English athletes write as well. */
const ALIKE =
  /^(?:max|maximum|squat|deadlift|dead|bench|snatch|clean|sprint|tempo|trail|crawl|curl|press|bike|spinning|no|me|a|in|an|so|i|die|as|do|on)$/u;

const ENGLISH: ReadonlySet<string> = new Set(
  "the and is are was my i im ive it its of to with for but on at not when until till after since from up down only any some this that be been have has had do does dont doesnt cant can could should would hurts hurt pain fine feels feel running runs ride rides swim bike deadlifts squats press overhead knee back shoulder ankle hip wrist elbow foot heel week weeks days month months year ago left right both no nothing never without avoid says said doctor physio allowed cleared healed sore if so or as than more less most both all other every again yet ok okay good bad easy hard light heavy max about around per a please before over under january february march april june july august october november december christmas new year seated only just been told then".split(
    " ",
  ),
);

function readTokens(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => {
    const lower = spellOut(match[0].toLowerCase().normalize("NFC"));
    return { start: match.index, end: match.index + match[0].length, written: match[0], lower, plain: withoutAccents(lower) };
  });
}

function withoutAccents(word: string): string {
  return word.replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

function longestAt(tokens: readonly Token[], at: number, language: Language): Phrase | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const table = getTable(language);
  const all = table.get(first.plain) ?? (language === "de" ? table.get(withUmlaut(first.plain)) : undefined);
  const fitting = all?.filter(({ words }) => words.every((word, index) => fits(tokens[at + index], word)));
  if (fitting === undefined || fitting[0] === undefined) return undefined;
  const longest = fitting.filter(({ words }) => words.length === fitting[0]?.words.length);
  // "è" and "e", "sì" and "si": the word as it is written comes first.
  return longest.find(({ words }) => words.every((word, index) => isWritten(tokens[at + index], word))) ?? longest[0];
}

/** Athletes leave accents out; a word that has them is no other word. */
function fits(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  if (word.startsWith("=")) return token.written === word.slice(1);
  if (UMLAUT.test(word) && withUmlaut(token.plain) === withoutAccents(word)) return true;
  return token.lower === word || (token.plain === withoutAccents(word) && (token.plain === token.lower || token.lower.includes("ß")));
}

const UMLAUT = /[äöü]/u;

/** "hoechstens" is "höchstens" on a keyboard without umlauts. */
function withUmlaut(plain: string): string {
  return plain.replace(/([aou])e/gu, "$1");
}

function isWritten(token: Token | undefined, word: string): boolean {
  return token?.lower === word || (word.startsWith("=") && token?.written === word.slice(1));
}

let everyWord: ReadonlySet<string> | undefined;

/** Whether a word without accents stands in the tables: then it is no misspelling of another. */
export function isKnownWord(word: string): boolean {
  everyWord ??= new Set(
    LANGUAGES.flatMap((language) =>
      [...getTable(language).values()].flat().flatMap(({ words }) => words.map((one) => withoutAccents(one))),
    ),
  );
  return everyWord.has(word);
}

const COMPOUNDS: ReadonlySet<Language> = new Set<Language>(["de", "nl"]);
const SHORTEST_PART = 3;

/** "Schienbeinschmerzen", "liesblessure": two words that the tables know, with an "s" or an "n" between. */
function findCompound({ plain }: Token, language: Language): string | undefined {
  if (!COMPOUNDS.has(language)) return undefined;
  const table = getTable(language);
  const single = (word: string): string | undefined =>
    word.length < SHORTEST_PART ? undefined : table.get(word)?.find(({ words }) => words.length === 1)?.english;
  for (let at = plain.length - SHORTEST_PART - 1; at >= SHORTEST_PART; at--) {
    const head = plain.slice(0, at);
    const body = single(head) ?? single(`${head}e`) ?? single(head.replace(/[sn]$/u, ""));
    const rest = body === undefined ? undefined : single(plain.slice(at));
    if (body !== undefined && rest !== undefined) return `${body} ${rest}`;
  }
  return undefined;
}

const COMPILED = new Map<Language, ReadonlyMap<string, readonly Phrase[]>>();

/** Phrases by their first word, the longest first. */
function getTable(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const known = COMPILED.get(language);
  if (known !== undefined) return known;
  const column = LANGUAGES.indexOf(language) + 1;
  const byFirst = new Map<string, Phrase[]>();
  for (const row of [VERDICT_WORDS, BOUND_WORDS, MOVEMENT_WORDS, BODY_WORDS].flatMap((table) => table.trim().split("\n"))) {
    const cells = row.split("|").map((cell) => cell.trim());
    for (const phrase of (cells[column] ?? "").split(",").map((one) => one.trim())) {
      if (phrase === "") continue;
      const words = phrase.split(" ");
      const key = withoutAccents((words[0] ?? "").replace("=", "").toLowerCase());
      byFirst.set(key, [...(byFirst.get(key) ?? []), { words, english: cells[0] ?? "" }]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  COMPILED.set(language, byFirst);
  return byFirst;
}
