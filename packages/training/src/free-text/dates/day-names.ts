import type { Weekday } from "../../calendar/day.ts";
import { formatList } from "../../model/words.ts";

/** By the number of the weekday: 1 is Monday. */
export const DAY_PLURALS = ["", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;

/** "Tuesdays and Fridays" */
export function getNames(days: readonly Weekday[]): string {
  return formatList(days.map((day) => DAY_PLURALS[day]));
}
