import { readClauses } from "../health/clause.ts";
import type { NoteField } from "./kinds.ts";
import { readSenses, type SenseShares } from "./senses.ts";

/** The senses of the clauses that some words of a text were read from. */
export type ToldSenses = readonly SenseShares[];

/** What the classifier makes of the clauses that hold the words, or are held by them. Several quotes may be joined. */
export function getSenses(phrase: string, text: string, field: NoteField): ToldSenses {
  const clauses = readClauses(text);
  const quotes = [phrase, ...phrase.split(JOINED)];
  const all = readSenses(clauses, field);
  return clauses.flatMap(({ quote }, at) => {
    const isTold = quotes.some((one) => one !== "" && (one.includes(quote) || quote.includes(one)));
    const senses = all[at];
    return isTold && senses !== undefined ? [senses] : [];
  });
}

const JOINED = /” and “|, /u;

/*
 * The bounds were set on notes that were held back (`notes:train -- --compare --held-out`): of a hundred clauses that pass, at most one asks for
 * a doctor, and at least four of five are what the name says.
 */

/** Where danger or a question is this likely, nothing is softened. */
const QUESTION = 0.12;

function isOpen({ effect }: SenseShares): boolean {
  return effect.stop + effect.ask > QUESTION;
}

/** Whether the words are rather about something else than the body or an illness: a feeling, somebody, a thing, a figure of speech. */
export function isNoBody(told: ToldSenses): boolean {
  return (
    told.length > 0 &&
    told.every(({ subject, effect }) => {
      // A movement may be told because of the part that minds it.
      const isElse = subject.body + subject.illness <= NO_BODY && subject.move <= MOVEMENT;
      return isElse && effect.stop <= LEAST_DANGER;
    })
  );
}

const NO_BODY = 0.3;
const MOVEMENT = 0.4;
const LEAST_DANGER = 0.06;

/** Whether the words tell of something that is over and changes nothing. */
export function isOver(told: ToldSenses): boolean {
  return (
    told.length > 0 && told.every((one) => one.effect.nothing >= NOTHING && !isOpen(one)) && told.some(({ time }) => time.over >= OVER)
  );
}

const NOTHING = 0.45;
const OVER = 0.5;

/** Whether the words tell of something old that changes little: over, or there and lived with. */
export function isOld(told: ToldSenses): boolean {
  return (
    told.length > 0 &&
    told.every((one) => one.effect.nothing >= NOTHING && one.effect.nothing + one.effect.ease >= OLD && !isOpen(one)) &&
    told.some(({ time }) => time.over + time.lasting >= OLD)
  );
}

const OLD = 0.75;

/** Whether the words change nothing. */
export function isHarmless(told: ToldSenses): boolean {
  return told.length > 0 && told.every((one) => one.effect.nothing + one.effect.more >= HARMLESS && !isOpen(one));
}

const HARMLESS = 0.7;

/** Whether the words tell of somebody else. */
export function isOfSomebody(told: ToldSenses): boolean {
  return told.length > 0 && told.every(({ time, subject }) => time.someone + subject.person >= SOMEBODY);
}

const SOMEBODY = 0.6;

/** Whether the words ask for less than to leave something out, or rather for more of it. */
export function isNoBan(told: ToldSenses): boolean {
  return (
    told.length > 0 &&
    told.every(({ effect }) => {
      const against = effect.none + effect.only + effect.stop;
      return against <= NO_BAN || (effect.more + effect.nothing >= WELCOME && against <= LESS_LIKELY);
    })
  );
}

/** Whether next to nothing speaks for leaving something out. */
export function isHardlyBan(told: ToldSenses): boolean {
  return told.length > 0 && told.every(({ effect }) => effect.none + effect.only + effect.stop <= HARDLY);
}

const HARDLY = 0.1;
const NO_BAN = 0.15;
const WELCOME = 0.55;
const LESS_LIKELY = 0.27;

/** Whether something is asked of the plan in the words. */
export function isHeeded(told: ToldSenses): boolean {
  return told.some(({ effect }) => effect.ease + effect.less + effect.none + effect.only >= HEEDED);
}

const HEEDED = 0.5;

/** Whether a question or a danger stands in the words. */
export function isAsked(told: ToldSenses): boolean {
  return told.some(({ effect, time }) => effect.ask + effect.stop > ASKED && time.now >= NOW);
}

const ASKED = 0.2;
const NOW = 0.5;
