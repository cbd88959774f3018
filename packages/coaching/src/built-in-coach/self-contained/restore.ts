import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";

/**
 * The text of a request with what a later turn changed in its plain words: accents, capitals and punctuation stay where nothing changed.
 * @param text as it was typed, which `before` are the plain words of
 */
export function restore(text: string, before: string, after: string, tongue: Tongue): string {
  const [typed, old, now] = [text.trim().split(/\s+/u), before.split(" "), after.split(" ")];
  const isAligned = typed.length === old.length && typed.every((word, at) => plainWords(word, tongue) === old[at]);
  if (!isAligned) return after;
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  return [...typed.slice(0, start), ...now.slice(start, now.length - end), ...typed.slice(typed.length - end)].join(" ");
}
