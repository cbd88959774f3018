import { shortDay } from "@ironpace/training";
import { speak, type Speech } from "../../asking/speech.ts";
import { moveTo, possibleDays } from "../../changes/move-to.ts";
import { daysNamed } from "../../changes/session-named.ts";
import { answerInGerman } from "../../language/german/answer-in-german.ts";
import { readQuestion } from "../../question.ts";
import { list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { sessionIn } from "../focus.ts";
import type { Turn } from "../turn.ts";

const DAY = "(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
const WORKS = new RegExp(
  `^(?:(?:and|but|so|ok|hm+|or|what about|how about|maybe|could i do it|could we do it|can i do it|i could do it|i can do it|i could do|i can do|do it|i could|i can|then|on|rather|better|instead) )*${DAY}(?: (?:would|could|might|does|will|is|works?|be|fine|ok|okay|possible|good|better|instead|then|work|though|free|for me|i guess))*$`,
);
const WHEN =
  /^(?:(?:and|but|so|ok|then) )*(?:when|what day|which day) (?:do|can|could|should|would) i (?:do|make|have|fit) (?:it|that)(?: (?:up|in|then|instead))*$/;

/** "sunday would work" beside a card that leaves a session out: it moves there instead; "and when do I do it then" names the days. */
export function otherDay(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
  speech: Speech,
): Draft | undefined {
  const turn = turns.at(-1);
  const { plan } = view;
  if (plan === undefined || turn?.proposals[0]?.request.reason !== "missed" || turn.proposals.length > 1 || turn.decision !== null)
    return undefined;
  const { words } = readQuestion(content, "coaching_question");
  const session = sessionIn(turn, view);
  if (session === undefined) return undefined;
  if (WHEN.test(words)) {
    const days = possibleDays(session, plan, view);
    return {
      isFinal: true,
      text: [
        days.length === 0
          ? speak(speech)(
              `No other day of its week fits, so it is left out: missing one session does no harm.`,
              `In dieser Woche passt kein anderer Tag, also fällt sie aus: eine Einheit weniger kostet nichts.`,
            )
          : speak(speech)(
              `This card leaves it out, and no later session makes up for it. If you want to do it, **${session.title}** could go to ${list(days.slice(0, 3).map(shortDay))}. Which one?`,
              `Diese Karte lässt sie ausfallen, und nachgeholt wird sie nicht. Wenn du sie machen willst: **${session.title}** könnte auf ${list(days.slice(0, 3).map(shortDay))}. Welcher Tag?`,
            ),
      ],
      proposals: turn.proposals,
      ...(speech === "en" && { followUps: days.slice(0, 3).map((day) => `Move it to ${shortDay(day).slice(0, 3)}`) }),
    };
  }
  const [named] = daysNamed(words, view.today);
  if (named === undefined || named.day === session.date || !WORKS.test(words)) return undefined;
  const draft = moveTo(session, named.day, view);
  return { ...draft, isFinal: true, text: speech === "de" ? answerInGerman(draft.text) : draft.text };
}
