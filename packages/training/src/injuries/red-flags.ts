import type { Day } from "../calendar/day.ts";
import { daysAgo, daysSinceDate } from "./words/dating.ts";
import type { RedFlag } from "./injury.ts";
import { isDenied, isNegated, isPending, negatorBefore } from "./words/negation.ts";
import { phraseBook, positions } from "./words/phrases.ts";
import { PART } from "./words/plain-words.ts";
import { RED_FLAG_PHRASES, type RedFlagCombination, redFlagCombinations, type RedFlagMeaning } from "./words/red-flag-vocabulary.ts";
import { REGION_WORDS } from "./words/region-vocabulary.ts";
import { isResolved } from "./complaints/severity.ts";
import { wasExamined } from "./examined.ts";
import { quote, getSentences, type Statement } from "./words/statements.ts";
import type { Word } from "./words/word.ts";

/** Signs that training must stop and a professional must look (injuries.md section 3). "no chest pain" raises none. */
export function findRedFlags(statements: readonly Statement[], today: Day): readonly RedFlag[] {
  const redFlags: RedFlag[] = [];
  for (const sign of getSigns(statements)) {
    const { meaning, words, statement } = sign;
    if (
      !hasBeenCleared(words) &&
      !isExamined(sign, today) &&
      !isPast(sign, today) &&
      hasBody(meaning, words) &&
      !redFlags.some((flag) => flag.class === meaning.class)
    ) {
      redFlags.push({ class: meaning.class, phrase: quote(statement, statement.words) });
    }
  }
  return redFlags;
}

/** Signs of danger that are history and were looked into, with all that is said of them. */
export function examinedSigns(statements: readonly Statement[], today: Day): readonly { readonly phrase: string; readonly told: string }[] {
  const found = getSigns(statements)
    .filter((sign) => isExamined(sign, today))
    .map(({ statement, told }) => ({ phrase: quote(statement, statement.words), told }));
  return found.filter(({ phrase }, at) => found.findIndex((other) => other.phrase === phrase) === at);
}

function isExamined({ meaning, statement, told }: ToldSign, today: Day): boolean {
  return EXAMINABLE.has(meaning.class) && wasExamined(told, daysAgo(statement.words, today));
}

/** A sign with its sentence and the next one. */
interface ToldSign extends Sign {
  readonly told: string;
}

function getSigns(statements: readonly Statement[]): readonly ToldSign[] {
  const sentences = getSentences(statements);
  return sentences.flatMap((sentence, at) =>
    signsIn(sentence).map((sign) => ({
      ...sign,
      told: joinStatements([...sentence, ...(sentences[at + 1] ?? [])]),
    })),
  );
}

function joinStatements(statements: readonly Statement[]): string {
  const words = statements.flatMap((statement) => statement.words);
  return statements[0]?.original.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0) ?? "";
}

/** What an examination can clear; a wish to die and a fresh wound are none of it. */
const EXAMINABLE: ReadonlySet<string> = new Set(["cardiac", "respiratory", "neuro", "nerve", "cauda-equina"]);

interface Sign {
  readonly meaning: RedFlagMeaning;
  readonly statement: Statement;
  /** What dates it or says that a doctor cleared it. */
  readonly words: readonly Word[];
  /** The same from the sign's own statement on: "otherwise fine, but a broken wrist" heals nothing. */
  readonly fromItOn: () => readonly Word[];
}

function signsIn(sentence: readonly Statement[]): readonly Sign[] {
  const single = sentence.flatMap((statement, index) => {
    const meanings = [...phrasesIn(statement), ...combinationsIn(statement.words, "near")];
    return meanings.length === 0
      ? []
      : meanings.map((meaning) => ({
          meaning,
          statement,
          words: getContext(sentence, index),
          fromItOn: () => getContext(sentence.slice(index), 0),
        }));
  });
  const [first] = sentence;
  if (first === undefined) return single;
  const words = sentence.flatMap((statement) => statement.words);
  // The clause that names the part is the one that is quoted.
  const statement = sentence.find((one) => hasRegion(one.words)) ?? first;
  return [...single, ...combinationsIn(words, "sentence").map((meaning) => ({ meaning, statement, words, fromItOn: () => words }))];
}

