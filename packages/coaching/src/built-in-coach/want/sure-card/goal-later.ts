import { changed } from "../../conversation/cards/goal-target.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { daysAhead } from "../days-ahead.ts";

const GOAL_RECORDS: ReadonlySet<string> = new Set(["goal-delete", "goal-change"]);

/** "Or a later date, 1 April?" beside a card that deletes or changes a goal: the goal stays, with that day. */
export function goalLater(turn: Followed): Draft | undefined {
  const { turns, diary, frame, view } = turn;
  const request = turns.at(-1)?.proposals[0]?.request;
  const record = request?.reason === "record" && GOAL_RECORDS.has(request.record.kind) ? request.record : undefined;
  if (record === undefined || !("goalId" in record)) return undefined;
  const goal = diary.goals.find(({ id }) => id === record.goalId);
  const [period] = frame.periods.filter(({ to }) => to > view.today);
  const day = frame.days.find((each) => each > view.today) ?? daysAhead(frame, view.today)[0] ?? frame.until ?? period?.to;
  if (goal === undefined || day === undefined || day <= view.today) return undefined;
  return changed(goal, record.kind === "goal-change" ? record.target : goal.target, day, turn);
}
