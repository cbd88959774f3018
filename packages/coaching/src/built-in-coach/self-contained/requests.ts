import type { Turn } from "../dialogue/turn.ts";
import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import { standsAlone } from "../turn/stands-alone.ts";
import { readCorrection } from "./correction.ts";
import { restore } from "./restore.ts";
import { readSlots } from "./slots.ts";
import { substitute } from "./substitute.ts";
import { onDayOfCard } from "./of-session.ts";
import type { CoachView } from "../view.ts";

/** What was asked so far, in words that stand alone. */
export interface Request {
  /** Plain words. */
  readonly words: string;
  /** The same with accents, capitals and punctuation, as far as they were typed. */
  readonly text: string;
  /** The turn that asked it, with its answer. */
  readonly turn: Turn;
  /** A turn after it changed its card in a way that the words do not hold. */
  readonly isStale: boolean;
}

/** So many requests back something can be gone on with. */
const MOST_REQUESTS = 4;
const MOST_WORDS = 12;

/** What the turns so far asked, each in words that stand alone, the newest last. */
export function getRequests(turns: readonly Turn[], tongue: Tongue, view?: CoachView): readonly Request[] {
  const requests: Request[] = [];
  for (const [at, turn] of turns.entries()) {
    const typed = plainWords(turn.question, tongue);
    const last = turns[at - 1];
    const words = last === undefined || view === undefined ? typed : (onDayOfCard(typed, turn, tongue, view) ?? typed);
    const before = requests.at(-1);
    if (before === undefined || words !== typed || standsAlone({ content: turn.question, turns })) {
      requests.push({ words, text: words === typed ? turn.question : words, turn, isStale: false });
      continue;
    }
    const whole = correctedWords(words, before, tongue)?.words;
    if (whole !== undefined)
      requests.push({ words: whole, text: restore(before.text, before.words, whole, tongue), turn, isStale: before.isStale });
    else if (namesNoThing(words, tongue)) requests.splice(-1, 1, goneOn(before, turn));
    else requests.push({ words, text: turn.question, turn, isStale: false });
  }
  return requests.slice(-MOST_REQUESTS);
}

/** The turns with what each of them asks in words that stand alone. */
export function selfContainedTurns(turns: readonly Turn[], tongue: Tongue, view: CoachView): readonly Turn[] {
  const meant = new Map<Turn, string>();
  for (const { turn, words, text } of getRequests(turns, tongue, view))
    if (words !== plainWords(turn.question, tongue)) meant.set(turn, text);
  return turns.map((turn) => ({ ...turn, question: meant.get(turn) ?? turn.question }));
}

/** "And before that?", "why?": about the request before, whose card it may have changed. */
function goneOn(before: Request, turn: Turn): Request {
  const isChanged = JSON.stringify(turn.proposals) !== JSON.stringify(before.turn.proposals);
  if (turn.proposals.length === 0) return before;
  return { ...before, turn, isStale: before.isStale || isChanged };
}

/** The words of a request with what a turn corrects in them, where every content word of the turn is a slot. */
export function correctedWords(
  words: string,
  before: Pick<Request, "words" | "turn">,
  tongue: Tongue,
): { readonly words: string; readonly isPlain: boolean; readonly isInPlace: boolean } | undefined {
  if (words.split(" ").length > MOST_WORDS) return undefined;
  const added = withOneMoreDay(words, before, tongue);
  if (added !== undefined) return { words: added, isPlain: true, isInPlace: true };
  const without = excluding(words, before.words, tongue);
  if (without !== undefined) return { words: without, isPlain: false, isInPlace: true };
  const { rest, denied, isPlain: isSaid, isStated } = readCorrection(words, tongue);
  const isPlain = isSaid || (isStated && before.turn.proposals.length > 0);
  const { slots, rest: left, others } = readSlots(rest, tongue);
  // "For the whole week instead" is more of the same, not another time.
  if (ALL_OF.test(rest) || WITHOUT_ANY.test(words) || (isSaid && ASKS.test(rest))) return undefined;
  const name = slots.length === 0 && others.length === 0 && isPlain ? otherName(before.words, rest, left, tongue) : undefined;
  if (name !== undefined) return { words: name, isPlain, isInPlace: true };
  if (
    slots.length === 0 ||
    left.length > 0 ||
    others.some((concept) => !BESIDE_SLOTS.test(concept) && !(isStated && concept === "verb:ease"))
  )
    return undefined;
  const found = substitute(before.words, slots, tongue, { said: words, denied });
  return found === undefined ? undefined : { ...found, isPlain };
}

