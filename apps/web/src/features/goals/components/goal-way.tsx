import { Check, Clock3, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import type { Goal } from "../api/goals.ts";
import { formatValue, valueWithUnit } from "../model/goal.ts";
import { getWay, type LoggedBest } from "../model/goal-past.ts";
import { readTrend } from "../model/goal-trend.ts";

interface GoalWayProps {
  readonly goal: Goal;
  /** Where the past of a goal that is one of them is known from. */
  readonly bests: readonly LoggedBest[];
}

interface GoalWordProps extends GoalWayProps {
  readonly today: string;
}

/** Whether the goal is on course for its day, in a word; nothing while that is not known. */
export function GoalWord({ goal, bests, today }: GoalWordProps): ReactNode {
  const word = WORDS[readTrend(goal, bests, today).trend.standing];
  return (
    word && (
      <Badge tone={word.tone} icon={word.icon}>
        {word.text}
      </Badge>
    )
  );
}

const WORDS = {
  ahead: { text: "Ahead", tone: "success", icon: TrendingUp },
  "on-track": { text: "On track", tone: "success", icon: Check },
  behind: { text: "Behind", tone: "pending", icon: Clock3 },
  unknown: undefined,
} as const;

/** The way from the first value to the target, with both at its ends, and how much of it is done. */
export function GoalWay({ goal, bests }: GoalWayProps): ReactNode {
  const { from, share } = getWay(goal, bests);
  return (
    <>
      <div
        role="progressbar"
        aria-label={`Progress of ${goal.title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${share}% of the way`}
        className="h-2 overflow-hidden rounded-[2px] bg-hover"
      >
        <div className="h-full rounded-[2px] bg-ink" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-1 flex justify-between text-xs text-ink-3">
        <span aria-hidden="true">{formatValue(from, goal)}</span>
        <span>{share}% of the way</span>
        <span aria-hidden="true">{valueWithUnit(goal.target_value, goal)}</span>
      </p>
    </>
  );
}
