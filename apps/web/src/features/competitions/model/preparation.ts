import { daysBetween, type Day } from "@ironpace/training";
import type { Competition } from "../api/competitions.ts";

/** The day itself is still to come: upcoming until it is over. */
export function isPast({ date }: Pick<Competition, "date">, today: Day): boolean {
  return date < today;
}

/** Days before a competition over which its preparation counts. */
const PREPARATION_DAYS = 90;

/** 0 to 100, a clock: 100 minus the days left as a share of 90. Document 1, section 4. */
export function preparationProgress(date: Day, today: Day): number {
  const progress = 100 - (daysBetween(today, date) / PREPARATION_DAYS) * 100;
  return Math.round(Math.min(100, Math.max(0, progress)));
}
