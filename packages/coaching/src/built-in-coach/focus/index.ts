import type { CoachProposal } from "@ironpace/contract";
import type { AskedQuestion } from "../answer/asked.ts";
import { type Reader, readInOrder } from "../answer/reader.ts";
import { logRepList, oneSetOther, otherReps } from "../changes/log/rep-list.ts";
import { sessionOfRow } from "../dialogue/focus.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import type { Tongue } from "../turn/languages.ts";
import { readFrame } from "../turn/frame.ts";
import type { CoachView } from "../view.ts";
import { doneEarly } from "../wishing/done-early.ts";
import { fewerDays } from "../wishing/fewer-days.ts";
import { heavierLine } from "../wishing/heavier-line.ts";
import { lastingSetting } from "../wishing/lasting-setting.ts";
import { lessOf } from "../wishing/less-of.ts";
import { longerRun } from "../wishing/longer-run.ts";
import { effectOfEase, judgeEase } from "./about-ease.ts";
import { judgeComplaint } from "./about-complaint.ts";
import { countOfLog } from "./log/about-log.ts";
import { clashOfMove, effectOfMove, judgeMove, whyNotDay } from "./about-move.ts";
import { judgeOffer, otherOffer } from "./about-offer.ts";
import { effectOfValue } from "./about-profile.ts";
import { otherCount, startOfWeekCard } from "./week/about-week-card.ts";
import { clashOfRace, outlookOfRace } from "./about-race-card.ts";
import { judgeRest, withoutSession } from "./about-rest.ts";
import { type Act, actOf } from "./acts.ts";
import { awayWithKit, doseWhileAway } from "./week/away-days.ts";
import { daysOfCard } from "./days-of-card.ts";
import { type TurnContext, readFocus } from "./focus.ts";
import { entryMeant } from "./entry-meant.ts";
import { heldAlready } from "./held-already.ts";
import { lineOfCard } from "./lines-of-card.ts";
import { moreOfLog } from "./log/more-of-log.ts";
import { otherSession } from "./other-session.ts";
import { paceOfSession } from "./pace-of-session.ts";
import { plainRun } from "./beside/plain-run.ts";
import { chosenOfBoth, restInstead } from "./rest-instead.ts";
import { swappedAlready } from "./beside/swapped-already.ts";
import { nextOfKind } from "./log/next-of-kind.ts";
import { totalOfList } from "./log/total-of-list.ts";
import { spareSession } from "./week/spare-session.ts";
import { weekAfter } from "./week/week-after.ts";
import { askGoalDate, otherGoal, wishOfObject } from "./wish-of-object.ts";

/**
 * The answer to a turn about the object in focus: a question beside an open card is answered as one and leaves the card, and "just Monday" or "keep
 * the squats" is about its days and lines. Undefined where the turn is about something else.
 */
export function answerInFocus(
  asked: AskedQuestion,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): Draft | undefined {
  const focus = readFocus(asked, tongue, known);
  const wished = readInOrder(WISHES, focus);
  if (wished !== undefined) return { ...wished, isFinal: true };
  if (asked.turns.length === 0 || focus.frame.hasPain || focus.frame.isIll) return undefined;
  const changed = readInOrder(CHANGES, focus);
  if (changed !== undefined) return { ...changed, isFinal: true };
  const act = actOf(asked.content, tongue);
  const told = readInOrder(QUESTIONS, focus) ?? (act === undefined ? undefined : answerAct(act, focus));
  if (told === undefined) return undefined;
  const card = (told.proposals ?? []).length === 0 ? focus.cards[0] : undefined;
  const stays = card === undefined || act === "without" ? [] : [staysOpen(card, focus)];
  const reader = told.reader ?? act;
  return { ...told, ...(reader !== undefined && { reader }), text: [...told.text, ...stays], isFinal: true };
}

/** Wishes that a turn states whole, with or without a conversation before it. */
const WISHES: readonly Reader<TurnContext>[] = [
  { name: "list of reps", reads: "bench today: 8, 8, 6 at 55", answer: ({ frame, view }) => logRepList(frame, view) },
  { name: "done early", reads: "did Tuesday's session today already", answer: ({ frame, view }) => doneEarly(frame, view) },
  { name: "lasting setting", reads: "only 4 sessions a week from now on", answer: ({ frame, view }) => lastingSetting(frame, view) },
  { name: "fewer days", reads: "one more rest day a week", answer: ({ frame, view }) => fewerDays(frame, view) },
  { name: "less of", reads: "less running next week", answer: ({ frame, view }) => lessOf(frame, view) },
  { name: "spare session", reads: "which one would you drop?", answer: spareSession },
  {
    name: "longer run",
    reads: "make it 20 km",
    answer: ({ frame, turns, session, diary, view }) => longerRun(frame, turns, session, diary, view),
  },
  {
    name: "heavier line",
    reads: "can I go to 95 on that?",
    answer: ({ frame, turns, view, tongue }) => heavierLine(frame, turns, view, (content) => readFrame(content, tongue, view.today)),
  },
];

