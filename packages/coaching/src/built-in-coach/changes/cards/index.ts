import type { CoachProposal } from "@ironpace/contract";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Frame } from "../../turn/frame.ts";
import type { CoachView } from "../../view.ts";
import { askInstead, contradiction } from "./contradiction.ts";
import { withNewLength } from "./new-length.ts";

/** Cards as they may be offered: none where one contradicts the message, and each with the length that it leaves. */
export function withCheckedCards(answer: CoachAnswer, frame: Frame, view: CoachView, earlier: readonly CoachProposal[] = []): CoachAnswer {
  const [first] = answer.proposals.flatMap((card) => contradiction(card, frame, view, earlier) ?? []);
  if (first === undefined) return withNewLength(answer, frame.tongue, view);
  // What else the message wanted is told in the same text, so nothing of it is offered.
  return { ...answer, proposals: [], text: askInstead(first, frame) };
}
