import type { Day } from "../calendar/day.ts";
import { daysAgo } from "./dating.ts";
import type { RedFlag } from "./injury.ts";
import { isNegated } from "./negation.ts";
import { phraseBook, type PhraseBook } from "./phrases.ts";
import { RED_FLAG_COMBINATIONS, RED_FLAG_PHRASES, type RedFlagMeaning } from "./red-flag-vocabulary.ts";
import { REGION_WORDS } from "./region-vocabulary.ts";
import { isResolved } from "./severity.ts";
import { quote, type Statement, type Word } from "./statements.ts";

export interface RedFlagsRead {
  readonly redFlags: readonly RedFlag[];
  /** Conditions that would be red flags, had a doctor not cleared them. */
  readonly cleared: readonly string[];
}

/** Signs that training must stop and a professional must look (injuries.md section 3). "no chest pain" raises none. */
export function findRedFlags(statements: readonly Statement[], today: Day): RedFlagsRead {
  const flags: RedFlag[] = [];
  const cleared: string[] = [];
  for (const [index, statement] of statements.entries()) {
    const sentence = sentenceAround(statements, index);
    for (const meaning of [...phrasesIn(statement), ...combinationsIn(statement, sentence)]) {
      if (isCleared(sentence.words)) {
        if (meaning.condition !== undefined) cleared.push(meaning.condition);
        continue;
      }
      if (isPast(meaning, sentence.words, today) || !hasBody(meaning, sentence.words)) continue;
      if (!flags.some((flag) => flag.class === meaning.class))
        flags.push({ class: meaning.class, phrase: quote(statement, statement.words) });
    }
  }
  return { redFlags: flags, cleared };
}

const CLEARED = phraseBook([["cleared", "cleared, clearance"]]);

function isCleared(words: readonly Word[]): boolean {
  return occurrences(CLEARED, words).length > 0;
}

function phrasesIn(statement: Statement): readonly RedFlagMeaning[] {
  const found: RedFlagMeaning[] = [];
  const { words } = statement;
  for (let at = 0; at < words.length;) {
    const match = RED_FLAG_PHRASES.match(words, at);
    if (match !== undefined && match.meaning !== "harmless" && !isNegated(words, at)) found.push(match.meaning);
    at += match?.length ?? 1;
  }
  return found;
}

/** Words that are only dangerous together, within one statement or, where said, one sentence. */
function combinationsIn(
  statement: Statement,
  sentence: { readonly words: readonly Word[]; readonly isFirst: boolean },
): readonly RedFlagMeaning[] {
  return RED_FLAG_COMBINATIONS.flatMap(({ meaning, parts, within }) => {
    if (within === "sentence" && !sentence.isFirst) return [];
    const words = within === "sentence" ? sentence.words : statement.words;
    const at = parts.map((part) => occurrences(part, words));
    if (at.some((places) => places.length === 0)) return [];
    return within === "sentence" || spread(at) <= NEAR ? [meaning] : [];
  });
}

/** Words between the parts of a combination. */
const NEAR = 4;

function spread(places: readonly (readonly number[])[]): number {
  const first = places[0] ?? [];
  const distances = first.map((from) => Math.max(...places.map((others) => Math.min(...others.map((to) => Math.abs(to - from))))));
  return Math.min(...distances);
}

function occurrences<T>(book: PhraseBook<T>, words: readonly Word[]): readonly number[] {
  return words.flatMap((_, at) => (book.match(words, at) === undefined || isNegated(words, at) ? [] : [at]));
}

function sentenceAround(statements: readonly Statement[], index: number): { words: readonly Word[]; isFirst: boolean } {
  let from = index;
  while (from > 0 && statements[from]?.opensSentence !== true) from--;
  let to = index + 1;
  while (to < statements.length && statements[to]?.opensSentence !== true) to++;
  return { words: statements.slice(from, to).flatMap((statement) => statement.words), isFirst: from === index };
}

/** A fracture of years ago is history; a heart attack stays one until cleared. */
function isPast(meaning: RedFlagMeaning, words: readonly Word[], today: Day): boolean {
  if (meaning.pastAfterDays === undefined) return false;
  const age = daysAgo(words, today);
  return age === undefined ? isResolved(words, today) : age >= meaning.pastAfterDays;
}

const BONES = new Set(["bone", "bones", "nose", "jaw", "skull", "vertebra"]);

/** "broke" is about a record unless a part of the body is named. */
function hasBody(meaning: RedFlagMeaning, words: readonly Word[]): boolean {
  return (
    meaning.needsBody !== true ||
    words.some((word, at) => BONES.has(word.text) || (REGION_WORDS.match(words, at)?.meaning.regions.length ?? 0) > 0)
  );
}