/** A statement with its neighbours that name no part of the body: "In 2019, I broke my hand, all healed". */
function getContext(sentence: readonly Statement[], index: number): readonly Word[] {
  let from = index;
  while (from > 0 && !namesBody(sentence[from - 1])) from--;
  let to = index + 1;
  while (to < sentence.length && (!namesBody(sentence[to]) || namesOnlyBone(sentence[to]) || namesOnlyPart(sentence[to]))) to++;
  return sentence.slice(from, to).flatMap((statement) => statement.words);
}

/** "Stress fracture in the foot (2nd metatarsal) in June, healed": which bone it was. */
function namesOnlyBone(statement: Statement | undefined): boolean {
  const words = statement?.words.map(({ text }) => text) ?? [];
  return words.length <= 3 && words.some((word) => BONE.test(word)) && !words.some((word) => SORE.test(word));
}

/** "Hip arthroscopy, labrum, 18 months ago": which part of it. */
function namesOnlyPart(statement: Statement | undefined): boolean {
  return ONLY_PART.test(statement?.words.map(({ text }) => text).join(" ") ?? "");
}

const ONLY_PART = new RegExp(`^${PART}$`, "u");

const BONE =
  /^(?:metatars\w*|mt[1-5]|navicular|tibia\w*|fibula\w*|femur|femoral|calcan\w*|sacr\w*|pubic|scaphoid|radius|ulna|talus|cuboid)$/u;
const SORE = /^(?:pain\w*|sore|hurts?|aches?|tender|now)$/u;

function namesBody(statement: Statement | undefined): boolean {
  return statement !== undefined && (hasRegion(statement.words) || phrasesIn(statement).length > 0);
}

/** Whether a statement has the words of a sign of danger, also to deny it, or of what only looks like one. */
export function namesSign({ words }: Statement): boolean {
  return (
    words.some((_, at) => RED_FLAG_PHRASES.match(words, at) !== undefined) ||
    (["near", "sentence"] as const).some((within) => combinationsIn(words, within).length > 0)
  );
}

const CLEARED = phraseBook([
  [
    "cleared",
    "cleared, clearance, signed me off, signed off, all clear, says i can, said i can, says i may, said i may, allowed me, lets me, can start, may start",
  ],
]);

function hasBeenCleared(words: readonly Word[]): boolean {
  return positions(CLEARED, words).some((at) => !isDenied(words, at, 4) && !isPending(words, at));
}

function phrasesIn(statement: Statement): readonly RedFlagMeaning[] {
  const found: RedFlagMeaning[] = [];
  const { words } = statement;
  for (let at = 0; at < words.length;) {
    const match = RED_FLAG_PHRASES.match(words, at);
    if (match !== undefined && match.meaning !== "harmless" && !isNegated(words, at) && !isOfRelative(words, at)) found.push(match.meaning);
    at += match?.length ?? 1;
  }
  return found;
}

const RELATIVES = new Set(
  "dad father mum mom mother brother sister uncle aunt grandfather grandmother grandad nan cousin wife husband friend neighbour neighbor colleague teammate".split(
    " ",
  ),
);

/** "my dad had a heart attack" */
function isOfRelative(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.text);
  return before.some((word) => RELATIVES.has(word)) && !before.some((word) => word === "i" || word === "im");
}

/** Words that are only dangerous together. */
function combinationsIn(words: readonly Word[], within: RedFlagCombination["within"]): readonly RedFlagMeaning[] {
  return redFlagCombinations().flatMap((combination) => {
    if (combination.within !== within) return [];
    const all = positionsOfAll(combination, words);
    if (all === undefined || (within === "near" && beginsWithNo(words, all))) return [];
    // The "no" of "no feeling" is part of the sign and cancels none of its other words.
    const own = new Set(all.flat());
    const isCancelled = (at: number): boolean => {
      const negator = negatorBefore(words, at);
      return negator !== undefined && !own.has(negator);
    };
    const places = all.map((found) => found.filter((at) => !isCancelled(at)));
    if (places.some((found) => found.length === 0)) return [];
    return within === "sentence" || spread(places) <= NEAR ? [combination.meaning] : [];
  });
}

