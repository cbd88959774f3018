import { daysBetween } from "@ironpace/training";
import { Check, Clock3 } from "lucide-react";
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

/** Whether the pace of a goal is enough, in a few words, and when it is reached. */
export function GoalVerdict({ goal, bests, today }: GoalOutlookProps): ReactNode {
  const { tone, verdict, outlook } = readTrend(goal, bests, today).trend;
  const Icon = ICONS[tone];
  return (
    <div className="grid gap-0.5">
      <p className={cx("flex items-center gap-2 text-lg leading-snug font-[550]", TONES[tone])}>
        {Icon && <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />}
        {verdict}
      </p>
      {outlook !== undefined && <p className="text-sm text-ink-2 first-letter:uppercase">{outlook.replace(/ (?=\d|[A-Z])/gu, "\u00a0")}</p>}
    </div>
  );
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

const ICONS = { ahead: Check, done: Check, behind: Clock3, unknown: undefined } as const;
const TONES = { ahead: "text-success", done: "text-success", behind: "text-pending", unknown: "text-ink-2" } as const;
