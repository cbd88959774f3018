import { daysBetween } from "@ironpace/training";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay, unbroken } from "#ui/format.ts";
import { useMedia } from "#ui/use-media.ts";
import type { Goal } from "../api/goals.ts";
import { timeLeft } from "../model/goal.ts";
import type { LoggedBest } from "../model/goal-past.ts";
import { getStanding } from "../model/goal-standing.ts";
import { readTrend } from "../model/goal-trend.ts";
import { GoalChart } from "./goal-chart.tsx";

interface GoalOutlookProps {
  readonly goal: Goal;
  /** Where the past of a goal that is one of them is known from. */
  readonly bests: readonly LoggedBest[];
  readonly today: string;
}

/** When a goal is due, and when it is reached at this pace; where that is not known, what is missing. */
export function GoalDates({ goal, bests, today }: GoalOutlookProps): ReactNode {
  const { verdict, outlook } = readTrend(goal, bests, today).trend;
  const standing = getStanding(goal, today);
  const due = `${unbroken(formatDay(goal.due_date))}\u00a0${goal.due_date.slice(0, 4)}`;
  const when =
    standing === "completed" ? `Due ${due}` : `${timeLeft(goal.due_date, today)}, ${standing === "overdue" ? "was due" : "due"} ${due}`;
  return (
    <p className="text-sm text-ink-2">
      {when}
      {outlook === undefined ? `. ${verdict}` : `, ${outlook.replace(/ (?=\d|[A-Z])/gu, "\u00a0")}.`}
    </p>
  );
}

/** What the pace of a goal is, and its line to its date where there is a past to draw; on a phone that opens with the pace. */
export function GoalOutlook({ goal, bests, today }: GoalOutlookProps): ReactNode {
  const isWide = useMedia("(min-width: 64rem)");
  const { past, trend } = readTrend(goal, bests, today);
  // What the log counts began at nothing on its first day.
  const isCounted = goal.measure !== null && (past[0]?.day ?? today) > goal.start_date;
  const points = isCounted ? [{ day: goal.start_date, value: 0 }, ...past] : past;
  const [first] = points;
  const isDrawn = first !== undefined && daysBetween(first.day, today) > 0 && (points.length > 1 || first.value !== goal.current_value);
  const chart = (
    <>
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
    </>
  );
  if (!isWide && isDrawn)
    return (
      <details className="group text-sm text-ink-2">
        <summary className="hit-area flex cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          {trend.pace ?? "Progress so far"}
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-2">{chart}</div>
      </details>
    );
  return (
    <div className="grid gap-2">
      {trend.pace !== undefined && <p className="text-sm text-ink-3">{trend.pace}</p>}
      {chart}
    </div>
  );
}
