import type { Weekday } from "../calendar/day.ts";
import { listOf } from "../model/words.ts";

const NAMES = ["", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;

/** "Tuesdays and Fridays" */
export function namesOf(days: readonly Weekday[]): string {
  return listOf(days.map((day) => NAMES[day]));
}
