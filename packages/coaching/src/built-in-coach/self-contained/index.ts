import type { Turn } from "../dialogue/turn.ts";
import { standsAlone } from "../turn/stands-alone.ts";
import type { CoachView } from "../view.ts";
import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import { backTo, correctedWords, type Request, getRequests } from "./requests.ts";
import { withBothDays } from "./of-session.ts";
import { restore } from "./restore.ts";
import { rewrite } from "./rewrite.ts";
import { readSlots } from "./slots.ts";

export { asksToImprove } from "./rewrite.ts";

/** The last request with what a turn corrects in it. */
export interface Corrected {
  /** Words that stand alone. */
  readonly words: string;
  /** The turn says plainly that the request was not meant so. */
  readonly isPlain: boolean;
  /** Every slot of the turn stands in the place of one of its type. */
  readonly isInPlace: boolean;
  /** The request as it was answered before. */
  readonly before: Request;
}

/** What a message after others may ask, in words that stand alone, the likeliest first: with what it leaves out, from the last requests. */
export function completeQuestions(content: string, turns: readonly Turn[], tongue: Tongue): readonly string[] {
  const words = plainWords(content, tongue);
  const requests = getRequests(turns, tongue);
  const back = backTo(words, requests, tongue);
  if (back !== undefined) return back.rest === "" ? [back.request] : [rewrite(back.request, back.rest, tongue) ?? back.rest];
  const earlier = earlierWithTime(words, requests, tongue);
  if (earlier !== undefined) return [rewrite(earlier, words, tongue) ?? earlier];
  return [...new Set(requests.toReversed().flatMap((request) => rewrite(request.words, words, tongue) ?? []))];
}

/** Whether a message goes back to a request before the last one: by its name, or with another period where the last question had none. */
export function goesBack(content: string, turns: readonly Turn[], tongue: Tongue): boolean {
  const [words, requests] = [plainWords(content, tongue), getRequests(turns, tongue)];
  return backTo(words, requests, tongue) !== undefined || earlierWithTime(words, requests, tongue) !== undefined;
}

/** "No wait, it's a ski erg", "52.5 sorry": the last request with the slot that is meant in the place of the one that is not. */
export function corrected(content: string, turns: readonly Turn[], tongue: Tongue, view?: CoachView): Corrected | undefined {
  const words = plainWords(content, tongue);
  const requests = getRequests(turns, tongue, view).filter(({ isStale, turn }) => !isStale && turn.decision === null);
  const [last, asked] = [requests.at(-1), turns.at(-1)];
  if (last === undefined || asked === undefined) return undefined;
  const both = withBothDays(words, requests, tongue);
  if (both !== undefined) return { words: both, isPlain: true, isInPlace: true, before: last };
  const open =
    last.turn.proposals.length > 0 ? undefined : requests.slice(-OPEN_REQUESTS).findLast(({ turn }) => turn.proposals.length > 0);
  const ofCard =
    open === undefined || !DECIDES[tongue].test(words)
      ? undefined
      : correctedWords(words.replace(DECIDES[tongue], "").trim(), open, tongue);
  if (open !== undefined && ofCard !== undefined)
    return { ...ofCard, words: restore(open.text, open.words, ofCard.words, tongue), isPlain: true, before: open };
  const found = correctedWords(words, last, tongue, view?.today);
  // What is whole by itself goes on from nothing.
  const isNew = found?.isPlain === false && standsAlone({ content, turns });
  return found === undefined || isNew ? undefined : { ...found, words: restore(last.text, last.words, found.words, tongue), before: last };
}

/** "What's wrong with Thursday?" in between leaves the card open: "ok Friday then" is about the card. */
const OPEN_REQUESTS = 3;
const DECIDES: { readonly [tongue in Tongue]: RegExp } = {
  en: / (?:then|instead)$/,
  de: / (?:dann|stattdessen|lieber)$|^dann (?=\S+ \S+)/,
  fr: / (?:alors|plutot)$/,
  es: / (?:entonces|mejor)$/,
  it: / (?:allora|invece)$/,
};

/** "Ok and in September?" after a question about food: the question before that one, which was of a period. */
function earlierWithTime(words: string, requests: readonly Request[], tongue: Tongue): string | undefined {
  const [last, before] = [requests.at(-1)?.words, requests.at(-2)?.words];
  const { slots, rest } = readSlots(words, tongue);
  if (last === undefined || before === undefined || rest.length > 0 || words.split(" ").length > MOST_OF_TIME) return undefined;
  if (slots.length === 0 || slots.some(({ types, text }) => types[0] !== "time" || !MONTH_OR_PERIOD.test(text))) return undefined;
  const [of, ofBefore] = [readSlots(last, tongue).slots, readSlots(before, tongue).slots];
  const isOfData = of.some(({ types }) => !types.includes("thing")) || OWN.test(last);
  return !isOfData && ofBefore.some(({ types }) => types[0] === "time") ? before : undefined;
}

const MOST_OF_TIME = 5;
/** A day may be asked about after anything. */
const MONTH_OR_PERIOD =
  /\b(?:week|month|year|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|woche|monat|jahr|mes|mese|mois|semana|settimana|semaine)\w*/;
const OWN = /\b(?:my|mein\w*|mon|ma|mes|mi|mis|mio|mia|best|pb|pr|record|did i|have i|was i)\b/;
