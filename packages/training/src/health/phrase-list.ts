import { memoized } from "../language/memoized.ts";
import { isKnownWord } from "../language/translate.ts";

/** Finds phrases in normalised words, forgiving spelling (special-populations.md section 2.1). */
export interface PhraseList {
  /** Positions and lengths of all phrases that occur, the longest at each place. */
  readonly find: (words: readonly string[]) => readonly PhraseMatch[];
  readonly has: (words: readonly string[]) => boolean;
}

interface PhraseMatch {
  readonly at: number;
  readonly length: number;
}

/**
 * Phrases parted by commas, without accents. "*" ends a word that may go on, "*…*" stands anywhere in a word, "=" allows no misspelling. A word
 * of 5 to 7 letters may differ by one letter and a longer one by two, never in its first letter.
 */
export function phraseList(phrases: string): PhraseList {
  let compiled: ReadonlyMap<string, readonly (readonly Part[])[]> | undefined;
  // A text, and one text after another, brings the same few words again and again.
  const beginWith = memoized((word: string): readonly (readonly Part[])[] => {
    compiled ??= compile(phrases);
    return [...(compiled.get(word[0] ?? "") ?? []), ...(compiled.get("*") ?? [])].filter(
      ([first]) => first !== undefined && fits(word, first),
    );
  });
  const find = (words: readonly string[]): readonly PhraseMatch[] => {
    const found: PhraseMatch[] = [];
    for (const [at, word] of words.entries()) {
      let length = 0;
      for (const parts of beginWith(word))
        if (parts.length > length && parts.every((part, index) => index === 0 || fits(words[at + index], part))) length = parts.length;
      if (length > 0) found.push({ at, length });
    }
    return found;
  };
  return { find, has: (words) => find(words).length > 0 };
}

/** A word of a phrase without its marks. */
interface Part {
  readonly text: string;
  readonly isExact: boolean;
  readonly isOpen: boolean;
  readonly isEnding: boolean;
  /** Letters that may differ. */
  readonly most: number;
}

function compile(phrases: string): ReadonlyMap<string, readonly (readonly Part[])[]> {
  const byLetter = new Map<string, Part[][]>();
  for (const phrase of phrases.split(",")) {
    const parts = phrase.trim().split(/\s+/u);
    const first = parts[0] ?? "";
    const key = first.startsWith("*") ? "*" : first.replace("=", "").charAt(0);
    byLetter.set(key, [...(byLetter.get(key) ?? []), parts.map(toPart)]);
  }
  return byLetter;
}

function toPart(written: string): Part {
  const isExact = written.startsWith("=");
  const text = isExact ? written.slice(1) : written.replaceAll("*", "");
  const most = text.length <= 4 ? 0 : text.length <= 7 ? 1 : 2;
  return { text, isExact, isOpen: written.endsWith("*"), isEnding: written.startsWith("*"), most };
}

function fits(word: string | undefined, { text, isExact, isOpen, isEnding, most }: Part): boolean {
  if (word === undefined) return false;
  if (isExact) return word === text;
  if (isEnding) return isOpen ? word.includes(text) : word.endsWith(text);
  if (isOpen ? word.startsWith(text) : word === text || word === `${text}s`) return true;
  if (most === 0 || word.length <= 4 || word.charAt(0) !== text.charAt(0)) return false;
  if (ORDINARY_WORDS.has(word) || isKnownWord(word)) return false;
  // "Retired" is two letters from "repaired": in a short word only one may be wrong.
  if (most > 1 && word.length < FEWEST_FOR_TWO) return isWithinEdits(word, text, 1);
  const end = isOpen ? word.slice(0, text.length + 1) : word;
  return isWithinEdits(end, text, most) || (isOpen && isWithinEdits(word.slice(0, text.length), text, most));
}

/** Letters of a word in which two may be wrong. */
const FEWEST_FOR_TWO = 8;

/** Levenshtein with transpositions, cut off at `most`. */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      row.push(value);
    }
    if (Math.min(...row) > most) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? Infinity) <= most;
}

/**
 * Ordinary words of four languages and of the gym that are one or two letters away from an illness ("snatches" from "stitches", "schwächer" from
 * "schwanger"): they are never taken for a misspelling. Found by reading the most frequent words of each language and the catalogue.
 */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    "planta plantas plantar cast casting castle macular maculars pronate pronates pronation hufte huften gastroc gastrocs " +
    "abduction addition additions adduction adios alcohol alcool alkohol angie ankle artisanale artisans artist artista artistas " +
    "artiste artistes artistic artistique artistiques artists astra audicion automatic automatico automatique autos basin behalten " +
    "bezahlen calf cancel celia chemical chemicals chemie chemikalien chemin chemins chemise chemises chemistry chest clashes coach " +
    "coaching colis concept concepto concepts concern concerne concerns concert concerts concierto conclusiones concret concrete " +
    "concreto concrets conecta conocerla conocerte contenta contesta convert converti converts convierta cooperation cortaron counting " +
    "crashed creation crossfit crown crushed crushes crushing cuestion deberes deletes diameter dientes dizaines encanta enciende " +
    "encuentre enfrente entiende entienden entzunden entzundet entzundung erhalten erklarung ernie erwartet erwartete faites feder " +
    "feier feuer fewer fiber fibre fight first frites gasto glute gluteal gluteo gluteos glutes gluteus grial grimpe gripping grossere " +
    "grosserem grosseren grosseres grosses gruppe health healthy heart hyperextend hyperextended hyperextension influence influencia " +
    "insulting intervenir intervention intervenu intervenue intervient knee kreis later leads learn least leaves luxus marcar marchar " +
    "marcos marian marwan meters miren month morning mother opera operador operate operates operateur operating operational operator " +
    "oracion overnight peaks portate postage prefers premiers press presses pressing prevision process proches promesas propia protege " +
    "proteges protein proteins protest protesto prozess raume recticel repairs reservado running scent schamen schotter schlager schlange " +
    "schlangen schnappen schuppen schwacher schwachere schwacheren schwager schwiegereltern schwiegermutter schwiegersohn schwiegertochter schwiegervater schwanze schwarzer seize seized seizes seizing sendung " +
    "sequences shoulder sleep snatch snatches snatching sopla soplon speed spend spent sport squat start steep steps stitch stitching " +
    "store story strain street stress stretch stretched stretches stretching strict strong surpris switched switches temor tests " +
    "thrower throws times tired tiroirs train trimestriel varios walking water weeks weight winter working wrist writing "
  )
    .trim()
    .split(" "),
);
