import { type Reader, readInOrder } from "../../answer/reader.ts";
import type { AskedQuestion } from "../../answer/asked.ts";
import { type TurnContext, readFocus } from "../../focus/focus.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";
import { afterPlan } from "./after-plan.ts";
import { bestOfCard } from "./best-of-card.ts";
import { moveFromBusyDay } from "./busy-day.ts";
import { chooseDay } from "./choose-day.ts";
import { compareAnswers } from "./compare.ts";
import { completedRequest } from "./completed.ts";
import { deloadReason } from "./deload-reason.ts";
import { extraWork } from "./extra-work.ts";
import { continuePlan } from "../last-answer/continue-plan.ts";
import { sayWhetherPlanned } from "../last-answer/entry-of-plan.ts";
import { confirmPlanned } from "../last-answer/planned-that-day.ts";
import { explainForm } from "../last-answer/explain-form.ts";
import { judgeRestDays } from "../last-answer/enough-rest.ts";
import { judgeHardDays } from "../last-answer/hard-days.ts";
import { judgeWorkForGoal } from "../last-answer/enough-for-goal.ts";
import { tellOfRow } from "../last-answer/row-attribute.ts";
import { offerExtra } from "../last-answer/extra-today.ts";
import { adviseOnGoal } from "../last-answer/goal-advice.ts";
import { tellSessionsTrend } from "../last-answer/sessions-trend.ts";
import { judgeSkip } from "../last-answer/skip-verdict.ts";
import { comparePeriod } from "../last-answer/compare-period.ts";
import { sayWhetherReached } from "../last-answer/goal-reached.ts";
import { loadOfLine } from "../last-answer/line-load.ts";
import { fillOpenCard } from "../open-card/index.ts";
import { fillWeekForm } from "../open-card/week-form.ts";
import { goalToMove } from "./goal-to-move.ts";
import { noLongerDisliked } from "./no-longer-disliked.ts";
import { ownSport } from "./own-sport.ts";
import { partIsFine } from "./part-is-fine.ts";
import { judgePeriod } from "./judge-period.ts";
import { oneMore } from "./one-more.ts";
import { reserveOfEffort } from "./reserve.ts";
import { weekAgainstPlan } from "./week-against-plan.ts";
import { whyPlanEnds } from "./why-plan-ends.ts";

/** What a turn does with an object that the conversation is about, by act and object; no reader looks at a topic word alone. */
const REQUESTS: readonly Reader<TurnContext>[] = [
  { name: "part is fine", reads: "my knee is fine, just tired", answer: partIsFine },
  { name: "open card", reads: "and only 60 min", answer: fillOpenCard },
  { name: "training week", reads: "4 days a week in December, no Wednesdays", answer: fillWeekForm },
  { name: "choice of two days", reads: "long run on Friday or Sunday, what's better?", answer: chooseDay },
  { name: "planned that day", reads: "can I do the threshold run tomorrow?", answer: confirmPlanned },
  { name: "busy day", reads: "move tomorrow's run to Tuesday, I'm on a train all Monday", answer: moveFromBusyDay },
  { name: "form explained", reads: "what does the −20 mean?", answer: explainForm },
  { name: "own entry or plan", reads: "is the mobility class part of the plan?", answer: sayWhetherPlanned },
  { name: "next block", reads: "how many of these are planned? plan the rest then", answer: continuePlan },
  { name: "load of a line", reads: "how heavy is the press? make it 32.5", answer: loadOfLine },
  { name: "verdict on leaving out", reads: "should I skip tomorrow?", answer: judgeSkip },
  { name: "enough rest", reads: "am I getting enough rest?", answer: judgeRestDays },
  { name: "hard days in a row", reads: "is it bad to train hard two days in a row?", answer: judgeHardDays },
  { name: "enough for a goal", reads: "am I doing enough pull-ups to hit 12 by Christmas?", answer: judgeWorkForGoal },
  { name: "one session of the log", reads: "how long did it take?", answer: tellOfRow },
  { name: "advice on a goal", reads: "so what should I do about it?", answer: adviseOnGoal },
  { name: "trend of sessions", reads: "how did my long runs develop over the last 5 weeks?", answer: tellSessionsTrend },
  { name: "something on a free day", reads: "give me something for today, only 30 min, no gym", answer: offerExtra },
  { name: "goal reached", reads: "does that mean the goal is done?", answer: sayWhetherReached },
  { name: "compared period", reads: "how does that compare to last week?", answer: comparePeriod },
  { name: "goal to move", reads: "which one should I drop then? (goals)", answer: goalToMove },
  { name: "difference of two answers", reads: "so how much more is that?", answer: compareAnswers },
  { name: "verdict on a period", reads: "is that a lot? should I worry?", answer: judgePeriod },
  { name: "reason of a deload", reads: "why only three tomorrow?", answer: deloadReason },
  { name: "week against the plan", reads: "did I do more than planned in week 2?", answer: weekAgainstPlan },
  { name: "reserve of an effort", reads: "does RPE 8 mean two reps left?", answer: reserveOfEffort },
  { name: "no longer disliked", reads: "take rope climb off my dislikes", answer: noLongerDisliked },
  { name: "own sport", reads: "football on Tuesdays, is that a problem?", answer: ownSport },
  { name: "why the plan ends", reads: "why does my plan end before my race?", answer: whyPlanEnds },
  { name: "after the plan", reads: "what happens after 13 December?", answer: afterPlan },
  { name: "another count", reads: "make it 4", answer: oneMore },
  { name: "best of an open card", reads: "and add it to my bests", answer: bestOfCard },
  { name: "extra work", reads: "more pull-ups, twice a week", answer: extraWork },
];

/** A turn read as a request: answered, or put in words that stand alone. Undefined where it is neither. */
export function readRequest(
  asked: AskedQuestion,
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
