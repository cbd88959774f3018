import { daysBetween } from "@ironpace/training";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { Goal, GoalProgress } from "../api/goals.ts";
import type { GoalTrend } from "../model/goal-trend.ts";
import { GoalChart } from "./goal-chart.tsx";

interface GoalOutlookProps {
  readonly goal: Goal;
  readonly past: readonly GoalProgress[];
  readonly trend: GoalTrend;
  readonly today: string;
}

/** Whether the pace of a goal is enough, in words, and as a line to its date where there is a past to draw. */
export function GoalOutlook({ goal, past, trend, today }: GoalOutlookProps): ReactNode {
  const points = goal.measure !== null && past.length === 0 ? [{ day: goal.start_date, value: 0 }] : past;
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
