import { getGoalValue, isGoalOfBest } from "@ironpace/contract";
import type { Goal, GoalProgress } from "../api/goals.ts";
import { reaches } from "./goal.ts";

/** A personal best with what it was before, as far as a goal needs it. */
export interface LoggedBest {
  readonly exercise_name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly date: string;
  readonly personal_best_history: readonly { readonly value: string; readonly unit: string | null; readonly date: string }[];
}

/** The values a goal has had: its own, and before them those of the personal best it is about. */
export function getPast(goal: Goal, bests: readonly LoggedBest[]): readonly GoalProgress[] {
  const own = goal.goal_progress;
  const best = goal.measure === null ? bests.find((each) => isAbout(goal, each)) : undefined;
  if (best === undefined) return own;
  const [first] = own;
  const earlier = [...best.personal_best_history, best]
    .filter(({ unit }) => unit === best.unit)
    .map(({ date, value }) => ({ day: date, value: getGoalValue(value, goal.unit) }))
    .filter(({ day, value }) => !Number.isNaN(value) && (first === undefined || day < first.day));
  return [...earlier, ...own].toSorted((a, b) => a.day.localeCompare(b.day));
}

export interface GoalWay {
  /** The value it began with; 0 while only one value is known. */
  readonly from: number;
  /** How much of the way from there to the target is behind, 0 to 100, rounded and capped. */
  readonly share: number;
}

/** How far a goal is, on every page: measured from its own start, else from the earliest value of it or of the best it is about. */
export function toGoalWay(goal: Goal, bests: readonly LoggedBest[]): GoalWay {
  const { current_value: current, target_value: target, falling } = goal;
  const start = getStart(goal, getPast(goal, bests));
  // Nobody comes down from nothing, and a lift begins at its best, not at an empty bar: without a start there is no way behind them yet.
  const from = start ?? (falling ? Math.max(current, target) : isOfExercise(goal) ? Math.min(current, target) : 0);
  if (from === target || reaches(current, goal)) return { from, share: 100 };
  return { from, share: Math.min(100, Math.max(0, Math.round((100 * (current - from)) / (target - from)))) };
}

/** Counted as the best of an exercise, which stood before the goal was set. */
const isOfExercise = ({ measure }: Goal): boolean => measure === "weight" || measure === "reps";

/** After an injury the earliest value may be past the target already: a goal to come back begins with its own first value. */
function getStart(goal: Goal, past: readonly GoalProgress[]): number | undefined {
  const { start_value, current_value, falling, goal_progress: own } = goal;
  const start = [start_value ?? past[0]?.value, own[0]?.value].find((value) => value !== undefined && !reaches(value, goal));
  if (start === undefined || start === current_value) return undefined;
  return falling ? Math.max(start, current_value) : Math.min(start, current_value);
}

function isAbout({ title, unit, current_value: current }: Goal, { exercise_name: name, ...best }: LoggedBest): boolean {
  return isGoalOfBest({ title, unit, current }, { name, unit: best.unit, value: best.value });
}
