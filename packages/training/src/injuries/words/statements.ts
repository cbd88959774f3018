import { memoized } from "../../language/memoized.ts";
import { BRACKET, toPlainWords } from "./plain-words.ts";
import { readWord, type Word } from "./word.ts";

/** Words between two "and"s: one complaint, normally. */
interface Segment {
  readonly words: readonly Word[];
}

/** What stands between two commas, or "but"s: negation does not reach beyond it. */
export interface Statement {
  readonly segments: readonly Segment[];
  readonly words: readonly Word[];
  /** Starts a new sentence. */
  readonly opensSentence: boolean;
  /** The athlete's own text, to quote from and to find numbers in. */
  readonly original: string;
}

const TOKEN = new RegExp(
  String.raw`(?<word>100\s?%|\d+[.,]\d+|[\p{L}\p{N}\p{M}'’]+)|(?<pause>[,–—]|${BRACKET}|:(?=\s)|\s-\s)|(?<stop>[.;!?\n](?=\s|$)(?!\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Woche|SSW|Monat|Schwangerschaft))|[;!?\n]|•)|(?<join>[&+/])`,
  "giu",
);
const PAUSES = new Set(["but", "however", "although", "though"]);
/** Begin a statement of their own and stay in it: what follows is the opposite of what was said before. */
const EXCEPTIONS = new Set(["except", "unless", "ausser", "salvo", "excepto", "sauf", "hormis"]);
const JOINS = new Set(["and", "plus", "also"]);

/** In words and in statements. Longer ones are cut, so that the time to read a text grows with its length and no faster. */
const LONGEST_STATEMENT = 60;
const LONGEST_SENTENCE = 30;

/** Splits a text into statements, and those into segments. */
export const readStatements = memoized((text: string): readonly Statement[] => {
  const statements: Statement[] = [];
  let segments: Word[][] = [[]];
  let words: Word[] = [];
  let opensSentence = true;
  let inSentence = 0;
  const close = (endsSentence: boolean): void => {
    if (words.length > 0) {
      const kept = segments.filter((segment) => segment.length > 0).map((segment) => ({ words: segment }));
      inSentence = opensSentence || inSentence === LONGEST_SENTENCE ? 1 : inSentence + 1;
      statements.push({ segments: kept, words, opensSentence: inSentence === 1, original: text });
      opensSentence = false;
    }
    if (endsSentence) opensSentence = true;
    segments = [[]];
    words = [];
  };
  for (const match of toPlainWords(text).matchAll(TOKEN)) {
    const { word, pause, stop, join } = match.groups ?? {};
    if (word === undefined) {
      if (pause !== undefined || stop !== undefined) close(stop !== undefined);
      // A slash between numbers belongs to "6/10".
      else if (join !== undefined && !/\d\s*$/.test(text.slice(Math.max(0, match.index - 2), match.index))) segments.push([]);
      continue;
    }
    const read = readWord(word, match.index, words.at(-1));
    if (words.length === LONGEST_STATEMENT || EXCEPTIONS.has(read.text)) close(false);
    if (PAUSES.has(read.text)) close(false);
    else {
      words.push(read);
      if (JOINS.has(read.text) && !isMore(read.text, text, match.index)) segments.push([]);
      else segments.at(-1)?.push(read);
    }
  }
  close(true);
  return statements;
});

/** French: "plus d'une heure" is more than one. */
function isMore(word: string, text: string, at: number): boolean {
  return word === "plus" && /^plus\s(?:d['’]|de\s|que\s|longtemps|loin)/iu.test(text.slice(at, at + 16));
}

/** The statements of each sentence. */
export function getSentences(statements: readonly Statement[]): readonly (readonly Statement[])[] {
  const sentences: Statement[][] = [];
  for (const statement of statements) {
    if (statement.opensSentence) sentences.push([]);
    sentences.at(-1)?.push(statement);
  }
  return sentences;
}

/** The athlete's own words from the first to the last of these. */
export function quote(statement: Statement, words: readonly Word[]): string {
  const first = words.length > 1 && EXCEPTIONS.has(words[0]?.text ?? "") ? words[1] : words[0];
  return statement.original.slice(first?.start ?? 0, words.at(-1)?.end ?? 0);
}
