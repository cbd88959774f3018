import { type Reader, readInOrder } from "../../answer/reader.ts";
import type { Asked } from "../../answer/asked.ts";
import { type Focus, readFocus } from "../../focus/focus.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";
import { afterPlan } from "./after-plan.ts";
import { bestOfCard } from "./best-of-card.ts";
import { compareAnswers } from "./compare.ts";
import { completedRequest } from "./completed.ts";
import { deloadReason } from "./deload-reason.ts";
import { extraWork } from "./extra-work.ts";
import { fillOpenCard } from "../open-card/index.ts";
import { fillWeekForm } from "../open-card/week-form.ts";
import { goalToMove } from "./goal-to-move.ts";
import { judgePeriod } from "./judge-period.ts";
import { oneMore } from "./one-more.ts";
import { reserveOfEffort } from "./reserve.ts";
import { weekAgainstPlan } from "./week-against-plan.ts";

/** What a turn does with an object that the conversation is about, by act and object; no reader looks at a topic word alone. */
const REQUESTS: readonly Reader<Focus>[] = [
  { name: "open card", reads: "and only 60 min", answer: fillOpenCard },
  { name: "training week", reads: "4 days a week in December, no Wednesdays", answer: fillWeekForm },
  { name: "goal to move", reads: "which one should I drop then? (goals)", answer: goalToMove },
  { name: "difference of two answers", reads: "so how much more is that?", answer: compareAnswers },
  { name: "verdict on a period", reads: "is that a lot? should I worry?", answer: judgePeriod },
  { name: "reason of a deload", reads: "why only three tomorrow?", answer: deloadReason },
  { name: "week against the plan", reads: "did I do more than planned in week 2?", answer: weekAgainstPlan },
  { name: "reserve of an effort", reads: "does RPE 8 mean two reps left?", answer: reserveOfEffort },
  { name: "after the plan", reads: "what happens after 13 December?", answer: afterPlan },
  { name: "another count", reads: "make it 4", answer: oneMore },
  { name: "best of an open card", reads: "and add it to my bests", answer: bestOfCard },
  { name: "extra work", reads: "more pull-ups, twice a week", answer: extraWork },
];

/** A turn read as a request: answered, or put in words that stand alone. Undefined where it is neither. */
export function readRequest(
  asked: Asked,
  tongue: Tongue,
  known: { readonly diary: Diary; readonly view: CoachView },
): { readonly draft: Draft } | { readonly whole: string } | undefined {
  const focus = readFocus(asked, tongue, known);
  // A complaint or an illness goes first, whatever else a turn asks.
  if (focus.frame.hasPain || focus.frame.isIll) return undefined;
  const draft = readInOrder(REQUESTS, focus);
  if (draft !== undefined) return { draft };
  const whole = completedRequest(focus);
  return whole === undefined ? undefined : { whole };
}