/** What a later turn changes about the object in focus. */
const CHANGES: readonly Reader<TurnContext>[] = [
  { name: "other reps", reads: "sorry, 9 and 7", answer: otherRepsOfCard },
  { name: "other count", reads: "no, five is fine", answer: otherCount },
  { name: "days of the card", reads: "just Monday", answer: (focus) => daysOfCard(focus, focus.frame.content) },
  { name: "line of the card", reads: "keep the squats", answer: lineOfCard },
  { name: "held already", reads: "and add the ski erg", answer: heldAlready },
  { name: "more of the log", reads: "and 20 minutes of bike", answer: moreOfLog },
  { name: "swapped already", reads: "just swap those two", answer: swappedAlready },
  { name: "other session", reads: "no, the long run", answer: otherSession },
  { name: "plain run", reads: "no, just run, skip the fancy stuff", answer: plainRun },
  { name: "rest instead", reads: "or just rest?", answer: restInstead },
  { name: "choice of both", reads: "the first one", answer: chosenOfBoth },
  { name: "entry meant", reads: "the one on Friday", answer: entryMeant },
  { name: "other offer", reads: "something else?", answer: otherOffer },
];

/** What a later turn asks about the object in focus. */
const QUESTIONS: readonly Reader<TurnContext>[] = [
  { name: "start of a week card", reads: "does that already count for Tuesday?", answer: startOfWeekCard },
  { name: "next of a kind", reads: "and how long is the next one?", answer: nextOfKind },
  { name: "total of a list", reads: "total?", answer: totalOfList },
  { name: "outlook of the race", reads: "is that realistic?", answer: outlookOfRace },
  { name: "pace of the session", reads: "how fast is that?", answer: paceOfSession },
  { name: "dose while away", reads: "how much should I run there?", answer: doseWhileAway },
  { name: "week after", reads: "and the week after?", answer: weekAfter },
  { name: "date of a goal", reads: "move the date then", answer: askGoalDate },
];

function otherRepsOfCard({ cards, frame }: TurnContext): Draft | undefined {
  const request = cards[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "log") return undefined;
  return otherReps(request.record, frame) ?? oneSetOther(request.record, frame);
}

/** A turn about the goal or race in focus as a wish that stands alone. */
export function wholeWish(
  asked: AskedQuestion,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): string | undefined {
  if (asked.turns.length === 0) return undefined;
  const focus = readFocus(asked, tongue, known);
  return otherGoal(focus) ?? wishOfObject(focus) ?? awayWithKit(focus, asked.content);
}

function answerAct(act: Act, focus: TurnContext): Draft | undefined {
  const reason = focus.cards[0]?.request.reason;
  switch (act) {
    case "without":
      return withoutSession(focus);
    case "count":
      return countOfLog(focus);
    case "why not":
      return whyNotDay(focus);
    case "clash":
      return clashOfMove(focus) ?? clashOfRace(focus);
    case "judge":
      if (focus.cards.length === 0) return judgeOffer(focus);
      return reason === "missed"
        ? judgeRest(sessionsOut(focus.cards, focus), focus)
        : (judgeMove(focus) ?? judgeEase(focus) ?? judgeComplaint(focus) ?? clashOfRace(focus));
    case "effect":
      if (reason === "missed") return judgeRest(sessionsOut(focus.cards, focus), focus);
      return effectOfMove(focus) ?? effectOfEase(focus) ?? effectOfValue(focus) ?? clashOfRace(focus);
  }
}

function sessionsOut(cards: readonly CoachProposal[], { view }: TurnContext) {
  return cards.flatMap(({ request }) =>
    request.reason === "missed" ? (request.sessionIds ?? []).flatMap((row) => sessionOfRow(row, view) ?? []) : [],
  );
}

function staysOpen({ title }: CoachProposal, { say }: TurnContext): string {
  return say(
    `The card stays open: **${title}**.`,
    `Die Karte bleibt offen: **${title}**.`,
    `La carte reste ouverte : **${title}**.`,
    `La tarjeta sigue abierta: **${title}**.`,
    `La scheda resta aperta: **${title}**.`,
  );
}
