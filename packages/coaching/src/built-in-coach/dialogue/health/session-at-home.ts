import { shortDay } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import { getRow, sessionOn } from "../../changes/session-named.ts";
import { PREVIEW } from "../../changes/card.ts";
import { readQuestion } from "../../question.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

const NO_KIT = /\b(?:no|without|zero|any|dont have|havent got)\b.*\b(?:equipment|gear|kit|weights?|gym)\b/;
const NO_JUMPS = /\b(?:no|without|not|cant|dont)\b.*\b(?:jump\w*|impact|noise|loud|plyo\w*)\b/;
const ADDS = /^(?:(?:and|but|oh|also|plus|ok|so|no) )*/;
const USUAL_MINUTES = 30;

/** "only 30 min today", "no equipment either", "and no jumping": one session that keeps to all of it, in place of the planned one. */
export function sessionAtHome({ content, turns }: AskedQuestion, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const all = [...turns.slice(-3).map(({ question }) => readQuestion(question, "coaching_question").words), words];
  const isAdded = turns.length > 0 && words.replace(ADDS, "").split(" ").length <= 10;
  const minutes = all.flatMap((each) => /\b(\d{2}) ?min/.exec(each)?.[1] ?? []).at(-1);
  const isTimed = all.some((each) => /\b(?:only|just|got|have)\b.*\b\d{2} ?min/.test(each));
  if (!isAdded || !isTimed || !(NO_KIT.test(words) || NO_JUMPS.test(words)) || !all.some((each) => NO_KIT.test(each))) return undefined;
  const length = Number(minutes ?? USUAL_MINUTES);
  const isQuiet = all.some((each) => NO_JUMPS.test(each));
  const rounds = Math.max(2, Math.round((length - 9) / 5));
  const { plan, today } = view;
  const session = plan === undefined ? undefined : sessionOn(plan, today);
  return {
    text: [
      `**${length} min, no equipment${isQuiet ? ", no jumping" : ""}**, effort 6–7 of 10:`,
      bullet([
        `5 min warm-up: march on the spot, hip circles, arm circles, 10 slow squats to a chair`,
        `${rounds} rounds, 45 s work and 15 s change: split squat left, split squat right, push-up, hip bridge on one leg, plank with shoulder taps`,
        isQuiet
          ? "Last round instead of sprints: wall sit 45 s and slow mountain climbers 45 s"
          : "Last round: burpees 45 s and fast high knees 45 s",
        "4 min easy stretching of hips, calves and chest",
      ]),
      "If the split squat hurts your knee, do the hip bridge twice instead. Log it afterwards so that it counts towards your load.",
      ...(session === undefined || plan === undefined || !isOpen(plan, session)
        ? []
        : [`The card leaves out **${session.title}** (${shortDay(session.date)}) for it. ${PREVIEW}`]),
    ],
    ...(session !== undefined &&
      plan !== undefined &&
      isOpen(plan, session) && {
        proposals: [
          {
            title: `Home session instead of ${session.title}`,
            why: `${session.title} is left out; the days after stay.`,
            request: { reason: "missed" as const, sessionIds: [getRow(plan, session)] },
          },
        ],
      }),
  };
}