/** Where each part of a combination stands; undefined when one of them is missing, which the first missing part decides. */
function positionsOfAll({ parts }: RedFlagCombination, words: readonly Word[]): readonly (readonly number[])[] | undefined {
  const all: (readonly number[])[] = [];
  for (const part of parts) {
    const found = positions(part, words);
    if (found.length === 0) return undefined;
    all.push(found);
  }
  return all;
}

/** "never had loss of bladder control": the "no" before the first of the words holds for all, when they come only once. */
function beginsWithNo(words: readonly Word[], places: readonly (readonly number[])[]): boolean {
  const first = Math.min(...places.flat());
  if (places.every((found) => found.length > 1)) return false;
  return words.slice(Math.max(0, first - 2), first).some(({ text }) => DENIED.has(text));
}

/** "not" is none of them: "not severe chest pain" is still chest pain. */
const DENIED: ReadonlySet<string> = new Set(["no", "never", "without", "denies", "deny"]);

/** Words between the parts of a combination. */
const NEAR = 5;

function spread(places: readonly (readonly number[])[]): number {
  const first = places[0] ?? [];
  const distances = first.map((from) => Math.max(...places.map((others) => Math.min(...others.map((to) => Math.abs(to - from))))));
  return Math.min(...distances);
}

/** A fracture of years ago is history; a heart attack stays one until cleared. */
function isPast({ meaning, words, fromItOn }: Sign, today: Day): boolean {
  if (meaning.pastAfterDays === undefined) return false;
  if (positions(CLEARED, words).length > 0) return false;
  if (meaning.isStanding === true && daysAgo(words, today) === undefined && words.some(({ text }) => KNOWN_ILLNESS.test(text))) return true;
  // "Since a crash in 2009 it tingles once a month, this week every day": the accident is old, and the sign is new.
  if (meaning.class === "nerve" && IS_NEW.test(words.map(({ text }) => text).join(" "))) return false;
  const age = daysAgo(words, today) ?? daysSinceDate(words, today);
  // "Fever on Friday, fine again since yesterday": an infection passes in days, and the steps after it are those of an illness.
  if (meaning.class === "infection" && isResolved(fromItOn(), today)) return true;
  if (meaning.class === "infection" && words.some(({ text }) => text === "still" || text === "since")) return false;
  if (age === undefined) return isResolved(fromItOn(), today);
  return age >= meaning.pastAfterDays || (age >= HEALED_AFTER_DAYS && isResolved(fromItOn(), today));
}

const IS_NEW =
  /\b(?:this week|every day|everyday|since yesterday|getting worse|diese woche|jeden tag|seit gestern|wird schlimmer|esta semana|(?:cada|todos los) dias?|desde ayer|cette semaine|(?:tous les|chaque) jours?|depuis hier|questa settimana|ogni giorno|da ieri|todos os dias|desde ontem|deze week|elke dag|sinds gisteren)\b/u;

/** "Stress fracture 8 months ago, healed": what has healed for so long is history before its time; what it still asks for is read with the conditions. */
const HEALED_AFTER_DAYS = 84;

const KNOWN_ILLNESS = /^(?:epilep|keppra|lamotrig|levetir|valpro)/u;

const BONES = new Set(["bone", "bones", "nose", "jaw", "skull", "vertebra"]);

/** "broke" is about a record unless a part of the body is named. */
function hasBody(meaning: RedFlagMeaning, words: readonly Word[]): boolean {
  return meaning.needsBody !== true || hasRegion(words) || words.some((word) => BONES.has(word.text));
}

function hasRegion(words: readonly Word[]): boolean {
  return words.some((_, at) => (REGION_WORDS.match(words, at)?.meaning.regions.length ?? 0) > 0);
}
