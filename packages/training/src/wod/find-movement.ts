import { EXERCISES } from "../catalogue/exercises.ts";
import { getSpellings, getWords, spelled } from "./movement-names.ts";

/** Stands in a plain text where an amount is of one side. */
export const EACH_SIDE = "eachside";

/** Words that say how, not what. */
export const IGNORED =
  /^(eachside|l|r|left|right|synchronised|all|of|the|a|an|for|in|with|each|x|reps?|rep|alt|alternating|arm|time|per|side|then|over|bar|facing|lateral|steps?|shots?|building|heavy|easy|hard|threshold|pace|back|walk|men|women|rx|weight|total|at|on|to|max|unbroken|ub|pp|or|followed|by|station|partner|team|teams|between|rounds?|km|minute|reps|erg|calories?|cals?|odd|even|min|straight|synchro|sync|synchronized|banded|intervals?|session|workout|repeats|cooldown|warmup|light|moderate|ea|tempo|paused?|met(?:er|re)s|out|again)$/i;

/** Every spelling with its name. */
export const SPELLED = getSpellings(EXERCISES.map(({ name }) => name));
const LONGEST = Math.max(...[...SPELLED.keys()].map((key) => key.split(" ").length));

/** The longest spelling among the words. */
export function readName(words: readonly string[]): string | undefined {
  return longest(words)?.name;
}

/** The words beside the name that say what, not how. */
export function left(words: readonly string[], name: string): readonly string[] {
  const found = longest(words);
  if (found === undefined || found.name !== name) return [];
  const all = words
    .filter((word) => word !== EACH_SIDE)
    .flatMap((word) => getWords(word))
    .map(correctedWord);
  return [...all.slice(0, found.start), ...all.slice(found.start + found.length)].filter((word) => !IGNORED.test(word));
}

/** A spelling among words: where it stands. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/** The names that stand in the words, the longest first and of those the last first. */
export function matchesIn(all: readonly string[]): readonly FoundName[] {
  const words = all.map(correctedWord);
  const whole = SPELLED.get(words.join(" ")) ?? BAGS.get(bag(words));
  if (whole !== undefined) return [{ name: whole, start: 0, length: words.length }];
  const found: FoundName[] = [];
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const spelling = words.slice(start, start + length);
      const name = SPELLED.get(spelling.join(" ")) ?? (length > 1 ? BAGS.get(bag(spelling)) : undefined);
      if (name !== undefined) found.push({ name, start, length });
    }
  }
  const typed = words.join(" ");
  const slip =
    found.length > 0 || typed.length < 6 ? undefined : SPELLINGS_BY_LETTER.get(typed.charAt(0))?.find((known) => isOneSlip(typed, known));
  return slip === undefined ? found : [{ name: SPELLED.get(slip) ?? slip, start: 0, length: words.length }];
}

function longest(words: readonly string[]): { readonly name: string; readonly start: number; readonly length: number } | undefined {
  const all = words
    .filter((word) => word !== EACH_SIDE)
    .flatMap((word) => getWords(word))
    .map(correctedWord);
  const said = all.filter((word) => !IGNORED.test(word));
  const whole = SPELLED.get(all.join(" ")) ?? SPELLED.get(said.join(" ")) ?? BAGS.get(bag(said));
  if (whole !== undefined) return { name: whole, start: 0, length: all.length };
  for (let length = Math.min(LONGEST, all.length); length > 0; length--) {
    for (let start = 0; start + length <= all.length; start++) {
      const name = SPELLED.get(spelled(all.slice(start, start + length).join(" ")));
      if (name !== undefined) return { name, start, length };
    }
  }
  const typed = said.join(" ");
  const slip = typed.length < 6 ? undefined : SPELLINGS_BY_LETTER.get(typed.charAt(0))?.find((known) => isOneSlip(typed, known));
  return slip === undefined ? undefined : { name: SPELLED.get(slip) ?? slip, start: 0, length: all.length };
}

/** A word with one letter wrong, too many or missing, as the catalogue writes it: "burpess", "thurster". */
export function correctedWord(word: string): string {
  if (word.length < 5 || NO_SLIPS.test(word) || VOCABULARY.has(word) || IGNORED.test(word)) return word;
  const typed = [word, word.replace(/s+$/, "")];
  return WORDS_BY_LETTER.get(word.charAt(0))?.find((known) => typed.some((one) => isOneSlip(one, known))) ?? word;
}

/** Words of their own that are one letter from a word of a movement. */
const NO_SLIPS =
  /^(?:skills?|squad|squads|class|chess|stress|track|front|coach|ghost|reach|beach|teams?|plan[ets]?|swine|sweet|bench[ers]?)$/;

const VOCABULARY: ReadonlySet<string> = new Set([...SPELLED.keys()].flatMap((key) => key.split(" ")));

/** Whether a word is part of the name of a movement: beside another name it says that neither is meant. */
export function isOfMovements(word: string): boolean {
  return VOCABULARY.has(word);
}

/** A slip keeps the first letter. */
const SPELLINGS_BY_LETTER = Map.groupBy(SPELLED.keys(), (known) => known.charAt(0));
const WORDS_BY_LETTER = Map.groupBy(
  [...VOCABULARY].filter((known) => known.length >= 5),
  (known) => known.charAt(0),
);

/** The spellings of several words, in whatever order they stand: "hang DB snatch". */
const BAGS: ReadonlyMap<string, string> = new Map(
  [...SPELLED].filter(([key]) => key.includes(" ")).map(([key, name]) => [bag(key.split(" ")), name]),
);

function bag(words: readonly string[]): string {
  return words.toSorted().join(" ");
}

function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1 || typed[0] !== known[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start++;
  const [rest, other] = [typed.slice(start), known.slice(start)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped;
}
