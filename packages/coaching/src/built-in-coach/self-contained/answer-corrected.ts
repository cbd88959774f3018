import type { AskedQuestion } from "../answer/asked.ts";
import { type CoachAnswer } from "../answer/coach-answer.ts";
import { plainAnswer } from "../dialogue/turn.ts";
import { isWeak } from "../answer/from-frame.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import type { Tongue } from "../turn/languages.ts";
import { kindOf } from "../want/kinds.ts";
import { getRow, sessionOn } from "../changes/session-named.ts";
import { rowsOf } from "../focus/beside/beside-open-card.ts";
import { openTurn } from "../focus/focus.ts";
import { plainWords, readFrame } from "../turn/frame.ts";
import type { CoachView } from "../view.ts";
import { saysCardStays } from "./card-stays.ts";
import { selfContainedTurns } from "./requests.ts";
import { type Corrected, corrected } from "./index.ts";

type Answer = (asked: AskedQuestion) => Promise<CoachAnswer>;

/**
 * The answer to a turn that corrects the request before it: that request, with the correction in it, answered as if it had been typed alone.
 * Any other turn is answered by `answer`, and so is a correction that gets no answer of the kind the request had; where that fails too, the
 * request with the slots of the turn is tried.
 */
export async function answerCorrected(asked: AskedQuestion, view: CoachView, answer: Answer): Promise<CoachAnswer> {
  const tongue = findLanguage(asked);
  if (asked.turns.length === 0 || !isTongue(tongue)) return answer(asked);
  // Every reader of the conversation finds what was meant in the turn before.
  const whole = asked.turns.length > 1 ? { ...asked, turns: selfContainedTurns(asked.turns, tongue, view) } : asked;
  const ofOther = await answerOfOtherDay(asked, tongue, view, answer);
  if (ofOther !== undefined) return ofOther;
  const found = corrected(asked.content, asked.turns, tongue, view);
  if (found === undefined) return answer(whole);
  // A question takes no number that it had no place for.
  if (!found.isInPlace && found.before.turn.proposals.length === 0) return answer(whole);
  const alone = { ...asked, content: found.words, turns: [] };
  if (found.isPlain || (found.isInPlace && (found.before.turn.proposals.length === 0 || isOneMore(asked, found, tongue)))) {
    const first = await answer(alone);
    if (isOfItsKind(first, found)) return first;
  }
  const other = await answer(whole);
  if (!(isWeak(other) || isUnchanged(other, asked) || saysCardStays(other))) return other;
  const last = await answer(alone);
  return isOfItsKind(last, found) ? last : other;
}

/** "And make Tuesday easier" beside a card for Monday: a wish with its own day, which takes nothing from the card. */
async function answerOfOtherDay(asked: AskedQuestion, tongue: Tongue, view: CoachView, answer: Answer): Promise<CoachAnswer | undefined> {
  const { plan } = view;
  const open = openTurn(asked.turns)?.proposals ?? [];
  const words = plainWords(asked.content, tongue);
  const { verbs, days, minutes } = readFrame(words, tongue, view.today);
  const [day, other] = days;
  const wished = plan === undefined || day === undefined ? undefined : sessionOn(plan, day);
  if (plan === undefined || wished === undefined || open.length === 0 || other !== undefined || minutes !== undefined) return undefined;
  if (!AND[tongue].test(words) || !verbs.some((verb) => verb === "ease" || verb === "skip" || verb === "shorten")) return undefined;
  if (open.flatMap((card) => rowsOf(card, view)).includes(getRow(plan, wished))) return undefined;
  const found = await answer({ ...asked, content: words.replace(AND_LEAD[tongue], ""), turns: [] });
  const isOfIt = found.proposals.length > 0 && found.proposals.every((card) => rowsOf(card, view).includes(getRow(plan, wished)));
  return isOfIt ? found : undefined;
}

const AND_LEAD: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|also|plus) )+/,
  de: /^(?:(?:und|auch) )+/,
  fr: /^(?:(?:et|aussi) )+/,
  es: /^(?:(?:y|tambien) )+/,
  it: /^(?:(?:e|anche) )+/,
};

/** "And Saturday" after a rest day on Friday: the same for one more day. Where a session goes to, another day is another place. */
function isOneMore({ content }: AskedQuestion, { before }: Corrected, tongue: Tongue): boolean {
  return AND[tongue].test(plainWords(content, tongue)) && before.turn.proposals.every(({ request }) => ONE_EACH.has(request.reason));
}

const ONE_EACH: ReadonlySet<string> = new Set(["missed", "ease"]);
const AND: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:and|also|same for|plus)\b/,
  de: /^(?:und|auch)\b/,
  fr: /^(?:et|aussi)\b/,
  es: /^(?:y|tambien)\b/,
  it: /^(?:e|anche)\b/,
};

/** Whether an answer is of the kind that the request had before: a card of the same kind, or another answer about the athlete. */
function isOfItsKind(found: CoachAnswer, { before, isPlain }: Corrected): boolean {
  const cards = before.turn.proposals;
  if (cards.length > 0) return found.proposals.some((card) => cards.some((each) => kindOf(each) === kindOf(card))) && !isSame(found, cards);
  return !isWeak(found) && (found.proposals.length === 0 || isPlain);
}

/** The cards or the words of the answer before once more. */
function isUnchanged({ proposals, text }: CoachAnswer, { turns }: AskedQuestion): boolean {
  const last = turns.at(-1);
  if (last === undefined) return false;
  return proposals.length > 0 ? isSame({ proposals }, last.proposals) : plainAnswer(last.answer) === text.trim();
}

function isSame({ proposals }: Pick<CoachAnswer, "proposals">, cards: CoachAnswer["proposals"]): boolean {
  return JSON.stringify(proposals.map(({ request }) => request)) === JSON.stringify(cards.map(({ request }) => request));
}
