import type { Day } from "@ironpace/training";
import type { SessionView } from "./plan-view.ts";

/** A race stays on its day; what is done or past stays where it was. Whether another day is a good one, the service knows. */
export function isMovable(session: SessionView, today: Day): boolean {
  return !session.completed && !session.skipped && !session.isRace && session.date >= today;
}
