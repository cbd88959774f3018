import { changed } from "../../conversation/cards/goal-target.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { dayAheadSaid } from "../card-fields/day-said.ts";

const GOAL_RECORDS: ReadonlySet<string> = new Set(["goal-delete", "goal-change"]);

/** "Or a later date, 1 April?" beside a card that deletes or changes a goal: the goal stays, with that day. */
export function goalLater(turn: Followed): Draft | undefined {
  const { turns, diary, frame } = turn;
  const request = turns.at(-1)?.proposals[0]?.request;
  const record = request?.reason === "record" && GOAL_RECORDS.has(request.record.kind) ? request.record : undefined;
  if (record === undefined || !("goalId" in record)) return undefined;
  const goal = diary.goals.find(({ id }) => id === record.goalId);
  const said = dayAheadSaid(turn, record.kind === "goal-change" ? record.due : goal?.due);
  if (goal === undefined || said === undefined) return undefined;
  // "Leave 112.5 but till 22 Feb": a number beside the day is the target.
  const [number, other] = [...new Set(frame.numbers)];
  const target = goal.unit !== "min" && number !== undefined && other === undefined ? number : undefined;
  return changed(goal, target ?? (record.kind === "goal-change" ? record.target : goal.target), said, turn);
}
