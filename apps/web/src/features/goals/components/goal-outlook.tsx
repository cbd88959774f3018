import { daysBetween } from "@ironpace/training";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { Goal } from "../api/goals.ts";
import type { LoggedBest } from "../model/goal-past.ts";
import { readTrend } from "../model/goal-trend.ts";
import { GoalChart } from "./goal-chart.tsx";

interface GoalOutlookProps {
  readonly goal: Goal;
  /** Where the past of a goal that is one of them is known from. */
  readonly bests: readonly LoggedBest[];
  readonly today: string;
}

/** Whether the pace of a goal is enough, in words. */
export function GoalVerdict({ goal, bests, today }: GoalOutlookProps): ReactNode {
  const { trend } = readTrend(goal, bests, today);
  return <p className={cx("text-lg leading-snug font-[550]", TONES[trend.tone])}>{trend.verdict}</p>;
}

/** What the pace of a goal is, and its line to its date where there is a past to draw. */
export function GoalOutlook({ goal, bests, today }: GoalOutlookProps): ReactNode {
  const { past, trend } = readTrend(goal, bests, today);
  // What the log counts began at nothing on its first day.
  const isCounted = goal.measure !== null && (past[0]?.day ?? today) > goal.start_date;
  const points = isCounted ? [{ day: goal.start_date, value: 0 }, ...past] : past;
  const [first] = points;
  const isDrawn = first !== undefined && daysBetween(first.day, today) > 0 && (points.length > 1 || first.value !== goal.current_value);
  return (
    <div className="grid gap-2">
      {trend.pace !== undefined && <p className="text-sm text-ink-3">{trend.pace}</p>}
      {isDrawn && <GoalChart goal={goal} points={points} trend={trend} today={today} />}
      {isDrawn && trend.perDay !== undefined && goal.due_date > today && (
        <ul aria-hidden="true" className="flex gap-5 text-xs text-ink-3 *:flex *:items-center *:gap-2">
          <li>
            <i className="w-5 border-t-[1.5px] border-control" />
            Needed
          </li>
          <li>
            <i className="w-5 border-t-[2.5px] border-dotted border-iron" />
            On course
          </li>
        </ul>
      )}
    </div>
  );
}

const TONES = { ahead: "text-success", done: "text-success", behind: "text-pending", unknown: "text-ink-2" } as const;
