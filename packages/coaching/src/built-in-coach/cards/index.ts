import type { CoachAnswer } from "../coach-answer.ts";
import type { Frame } from "../turn/frame.ts";
import type { CoachView } from "../view.ts";
import { askInstead, contradiction } from "./contradiction.ts";
import { withNewLength } from "./new-length.ts";

/** Cards as they may be offered: none that contradicts the message, and each with the length that it leaves. */
export function withCheckedCards(answer: CoachAnswer, frame: Frame, view: CoachView): CoachAnswer {
  const against = answer.proposals.flatMap((card) => {
    const found = contradiction(card, frame, view);
    return found === undefined ? [] : [{ card, found }];
  });
  const [first] = against;
  if (first === undefined) return withNewLength(answer, frame.tongue, view);
  const proposals = answer.proposals.filter((card) => against.every((each) => each.card !== card));
  return { ...answer, proposals, text: proposals.length === 0 ? askInstead(first.found, frame) : answer.text };
}
