import { Check, Clock3 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import type { Goal } from "../api/goals.ts";
import { formatValue, valueWithUnit } from "../model/goal.ts";
import { toGoalWay, type LoggedBest } from "../model/goal-past.ts";
import { readTrend } from "../model/goal-trend.ts";

interface GoalWayProps {
  readonly goal: Goal;
  /** Where the past of a goal that is one of them is known from. */
  readonly bests: readonly LoggedBest[];
}

interface GoalWordProps extends GoalWayProps {
  readonly today: string;
}

/** Whether the goal is on course for its day: "6 weeks behind"; nothing while that is not known. */
export function GoalWord({ goal, bests, today }: GoalWordProps): ReactNode {
  const { tone, verdict, outlook } = readTrend(goal, bests, today).trend;
  if (outlook === undefined || tone === "unknown") return null;
  return tone === "behind" ? (
    <Badge tone="pending" icon={Clock3}>
      {verdict}
    </Badge>
  ) : (
    <Badge tone="success" icon={Check}>
      {verdict}
    </Badge>
  );
}

/** The way from the first value to the target, with both at its ends, and how much of it is done. */
export function GoalWay({ goal, bests }: GoalWayProps): ReactNode {
  const { from, share } = toGoalWay(goal, bests);
  const ticks = rulerTicks(from, goal.target_value);
  return (
    <>
      <div
        role="progressbar"
        aria-label={`Progress of ${goal.title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${share}% of the way`}
        className="relative h-2.5 rounded-[2px] bg-hover"
      >
        <div className="h-full rounded-[2px] bg-ink" style={{ width: `${share}%` }} />
        {ticks.map((place) => (
          <i key={place} aria-hidden="true" className="absolute inset-y-0 w-px bg-canvas" style={{ left: `${place}%` }} />
        ))}
        <i aria-hidden="true" className="absolute -inset-y-1 w-0.75 -translate-x-1/2 bg-ember" style={{ left: `${share}%` }} />
      </div>
      <p className="mt-1.5 flex justify-between text-xs text-ink-3">
        <span aria-hidden="true">{formatValue(from, goal)}</span>
        <span className="sr-only">{share}% of the way</span>
        <span aria-hidden="true">{valueWithUnit(goal.target_value, goal)}</span>
      </p>
    </>
  );
}

/** Most parts that a ruler as narrow as a phone shows apart; each is one unit, or a step that plates and clocks have. */
const MAX_TICKS = 10;
const TICK_STEPS = [0.5, 1, 2.5, 5, 10, 25, 50, 60, 100, 300, 600, 1000];

/** Places of round values between both ends of the way, in percent. */
function rulerTicks(from: number, to: number): readonly number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const step = TICK_STEPS.find((each) => (high - low) / each <= MAX_TICKS && (high - low) / each >= 1);
  if (step === undefined) return [];
  const first = Math.floor(low / step) + 1;
  const count = Math.max(0, Math.ceil(high / step) - first);
  return Array.from({ length: count }, (_, index) => (100 * ((first + index) * step - from)) / (to - from));
}
