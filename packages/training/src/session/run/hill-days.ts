import type { DayLimit } from "../../free-text/day-limit.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Weekday } from "../../calendar/day.ts";

const HILLY_OUTINGS: ReadonlySet<string | undefined> = new Set(["mountain", "trail"]);

/** The weekdays on which somebody told to be in the mountains or on trails, whatever the ground of the other days is. */
export function hillDays(days: readonly DayLimit[]): readonly Weekday[] {
  return days.flatMap(({ outing, weekdays }) => (HILLY_OUTINGS.has(outing) ? weekdays : []));
}

/** Whether the session is on such a day. */
export function isInHills({ context, weekday }: Pick<SessionBrief, "context" | "weekday">): boolean {
  return hillDays(context.reading.days).includes(weekday);
}
