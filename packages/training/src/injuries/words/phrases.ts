import { toEnglish } from "./foreign-words.ts";
import { KEY_LENGTH, stem, type Word } from "./word.ts";

/** Phrases to look for and what each means. A word ending in "*" matches every word that starts like it. */
export interface PhraseBook<T> {
  /** The longest phrase that starts at `words[at]`. */
  readonly match: (words: readonly Word[], at: number) => { readonly meaning: T; readonly length: number } | undefined;
}

/** Phrases compiled at the first lookup, so that one costs one map access per word. Simple plurals match their singular. */
export function phraseBook<T>(entries: readonly (readonly [meaning: T, phrases: string])[]): PhraseBook<T> {
  let compiled: ReadonlyMap<string, readonly Phrase<T>[]> | undefined;
  return {
    match(words, at) {
      const first = words[at];
      if (first === undefined) return undefined;
      compiled ??= compile(entries);
      const found = compiled.get(first.key)?.find(({ pattern }) => pattern.every((part, index) => fits(words[at + index], part)));
      return found === undefined ? undefined : { meaning: found.meaning, length: found.pattern.length };
    },
  };
}

function compile<T>(entries: readonly (readonly [meaning: T, phrases: string])[]): ReadonlyMap<string, readonly Phrase<T>[]> {
  const byFirst = new Map<string, Phrase<T>[]>();
  for (const [meaning, phrases] of entries) {
    for (const phrase of phrases.split(",")) {
      const written = phrase.trim().split(" ");
      // Texts are read in English, so a phrase of another language is looked for in both.
      const patterns = new Set([written, written.map(translated)].map((parts) => parts.map(stem).join(" ")));
      for (const joined of patterns) {
        const pattern = joined.split(" ");
        const key = firstKey(pattern[0] ?? "");
        byFirst.set(key, [...(byFirst.get(key) ?? []), { pattern, meaning }]);
      }
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.pattern.length - a.pattern.length);
  return byFirst;
}

/** "schmerz*" → "pain*" */
function translated(part: string): string {
  const bare = part.replace("*", "");
  const english = toEnglish(bare);
  return english === bare ? part : english;
}

/** Whether any of the phrases occurs; the position of the first. */
export function firstPosition<T>(book: PhraseBook<T>, words: readonly Word[]): number | undefined {
  const position = words.findIndex((_, index) => book.match(words, index) !== undefined);
  return position === -1 ? undefined : position;
}

/** Positions of all phrases that occur. */
export function positions<T>(book: PhraseBook<T>, words: readonly Word[]): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < words.length; index++) if (book.match(words, index) !== undefined) found.push(index);
  return found;
}

interface Phrase<T> {
  readonly pattern: readonly string[];
  readonly meaning: T;
}

function firstKey(part: string): string {
  return part.replace("*", "").slice(0, KEY_LENGTH);
}

function fits(word: Word | undefined, part: string): boolean {
  if (word === undefined) return false;
  return part.endsWith("*") ? word.text.startsWith(part.slice(0, -1)) : word.stem === part;
}
