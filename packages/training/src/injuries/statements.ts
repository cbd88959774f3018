/** One word of a text: lower case, without accents and apostrophes, common misspellings corrected. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words between two "and"s: one complaint, normally. */
export interface Segment {
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

const TOKEN = /(?<word>\d+[.,]\d+|[\p{L}\p{N}\p{M}'’]+)|(?<pause>[,()–—]|\s-\s)|(?<stop>[.;!?\n](?=\s|$)|[;!?\n]|•)|(?<join>[&+/])/gu;
const PAUSES = new Set(["but", "however", "although", "though", "except"]);
const JOINS = new Set(["and", "plus", "also"]);

/** Splits a text into statements, and those into segments. */
export function readStatements(text: string): readonly Statement[] {
  const statements: Statement[] = [];
  let segments: Word[][] = [[]];
  let words: Word[] = [];
  let opensSentence = true;
  const close = (endsSentence: boolean): void => {
    if (words.length > 0) {
      const kept = segments.filter((segment) => segment.length > 0).map((segment) => ({ words: segment }));
      statements.push({ segments: kept, words, opensSentence, original: text });
      opensSentence = false;
    }
    if (endsSentence) opensSentence = true;
    segments = [[]];
    words = [];
  };
  for (const match of text.matchAll(TOKEN)) {
    const { word, pause, stop, join } = match.groups ?? {};
    if (word === undefined) {
      if (pause !== undefined || stop !== undefined) close(stop !== undefined);
      // A slash between numbers belongs to "6/10".
      else if (join !== undefined && !/\d\s*$/.test(text.slice(0, match.index))) segments.push([]);
      continue;
    }
    const read = { text: normalize(word), start: match.index, end: match.index + word.length };
    // "can not" is a complaint like "cannot", and no denial of what follows.
    if (read.text === "not" && words.at(-1)?.text === "can") read.text = "cannot";
    if (PAUSES.has(read.text)) close(false);
    else {
      words.push(read);
      if (JOINS.has(read.text)) segments.push([]);
      else segments.at(-1)?.push(read);
    }
  }
  close(true);
  return statements;
}

/** The athlete's own words from the first to the last of these. */
export function quote(statement: Statement, words: readonly Word[]): string {
  return statement.original.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
}

const CORRECTIONS = new Map([
  ["sholder", "shoulder"],
  ["sholuder", "shoulder"],
  ["sholders", "shoulder"],
  ["achiles", "achilles"],
  ["achillies", "achilles"],
  ["hamstrng", "hamstring"],
  ["hamstrngs", "hamstring"],
  ["tendonitis", "tendinitis"],
  ["fascitis", "fasciitis"],
  ["facitis", "fasciitis"],
  ["fascia", "fasciitis"],
  ["menicus", "meniscus"],
  ["sciatia", "sciatica"],
  ["gluet", "glute"],
  ["gluets", "glute"],
  ["rotater", "rotator"],
  ["ankel", "ankle"],
  ["ankels", "ankle"],
  ["rist", "wrist"],
  ["rists", "wrist"],
]);

function normalize(word: string): string {
  const plain = word
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return CORRECTIONS.get(plain) ?? plain;
}
