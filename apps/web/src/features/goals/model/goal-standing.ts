import { daysBetween } from "@ironpace/training";
import type { Goal } from "../api/goals.ts";

export type Standing = "open" | "overdue" | "completed";

/** Overdue when no day is left, the due day itself included. */
export function getStanding({ completed_at, due_date }: Pick<Goal, "completed_at" | "due_date">, today: string): Standing {
  if (completed_at !== null) return "completed";
  return daysBetween(today, due_date) <= 0 ? "overdue" : "open";
}
