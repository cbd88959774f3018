import { memoized } from "@ironpace/training";
import { isFiller } from "../../reading/sentence.ts";
import { columnOf, type Tongue } from "../languages.ts";
import { CHANGE_WORDS } from "./words-of-changes.ts";
import { DATA_WORDS } from "./words-of-data.ts";
import { SMALL_WORDS } from "./words-small.ts";

/** A piece of a message that stands for a concept. */
export interface Token {
  readonly concept: string;
  readonly text: string;
  readonly at: number;
}

export interface Tokens {
  readonly tokens: readonly Token[];
  /** Content words that stand for nothing known. */
  readonly leftover: readonly string[];
}

/** Reads a message as concepts: the longer words win, and their order does not matter. `words` are plain: see `normalise`. */
export const readTokens = memoized(readTokensAnew);

function readTokensAnew(words: string, tongue: Tongue): Tokens {
  const found: Token[] = [];
  // Without `matchAll`, which copies each of hundreds of patterns for every message.
  for (const { concept, pattern } of tableOf(tongue)) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(words); match !== null; match = pattern.exec(words)) {
      if (match[0] === "") pattern.lastIndex += 1;
      else found.push({ concept, text: match[0], at: match.index });
    }
  }
  const tokens: Token[] = [];
  const isFree = ({ at, text }: Token): boolean =>
    tokens.every((other) => at + text.length <= other.at || at >= other.at + other.text.length);
  // A stable sort keeps the order of the tables among equals.
  for (const token of found.toSorted((a, b) => b.text.length - a.text.length)) if (isFree(token)) tokens.push(token);
  return { tokens: tokens.toSorted((a, b) => a.at - b.at), leftover: leftoverOf(words, tokens, tongue) };
}

/** Content words outside of the tokens. */
function leftoverOf(words: string, tokens: readonly Token[], tongue: Tongue): readonly string[] {
  let rest = words;
  for (const { at, text } of tokens) rest = rest.slice(0, at) + " ".repeat(text.length) + rest.slice(at + text.length);
  return rest
    .split(/\s+/u)
    .filter((word) => word !== "" && !isFiller(word) && !SMALL_WORDS[tongue].has(word) && !/^[^\p{L}\d]+$/u.test(word));
}

interface Row {
  readonly concept: string;
  readonly pattern: RegExp;
}

/** Compiled when the first message of a language comes: a start needs none. */
const tableOf = memoized((tongue: Tongue): readonly Row[] =>
  [...DATA_WORDS, ...CHANGE_WORDS].flatMap((entry) => {
    const own = entry[columnOf(tongue) + 1] ?? "";
    return own === "" ? [] : [{ concept: entry[0], pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${own})(?![\p{L}\d])`, "gu") }];
  }),
);
