import { toGerman } from "../language/german/values.ts";
import { toRomance } from "../language/romance/values.ts";

/** Languages in which a turn is read and answered from its frame. */
export type Tongue = "en" | "de" | "fr" | "es" | "it";

export type Said = readonly [english: string, german: string, french: string, spanish: string, italian: string];

/** A concept with the words for it: regular expressions in each language, without accents. */
export type ConceptEntry = readonly [concept: string, ...words: Said];

const COLUMN: { readonly [tongue in Tongue]: number } = { en: 0, de: 1, fr: 2, es: 3, it: 4 };

export function columnOf(tongue: Tongue): number {
  return COLUMN[tongue];
}

/** One text in the language of the turn. What stands in it is in the language already: see `valueIn`. */
export function sayIn(tongue: Tongue): (...said: Said) => string {
  return (...said) => said[COLUMN[tongue]] ?? said[0];
}

/** A value that stands in a text: its days, months and decimals in the language. */
export function valueIn(tongue: Tongue, value: string): string {
  return tongue === "en" ? value : tongue === "de" ? toGerman(value) : toRomance(value, tongue);
}

/** The sign behind a number: "85%" in English, "85 %" elsewhere. */
export function percentSign(tongue: Tongue): string {
  return tongue === "en" ? "%" : " %";
}

/** "1 day", "2 days" */
export function plural(tongue: Tongue, count: number, one: Said, many: Said): string {
  return `${count} ${sayIn(tongue)(...(count === 1 ? one : many))}`;
}

/** "a, b and c" */
export function listIn(tongue: Tongue, words: readonly string[]): string {
  const and = { en: "and", de: "und", fr: "et", es: "y", it: "e" }[tongue];
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1) ?? ""}`;
}
