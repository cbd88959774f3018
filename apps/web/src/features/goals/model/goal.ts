import { clockOfGoal, GOAL_UNITS, type GoalCategory, type GoalEntry, type GoalMeasure, isClockGoal } from "@ironpace/contract";
import { daysBetween } from "@ironpace/training";
import type { Goal } from "../api/goals.ts";
import { type Standing, getStanding } from "./goal-standing.ts";

/** Whether `value` is as good as the target, or better. */
export function reaches(value: number, { target_value, falling }: Pick<Goal, "target_value" | "falling">): boolean {
  return falling ? value <= target_value : value >= target_value;
}

/** "12 days left", "1 day left", "Overdue". */
export function timeLeft(due_date: string, today: string): string {
  const days = daysBetween(today, due_date);
  if (days <= 0) return "Overdue";
  return days === 1 ? "1 day left" : `${days} days left`;
}

type Measured = Pick<Goal, "unit" | "falling">;

/** "12.5": a value without zeros that say nothing; "45:30" of a time to beat. */
export function formatValue(value: number, goal: Measured): string {
  return isClockGoal(goal) ? clockOfGoal(value, goal.unit) : value.toLocaleString("en-GB", { maximumFractionDigits: 2 });
}

/** "12.5 kg"; a clock needs no unit. */
export function valueWithUnit(value: number, goal: Measured): string {
  return isClockGoal(goal) ? formatValue(value, goal) : `${formatValue(value, goal)} ${goal.unit}`;
}

/** A stored value as the form shows it. */
export function typedValue(value: number, goal: Measured): string {
  return isClockGoal(goal) ? clockOfGoal(value, goal.unit) : String(value);
}

export interface GoalFilter {
  readonly search: string;
  readonly category: GoalCategory | "all";
  readonly standing: Standing | "all";
}

/** Those that fit; what is open first, in the order they are due, what is completed last. */
export function filterGoals(goals: readonly Goal[], { search, category, standing }: GoalFilter, today: string): readonly Goal[] {
  const words = search.trim().toLowerCase();
  const fits = (goal: Goal) =>
    (category === "all" || goal.category === category) &&
    (standing === "all" || getStanding(goal, today) === standing) &&
    `${goal.title} ${goal.description ?? ""}`.toLowerCase().includes(words);
  return goals.filter(fits).toSorted((a, b) => Number(a.completed_at !== null) - Number(b.completed_at !== null));
}

/** A stored goal as the form shows it, or an empty form of `today`. */
export function goalForm(goal: Goal | undefined, today: string): GoalEntry {
  return {
    title: goal?.title ?? "",
    description: goal?.description ?? "",
    category: goal?.category ?? null,
    measure: goal?.measure ?? "own",
    exercise_name: goal?.exercise_name ?? "",
    falling: goal?.falling ?? false,
    current_value: goal === undefined ? "0" : typedValue(goal.current_value, goal),
    start_value: goal?.start_value == null ? "" : typedValue(goal.start_value, goal),
    target_value: goal === undefined ? "" : typedValue(goal.target_value, goal),
    unit: goal?.unit ?? "",
    start_date: goal?.start_date ?? today,
    due_date: goal?.due_date ?? "",
  };
}

/** The unit that goes with another measure: the one that was typed where it fits. */
export function unitFor(measure: GoalMeasure, unit: string): string {
  const units = GOAL_UNITS[measure];
  return units.length === 0 || units.includes(unit) ? unit : (units[0] ?? "");
}
