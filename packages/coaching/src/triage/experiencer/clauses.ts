import { fold } from "../harmless/figures/folded-text.ts";

/** A part of a message between marks or conjunctions, folded (lower case, no accents and apostrophes), and where it stands in the message. */
export interface Clause {
  readonly said: string;
  readonly from: number;
  readonly to: number;
  /** Which sentence of the message it is in, from 0. */
  readonly sentence: number;
}

/** "E" is "and" in Italian and Portuguese, with an accent "is"; "en" is "and" in Dutch, and "in" in Spanish and French. */
const BETWEEN =
  /(?<end>[.!?…\n]+(?=\s|$)|;\s|\n+)|(?<inside>[,:()–—]+(?!\d)|\s-+\s|\b(?:but|and|so|because|though|aber|und|weil|sondern|pero|y|porque|aunque|mais|et|parce que|ed|perche|mas|maar|want|omdat)\b|(?<accented>\be\b)|\ben\b(?= (?:ik|toen|nu|hij|ze|we|mijn|mn|het|er|daarna|die|dan)\b))/gu;

/** Splits a message into clauses; the mark or conjunction before a clause belongs to it, but for the end of a sentence. */
export function clausesOf(content: string): readonly Clause[] {
  const { said, places } = fold(content);
  const clauses: Clause[] = [];
  let [from, start, sentence] = [0, 0, 0];
  const add = (end: number): void => {
    if (/[\p{L}\p{N}]/u.test(said.slice(start, end)))
      clauses.push({ said: said.slice(start, end).trim(), from: places[from] ?? 0, to: places[end] ?? content.length, sentence });
  };
  for (const { 0: mark, index, groups } of said.matchAll(BETWEEN)) {
    if (groups?.["accented"] !== undefined && content[places[index] ?? 0]?.toLowerCase() !== "e") continue;
    add(index);
    start = index + mark.length;
    from =
      groups?.["end"] === undefined && /[\p{L}\p{N}]/u.test(said.slice(from, index)) ? index : groups?.["end"] === undefined ? from : start;
    if (groups?.["end"] !== undefined) sentence++;
  }
  add(said.length);
  return clauses;
}
