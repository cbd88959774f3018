import { type Session, shortDay } from "@ironpace/training";
import { PREVIEW } from "../../changes/card.ts";
import { getRow } from "../../changes/session-named.ts";
import { readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { sessionsIn } from "../focus.ts";
import type { Turn } from "../turn.ts";

const DROPS =
  /^(?:(?:and|so|ok|too much|thats too much|can you|please) )*(?:drop|skip|cut|leave out|take out|remove) (?:one|a session|one of (?:them|those|these))\b|\bwhich (?:one )?(?:would|should|could|can) (?:you|i|we) (?:drop|skip|leave out|cut)\b|^(?:thats |that is |its )?too much$/;
const LISTED_TURNS = 2;

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** "too much, drop one" after the sessions of a week: the one that costs least, with its card. */
export function droppedSession({ content, turns }: Asked, view: CoachView): Draft | undefined {
  const { plan } = view;
  const { words } = readQuestion(content, "coaching_question");
  if (plan === undefined || !DROPS.test(words)) return undefined;
  const listed = turns
    .slice(-LISTED_TURNS)
    .map((turn) => sessionsIn(turn, view).filter((session) => isOpen(plan, session)))
    .findLast((sessions) => sessions.length > 1);
  const least = listed?.toSorted((a, b) => worth(a) - worth(b))[0];
  if (least === undefined) return undefined;
  return {
    text: [
      `**${least.title}** on ${shortDay(least.date)}, ${least.duration} min: it costs your goals least${least.hard ? "" : ", because it is not one of the hard ones"}. You do not have to catch up later.`,
      PREVIEW,
    ],
    proposals: [
      {
        title: `Rest on ${shortDay(least.date)}`,
        why: `${least.title} is left out.`,
        request: { reason: "missed", sessionIds: [getRow(plan, least)] },
      },
    ],
    followUps: ["Another one instead", "Make the week easier instead"],
    isFinal: true,
  };
}

/** Hard and long runs carry a week; what is easy and short goes first. */
function worth({ hard, code, duration }: Session): number {
  return (hard ? 1000 : 0) + (code === "RL" ? 500 : 0) + duration;
}
