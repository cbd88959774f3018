import { addDays, type Day, getMonday } from "@ironpace/training";
import type { SessionView } from "../plan-view.ts";

/**
 * A race stays on its day; what is done or skipped stays where it was. What was missed may still be done as long as its week goes on.
 * Whether another day is a good one, the service knows.
 */
export function isMovable(session: SessionView, today: Day): boolean {
  return !session.completed && !session.skipped && !session.isRace && addDays(getMonday(session.date), 6) >= today;
}
