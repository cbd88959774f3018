/* The odd and the even minutes of an EMOM, in seven languages. */

import type { Lines } from "./lines.ts";

const MINUTES = String.raw`(?:min(?:ut[a-z]*)?\.?|runden?|rounds?)`;
const ODD = String.raw`(?:odd|ungerade[nr]?|impar(?:es)?|[ií]mpar(?:es)?|impaire?s?|dispari|oneven)`;
const EVEN = String.raw`(?:even|gerade[nr]?|par(?:es)?|paire?s?|pari|even)`;
const place = (word: string): string =>
  String.raw`(?:(?:in |on |the |den |die |las? |los |les |nei |os |nos |de )*(?:${MINUTES} ${word}|${word} ?${MINUTES}|${word}(?= ?[:=-])|(?<=\b(?:in den|en las?|en los|dans les|nei|nelle|nos|nas|in de) )${word}))\s*[:=-]?\s*`;
const TURN = new RegExp(String.raw`(?<!\p{L})(?:(${place(ODD)})|(${place(EVEN)}))(?=\S)`, "giu");

/** "EMOM 12: minuti pari 15 piegamenti, minuti dispari 10 trazioni": a line for each, the odd minutes first. */
export function writeOutOddEven(lines: Lines): Lines {
  const at = lines.findIndex((line) => /\be\d?mom\b|\botm\b|\bevery\b/i.test(line));
  if (at < 0) return lines;
  const text = lines.slice(at).join("\n");
  const turns = [...text.matchAll(TURN)];
  const [first, second] = turns;
  if (turns.length !== 2 || first === undefined || second === undefined || (first[1] === undefined) === (second[1] === undefined))
    return lines;
  const trimmed = (work: string): string => work.replace(/[\s,;.:-]+$/u, "");
  const head = trimmed(text.slice(0, first.index));
  const before = trimmed(text.slice(first.index + first[0].length, second.index));
  const [after = "", ...below] = text.slice(second.index + second[0].length).split("\n");
  const [odd, even] = first[1] === undefined ? [after, before] : [before, after];
  return [...lines.slice(0, at), ...head.split("\n"), `odd: ${odd}`, `even: ${even}`, ...below];
}
