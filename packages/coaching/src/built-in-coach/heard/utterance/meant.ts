import type { Tongue } from "../../turn/languages.ts";
import { normalise } from "../../question.ts";

/** Says which clause of a message is the correction; the others only tell what was wrong. */
const MEANT: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:what )?i (?:actually |rather )?mean(?:t)?(?: to say)?\b|\bmeant\b/,
  de: /\bich mein(?:t)?e?\b|\bmein(?:t)?e? ich\b|\bgemeint (?:war|ist|hab ich|habe ich)\b|\bhab(?:e)? (?:\w+ )?gemeint\b/,
  fr: /\bje (?:voulais|veux) dire\b|\bje parlais d[eu]s?\b/,
  es: /\b(?:quiero|queria|quise) decir\b|\bme referia (?:a|al)\b/,
  it: /\b(?:voglio|volevo) dire\b|\bintendevo\b/,
};

/** The point of "64.9" ends no clause. */
const BREAK = /(?:[;!?\n]|(?<!\d)[.,]|[.,](?!\d))+\s*|\s+[–—-]\s+/u;

/** "No wait, Saturday's fine, I meant Monday's run to Tuesday": the clause that is meant, without the words that say so; undefined where none is marked. */
export function clauseMeant(content: string, tongue: Tongue): string | undefined {
  const parts = content.split(BREAK).filter((part) => /[\p{L}\d]/u.test(part));
  // What asks beside it is not told away, and a single clause needs no narrowing.
  if (parts.length < 2 || content.includes("?")) return undefined;
  const marked = parts.findIndex((part) => MEANT[tongue].test(normalise(part)));
  if (marked < 0) return undefined;
  const own = normalise(parts[marked] ?? "")
    .replace(MEANT[tongue], " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  // "Friday. I meant Friday" and "52.5, I meant": what is meant stands in the clause before or after.
  if (/[\p{L}\d]{2}/u.test(own)) return own;
  return (parts[marked + 1] ?? parts[marked - 1])?.trim();
}
