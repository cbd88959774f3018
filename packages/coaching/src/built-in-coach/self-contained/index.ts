import type { Turn } from "../dialogue/turn.ts";
import { standsAlone } from "../turn/stands-alone.ts";
import type { CoachView } from "../view.ts";
import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import { correctedWords, type Request, getRequests } from "./requests.ts";
import { restore } from "./restore.ts";

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

/** "No wait, it's a ski erg", "52.5 sorry": the last request with the slot that is meant in the place of the one that is not. */
export function corrected(content: string, turns: readonly Turn[], tongue: Tongue, view?: CoachView): Corrected | undefined {
  const words = plainWords(content, tongue);
  const requests = getRequests(turns, tongue, view).filter(({ isStale, turn }) => !isStale && turn.decision === null);
  const [last, asked] = [requests.at(-1), turns.at(-1)];
  if (last === undefined || asked === undefined) return undefined;
  const open =
    last.turn.proposals.length > 0 ? undefined : requests.slice(-OPEN_REQUESTS).findLast(({ turn }) => turn.proposals.length > 0);
  const ofCard =
    open === undefined || !DECIDES[tongue].test(words)
      ? undefined
      : correctedWords(words.replace(DECIDES[tongue], "").trim(), open, tongue);
  if (open !== undefined && ofCard !== undefined)
    return { ...ofCard, words: restore(open.text, open.words, ofCard.words, tongue), isPlain: true, before: open };
  const found = correctedWords(words, last, tongue);
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
