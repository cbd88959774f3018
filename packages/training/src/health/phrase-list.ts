import { memoized } from "../language/memoized.ts";
import { isKnownWord } from "../language/translate.ts";
import { ORDINARY_WORDS } from "./ordinary-words.ts";

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
