import { daysBetween } from "@ironpace/training";
import type { Goal } from "../api/goals.ts";

/** How far a goal is, 0 to 100, rounded and capped: the value over the target; of one that falls, the way down that is behind it. */
export function getProgress({
  current_value,
  target_value,
  start_value,
}: Pick<Goal, "current_value" | "target_value" | "start_value">): number {
  const share = start_value === null ? current_value / target_value : (start_value - current_value) / (start_value - target_value);
  return Math.min(100, Math.max(0, Math.round(100 * share)));
}

/** How far it is from a starting value to the target, 0 to 100. */
export function shareOfWay({ current_value, target_value }: Pick<Goal, "current_value" | "target_value">, start: number): number {
  if (start === target_value) return 100;
  return Math.min(100, Math.max(0, Math.round((100 * (current_value - start)) / (target_value - start))));
}

export type Standing = "open" | "overdue" | "completed";

/** Overdue when no day is left, the due day itself included. */
export function getStanding({ completed_at, due_date }: Pick<Goal, "completed_at" | "due_date">, today: string): Standing {
  if (completed_at !== null) return "completed";
  return daysBetween(today, due_date) <= 0 ? "overdue" : "open";
}
