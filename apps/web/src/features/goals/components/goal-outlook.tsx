import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { Goal } from "../api/goals.ts";
import { getTrend } from "../model/goal-trend.ts";
import { GoalChart } from "./goal-chart.tsx";

interface GoalOutlookProps {
  readonly goal: Goal;
  readonly today: string;
}

/** Whether the pace of a goal is enough, in words and as a line to its date. */
export function GoalOutlook({ goal, today }: GoalOutlookProps): ReactNode {
  const trend = getTrend(goal, today);
  return (
    <div className="grid gap-2">
      <p className={cx("text-ui font-[550]", TONES[trend.tone])}>{trend.verdict}</p>
      {trend.pace !== undefined && <p className="text-sm text-ink-3">{trend.pace}</p>}
      <GoalChart goal={goal} trend={trend} today={today} />
    </div>
  );
}

const TONES = { ahead: "text-success", done: "text-success", behind: "text-pending", unknown: "text-ink-2" } as const;