/** Small words beside slots that want nothing themselves; "only 30 min" is a limit. */
export const BESIDE_SLOTS = /^(?:reply:(?:rather|no|also|yes)|rel:(?:until|now|since)|verb:shorten|topic:session|except|hold:.*)$/;

/** "And Saturday" beside a card for the training days: one day more of them. */
function withOneMoreDay(words: string, { words: before, turn }: Pick<Request, "words" | "turn">, tongue: Tongue): string | undefined {
  const isOfDays = turn.proposals[0]?.request.reason === "availability";
  const named = words.replace(AND_ALSO, "").replace(TOO, "");
  if (!isOfDays || named === words) return undefined;
  const { slots, rest, others } = readSlots(named, tongue);
  const [day] = slots;
  const last = readSlots(before, tongue).slots.findLast(({ types }) => types[0] === "day");
  if (day?.types[0] !== "day" || slots.length > 1 || rest.length > 0 || others.length > 0 || last === undefined) return undefined;
  const end = last.at + last.text.length;
  return `${before.slice(0, end)} ${AND[tongue]} ${day.text}${before.slice(end)}`;
}

const AND: { readonly [tongue in Tongue]: string } = { en: "and", de: "und", fr: "et", es: "y", it: "e" };
const TOO = / (?:too|as well|also|auch|aussi|tambien|anche)$/;
const AND_ALSO = /^(?:(?:and|plus|also|und|auch|et|aussi|y|tambien|e|anche) )+(?:on |am |le |el |the )?/;

/** "Without the long runs": one more condition, not another thing. */
function excluding(words: string, before: string, tongue: Tongue): string | undefined {
  // The queries of the other languages leave nothing out.
  const found = tongue === "en" ? EXCLUDES.exec(words) : null;
  const [phrase, named] = [found?.[1], found?.[2]];
  if (phrase === undefined || named === undefined) return undefined;
  const { slots, rest } = readSlots(named, tongue);
  return rest.length > 0 || slots.length === 0 || before.includes(phrase) ? undefined : `${before} ${phrase}`;
}

const EXCLUDES = /^(?:(?:and|ok|but|so|no) )*((?:without|excluding|except|not counting|apart from|minus|leaving out) (.+))$/;

/** "No, Stuttgart" after a race in Hamburg: a name that nothing knows, in the place of the one that stands where a place does. */
function otherName(before: string, rest: string, left: readonly string[], tongue: Tongue): string | undefined {
  if (left.length === 0 || left.length > 2 || rest.split(" ").length > left.length) return undefined;
  const names = readSlots(before, tongue).rest;
  const name =
    names.find((each) => new RegExp(`(?:${PLACE[tongue]}) ${each}\\b`, "u").test(before)) ?? (names.length === 1 ? names[0] : undefined);
  return name === undefined || name === rest ? undefined : before.replace(name, rest);
}

const PLACE: { readonly [tongue in Tongue]: string } = { en: "in|at", de: "in|bei", fr: "a|au|en", es: "en|a", it: "a|in" };

/** "Actually, how far is the race" asks something else. */
const ASKS =
  /^(?:how|what|whats|why|when|which|where|who|is|are|do|does|did|should|can|could|wie|was|warum|wann|soll|kann|comment|pourquoi|quand|combien|quel\w*|como|que|por que|cuando|cuant\w+|cual|come|perche|quando|quant\w+|qual\w*)\b/;

/** "No burpees please" is an order. */
const WITHOUT_ANY = /^no (?:more )?\p{L}+(?: \p{L}+)? (?:please|pls|anymore|any more|this week|until .+|in the plan.*)$/u;

const ALL_OF = /\b(?:whole|entire|all|every|both|ganze\w*|alle|jede\w*|beide|toute?s?|chaque|tod[oa]s?|cada|tutt[oaie]|ogni)\b/;

/** A short turn that names no thing goes on about the one before. */
function namesNoThing(words: string, tongue: Tongue): boolean {
  return words.split(" ").length <= MOST_OF_REST && readSlots(words, tongue).slots.every(({ types }) => !types.includes("thing"));
}

const MOST_OF_REST = 3;
