import { toGerman } from "../german/values.ts";
import { toRomance } from "../romance/values.ts";

/** Languages in which a turn is read and answered from its frame. */
export type Tongue = "en" | "de" | "fr" | "es" | "it";

export type Said = readonly [english: string, german: string, french: string, spanish: string, italian: string];

const COLUMN: { readonly [tongue in Tongue]: number } = { en: 0, de: 1, fr: 2, es: 3, it: 4 };

export function columnOf(tongue: Tongue): number {
  return COLUMN[tongue];
}

/** One text in the language of the turn; days, numbers and units in it follow the language. */
export function sayIn(tongue: Tongue): (...said: Said) => string {
  return (...said) => {
    const text = said[COLUMN[tongue]] ?? said[0];
    return tongue === "en" ? text : tongue === "de" ? toGerman(text) : toRomance(text, tongue);
  };
}

/** A value that stands in a text: its days, months and decimals in the language. */
export function valueIn(tongue: Tongue, value: string): string {
  return sayIn(tongue)(value, value, value, value, value);
}

/** "a, b and c" */
export function listIn(tongue: Tongue, words: readonly string[]): string {
  const and = { en: "and", de: "und", fr: "et", es: "y", it: "e" }[tongue];
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1) ?? ""}`;
}
