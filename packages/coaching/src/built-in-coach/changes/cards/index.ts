import type { CoachProposal } from "@ironpace/contract";
import { getWeekday } from "@ironpace/training";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Frame } from "../../turn/frame.ts";
import type { CoachView } from "../../view.ts";
import { askInstead, contradiction } from "./contradiction.ts";
import { withNewLength } from "./new-length.ts";

/** Cards as they may be offered: none where one contradicts the message, and each with the length that it leaves. */
export function withCheckedCards(answer: CoachAnswer, frame: Frame, view: CoachView, earlier: readonly CoachProposal[] = []): CoachAnswer {
  // The day that a card beside it moves the session to is met.
  const targets = answer.proposals.flatMap(({ request }) => (request.reason === "move" ? [getWeekday(request.to)] : []));
  const others = { ...frame, days: frame.days.filter((day) => !targets.includes(getWeekday(day))) };
  const isSame = ({ request }: CoachProposal): boolean => earlier.some((each) => JSON.stringify(each.request) === JSON.stringify(request));
  // "No, Sunday instead" beside two cards changes one of them, and the other stays as it was.
  const before = answer.proposals.every(isSame) ? earlier : [];
  const [first] = answer.proposals.flatMap(
    (card) => contradiction(card, card.request.reason === "move" ? frame : others, view, before) ?? [],
  );
  if (first === undefined) return withNewLength(answer, frame.tongue, view);
  // What else the message wanted is told in the same text, so nothing of it is offered.
  return { ...answer, proposals: [], text: askInstead(first, frame) };
}
