import { type Reader, readInOrder } from "../../answer/reader.ts";
import type { AskedQuestion } from "../../answer/asked.ts";
import { completeLog } from "../../changes/log/complete-log.ts";
import { logRepList, oneSetOther, otherReps } from "../../changes/log/rep-list.ts";
import { judgeComplaint } from "../../focus/about-complaint.ts";
import { type TurnContext, readFocus } from "../../focus/focus.ts";
import { lineOfCard } from "../../focus/lines-of-card.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";
import { fewerDays } from "../../wishing/fewer-days.ts";
import { lastingSetting } from "../../wishing/lasting-setting.ts";
import { confirmPlanned } from "../last-answer/planned-that-day.ts";
import { judgeSkip } from "../last-answer/skip-verdict.ts";
import { fillWeekForm } from "../open-card/week-form.ts";
import { partIsFine } from "./part-is-fine.ts";
import { ownSport } from "./own-sport.ts";
import { shoesOnTrip } from "./shoes-on-trip.ts";

/** What a turn does with an object that the conversation is about, by act and object; no reader looks at a topic word alone. */
const REQUESTS: readonly Reader<TurnContext>[] = [
  { name: "complete log", reads: "forgot to log: yesterday 6k easy, 38 min, effort 2", answer: completeLog },
  { name: "shoes on a trip", reads: "running shoes come with me", answer: shoesOnTrip },
  { name: "part is fine", reads: "my knee is fine, just tired", answer: partIsFine },
  { name: "planned that day", reads: "can I do the threshold run tomorrow?", answer: confirmPlanned },
  { name: "verdict on leaving out", reads: "should I skip tomorrow?", answer: judgeSkip },
  { name: "verdict on a complaint", reads: "is that bad?", answer: judgeComplaint },
  { name: "other reps", reads: "sorry, 9 and 7", answer: otherRepsOfCard },
  { name: "training week", reads: "4 days a week in December, no Wednesdays", answer: fillWeekForm },
  { name: "own sport", reads: "football on Tuesdays, is that a problem?", answer: ownSport },
  { name: "line of the card", reads: "keep the squats", answer: lineOfCard },
];

/** Wishes that a turn states whole, whatever else it tells of pain or an illness. */
const WISHES: readonly Reader<TurnContext>[] = [
  { name: "list of reps", reads: "bench today: 8, 8, 6 at 55", answer: ({ frame, view }) => logRepList(frame, view) },
  { name: "lasting setting", reads: "only 4 sessions a week from now on", answer: ({ frame, view }) => lastingSetting(frame, view) },
  { name: "fewer days", reads: "one more rest day a week", answer: ({ frame, view }) => fewerDays(frame, view) },
];

/** A turn read as a request of its own, or beside the open card; undefined where it is neither. */
export function readRequest(
  asked: AskedQuestion,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): Draft | undefined {
  const focus = readFocus(asked, tongue, known);
  // A complaint or an illness goes first.
  const isOfHealth = focus.frame.hasPain || focus.frame.isIll;
  const draft = (isOfHealth ? undefined : readInOrder(REQUESTS, focus)) ?? readInOrder(WISHES, focus);
  return draft === undefined ? undefined : { ...draft, isFinal: true };
}

function otherRepsOfCard({ cards, frame }: TurnContext): Draft | undefined {
  const request = cards[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "log") return undefined;
  return otherReps(request.record, frame) ?? oneSetOther(request.record, frame);
}
