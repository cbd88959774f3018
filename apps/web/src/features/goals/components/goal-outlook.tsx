import { daysBetween } from "@ironpace/training";
import { Check, Clock3, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { Badge } from "#ui/badge.tsx";
import type { Goal } from "../api/goals.ts";
import { formatValue, valueWithUnit } from "../model/goal.ts";
import { getPast, getStart, type LoggedBest } from "../model/goal-past.ts";
import { shareOfWay } from "../model/goal-standing.ts";
import { getTrend } from "../model/goal-trend.ts";
import { GoalChart } from "./goal-chart.tsx";

interface GoalWayProps {
  readonly goal: Goal;
  /** Where the past of a goal that is one of them is known from. */
  readonly bests: readonly LoggedBest[];
}

interface GoalOutlookProps extends GoalWayProps {
  readonly today: string;
}

/** Whether the pace of a goal is enough, in words, and as a line to its date where there is a past to draw. */
export function GoalOutlook({ goal, bests, today }: GoalOutlookProps): ReactNode {
  const { past, trend } = readGoal(goal, bests, today);
  // What the log counts began at nothing on its first day.
  const isCounted = goal.measure !== null && (past[0]?.day ?? today) > goal.start_date;
  const points = isCounted ? [{ day: goal.start_date, value: 0 }, ...past] : past;
  const [first] = points;
  const isDrawn = first !== undefined && daysBetween(first.day, today) > 0 && (points.length > 1 || first.value !== goal.current_value);
  return (
    <div className="grid gap-2">
      <p className={cx("text-ui font-[550]", TONES[trend.tone])}>{trend.verdict}</p>
      {trend.pace !== undefined && <p className="text-sm text-ink-3">{trend.pace}</p>}
      {isDrawn && <GoalChart goal={goal} points={points} trend={trend} today={today} />}
    </div>
  );
}

const TONES = { ahead: "text-success", done: "text-success", behind: "text-pending", unknown: "text-ink-2" } as const;

/** Whether it comes on as it must, in a word; nothing while that is not known. */
export function GoalWord({ goal, bests, today }: GoalOutlookProps): ReactNode {
  const word = WORDS[readGoal(goal, bests, today).trend.standing];
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
  const from = getStart(goal, getPast(goal, bests)) ?? 0;
  const share = shareOfWay(goal, from);
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

function readGoal(goal: Goal, bests: readonly LoggedBest[], today: string) {
  const past = getPast(goal, bests);
  return { past, trend: getTrend(goal, today, past.slice(0, past.length - goal.goal_progress.length)) };
}
