import type { Day } from "@ironpace/training";
import { changed } from "../../conversation/cards/goal-target.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { daysAhead } from "../days-ahead.ts";

const GOAL_RECORDS: ReadonlySet<string> = new Set(["goal-delete", "goal-change"]);

/** "Or a later date, 1 April?" beside a card that deletes or changes a goal: the goal stays, with that day. */
export function goalLater(turn: Followed): Draft | undefined {
  const { turns, diary, frame, view } = turn;
  const request = turns.at(-1)?.proposals[0]?.request;
  const record = request?.reason === "record" && GOAL_RECORDS.has(request.record.kind) ? request.record : undefined;
  if (record === undefined || !("goalId" in record)) return undefined;
  const goal = diary.goals.find(({ id }) => id === record.goalId);
  const dated = frame.days.map((each) => (each > view.today ? each : `${Number(each.slice(0, 4)) + 1}${each.slice(4)}`));
  const isDated = frame.tokens.some(({ concept }) => concept.startsWith("month"));
  const named = (isDated ? dated[0] : frame.days.find((each) => each > view.today)) ?? daysAhead(frame, view.today)[0] ?? frame.until;
  const day = named ?? endOfPeriod(turn);
  if (goal === undefined || day === undefined || day <= view.today) return undefined;
  return changed(goal, record.kind === "goal-change" ? record.target : goal.target, day, turn);
}

const INTO = /\b(?:to|until|till|by|auf|bis|zum|au|a|en|pour|hasta|para|fino a|entro)\b/g;

/** "Push it to May": the last day of a month that is named without one, the next such month. */
function endOfPeriod({ frame, words, tongue, view }: Followed): Day | undefined {
  const again = readFrame(words.replaceAll(INTO, "in"), tongue, view.today);
  const [period] = frame.periods.length > 0 ? frame.periods : again.periods;
  if (period === undefined || !(period.kind === "month" || period.to > view.today)) return undefined;
  return period.to > view.today ? period.to : `${Number(period.to.slice(0, 4)) + 1}${period.to.slice(4)}`;
}
