import { effortAsPace } from "../advice/effort-as-pace.ts";
import { answerJudgedPace } from "../advice/judged-pace.ts";
import { answerSessionFood } from "../advice/session-food.ts";
import { answerTypedNumbers } from "../advice/typed-numbers.ts";
import { answerTypedTime } from "../advice/typed-time.ts";
import type { Asked, Sources } from "./asked.ts";
import { getSlots } from "../asking/ask.ts";
import { answerNotHeld } from "../asking/not-held.ts";
import type { Speech } from "../asking/speech.ts";
import { optionsOfSwap } from "../dialogue/cards/about-card.ts";
import { besideMove } from "../dialogue/cards/beside-move.ts";
import { chooseCard } from "../dialogue/cards/choose-card.ts";
import { droppedSession } from "../dialogue/sessions/dropped-session.ts";
import { goalOutlook } from "../dialogue/values/goal-outlook.ts";
import { otherDay } from "../dialogue/sessions/other-day.ts";
import { timeAtThat } from "../dialogue/values/other-units.ts";
import { racePace } from "../dialogue/values/race-pace.ts";
import { soreSession } from "../dialogue/health/sore-session.ts";
import { stillDoable } from "../dialogue/health/still-doable.ts";
import { trainIll } from "../dialogue/health/train-ill.ts";
import { trainOrNot } from "../dialogue/health/train-or-not.ts";
import { weekReason } from "../dialogue/sessions/week-reason.ts";
import { whySession } from "../dialogue/sessions/why-session.ts";
import { withoutContext } from "../dialogue/without-context.ts";
import { isRefused } from "./own-answer.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

/**
 * Answers that come before the question is read: those that follow from the card or the answer before it, and those whose numbers stand in the message.
 * @param withName the same message, with "it" replaced by the name of the athlete's entry that it means
 */
export async function answerFirst(
  asked: Asked,
  withName: Asked,
  view: CoachView,
  sources: Sources,
  speech: Speech,
): Promise<Draft | undefined> {
  return (
    optionsOfSwap(asked, speech) ??
    chooseCard(asked, speech === "de") ??
    trainIll(asked, view, speech) ??
    withoutContext(withName, view) ??
    whySession(asked, view, speech) ??
    weekReason(asked, view, speech) ??
    stillDoable(asked, view, speech) ??
    soreSession(asked, view, speech) ??
    otherDay(asked, view, speech) ??
    (TIME_OR_PACE.test(asked.content) ? racePace(asked, view, await sources.diary(), speech) : undefined) ??
    answerTypedNumbers(asked, view) ??
    answerTypedTime(asked, view) ??
    timeAtThat(asked.content, asked.turns, speech === "de") ??
    answerJudgedPace(asked, view) ??
    effortAsPace(asked, view) ??
    droppedSession(asked, view) ??
    (isRefused(asked, view)
      ? undefined
      : (trainOrNot(asked, view) ??
        besideMove(asked, view, await sources.diary()) ??
        goalOutlook(asked, view, await sources.diary()) ??
        answerSessionFood(asked, view) ??
        (asked.turns.length > 0 && asked.content.length > SHORT
          ? undefined
          : answerNotHeld(getSlots(asked.content, view, await sources.diary()), await sources.diary(), view, speech))))
  );
}

/** Without a time or a pace nobody asks what a target needs, and the diary need not be read. */
const TIME_OR_PACE = /\d:\d\d|pace|split|\bper k|pro k|tempo|how fast|runs?\b/iu;

/** A message so short may be the second half of a question. */
const SHORT = 120;
