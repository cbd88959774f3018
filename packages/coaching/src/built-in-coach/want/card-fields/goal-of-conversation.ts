import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { changed } from "../../conversation/cards/goal-target.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { goalFor } from "../../conversation/values/progress-of.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { goalCard } from "../make-card.ts";
import type { WantReading } from "../wants.ts";
import { dayAheadSaid } from "./day-said.ts";

const LIKELY = 0.5;
const MOST_TURNS = 4;

/** "Then push the deadline to the end of March" after turns about one goal: that goal is meant, and not asked for. */
export function goalOfConversation(found: CoachAnswer, { shareOf }: WantReading, turn: Followed): Draft | undefined {
  const { turns, frame, tongue, view } = turn;
  if (turns.length === 0 || found.proposals.length > 0 || frame.subjects.length > 0 || frame.content.includes("?")) return undefined;
  if (shareOf((want) => want === "goal-change") < LIKELY) return undefined;
  const goals = turns
    .slice(-MOST_TURNS)
    .toReversed()
    .flatMap(({ question }) => readFrame(question, tongue, view.today).subjects.flatMap(({ name }) => goalFor(name, turn) ?? []));
  const [goal] = goals;
  const due = goal === undefined ? undefined : dayAheadSaid(turn, goal.due);
  if (goal === undefined) return undefined;
  return due === undefined ? goalCard(turn, goal) : changed(goal, goal.target, due, turn);
}
