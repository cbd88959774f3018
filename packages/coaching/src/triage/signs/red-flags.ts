import { type Day, readRedFlags, type RedFlag } from "@ironpace/training";
import { HARMLESS, RED_FLAG_PHRASES } from "./red-flag-phrases.ts";
import { RED_FLAG_SIGNS, type SignPattern } from "./red-flag-signs.ts";

/** Signs of danger in every wording the training engine knows, and in how people write it in a chat. */
export function grammarSigns(content: string, today: Day): readonly RedFlag[] {
  const said = content.replaceAll(HARMLESS, " ");
  return quotedOnce([...readRedFlags(said, today), ...chatFlags(said)]);
}

/** Signs that are found in the same words quote them once; each keeps its own urgency. */
function quotedOnce(flags: readonly RedFlag[]): readonly RedFlag[] {
  const quotes: string[] = [];
  return flags.map((flag) => {
    const phrase = quotes.find((quote) => overlaps(quote, flag.phrase)) ?? flag.phrase;
    quotes.push(phrase);
    return { ...flag, phrase };
  });
}

function overlaps(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.includes(b) || b.includes(a);
}

function plain(phrase: string): string {
  return withoutMarks(phrase)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
}

/**
 * What to say first when a message holds a word that may belong to something serious, in a wording no rule knows: rules will never
 * know all. Undefined when there is none.
 */
export function cautionFor(content: string): string | undefined {
  return ALARMING.test(content.toLowerCase().replaceAll(/[’'`]/g, ""))
    ? "If this is new, severe or getting worse, or you feel faint, breathless, numb, or unsafe with yourself: **stop and see a professional** first, or call your emergency number. I cannot judge that from here."
    : undefined;
}

function chatFlags(content: string): readonly RedFlag[] {
  const sentences = withoutMarks(content)
    .split(/[.!?;\n]+(?=\s|$)/)
    .map((sentence) => sentence.replaceAll(/[^\p{L}\p{N}.]+/gu, " ").trim());
  return sentences
    .flatMap((words) => [
      ...RED_FLAG_PHRASES.flatMap(([name, pattern]): RedFlag[] => {
        const match = pattern.exec(words);
        return match === null || isDenied(words, match.index) ? [] : [{ class: name, phrase: match[0].trim() }];
      }),
      ...SIGNS.flatMap((sign): RedFlag[] => (isSaid(sign, words) ? [{ class: sign.class, phrase: words.slice(0, 120) }] : [])),
    ])
    .slice(0, 2);
}

/** In lower case, without accents and apostrophes. */
function withoutMarks(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[’'`]/g, "");
}

/** "no chest pain", "never had dark pee" */
function isDenied(words: string, at: number): boolean {
  return /\b(no|not|never|without|havent had|dont have|didnt have|denies|any)\s+(?:\w+\s+){0,1}$/.test(words.slice(0, at));
}

/** The signs with patterns that find every place of a part as whole words. */
const SIGNS: readonly SignPattern[] = RED_FLAG_SIGNS.map((sign) => ({
  ...sign,
  parts: sign.parts.map(({ source }) => new RegExp(`\\b(?:${source})\\b`, "g")),
}));

/** All parts in one sentence, in any order, near each other. */
function isSaid({ parts, within, unless }: SignPattern, words: string): boolean {
  if (unless?.test(words) === true) return false;
  const places: Place[][] = [];
  for (const part of parts) {
    const found = placesOf(part, words);
    if (found.length === 0) return false;
    places.push(found);
  }
  const [first = [], ...others] = places;
  return first.some(({ index, word, saysNo }) => {
    if (isDenied(words, index)) return false;
    // "no sensation between my legs": that "no" is the sign.
    return others.every((list) => list.some((other) => Math.abs(other.word - word) <= within && (saysNo || !isDenied(words, other.index))));
  });
}

interface Place {
  readonly index: number;
  readonly word: number;
  readonly saysNo: boolean;
}

function placesOf(part: RegExp, words: string): Place[] {
  return [...words.matchAll(part)].map(({ 0: said, index }) => ({
    index,
    word: wordAt(words, index),
    saysNo: said.startsWith("no "),
  }));
}

/** Which word of the sentence begins at a place. */
function wordAt(words: string, index: number): number {
  return words.slice(0, index).split(" ").length;
}

/** Single words, without saying what they mean. */
const ALARMING =
  /\b(dizz\w*|woozy|faint\w*|light ?headed\w*|tingl\w*|pins and needles|gasp\w*|breathless\w*|palpit\w*|urine|peeing|my pee|delirious|disoriented|unconscious|collaps\w*|concuss\w*|seizure\w*|hopeless|worthless|self ?harm|pills|bing(?:e|ed|ing)|vomit\w*|bleeding|blood in|coughed|swelled up|throbbing|blurr\w*|paraly\w*)\b/;
