import type { WeekSheet } from "./week-sheet.ts";

/** How many days at the start of this week are behind the athlete: before today, and nothing on them is open or was moved. */
export function getDaysBehind({ days }: WeekSheet): number {
  const today = days.findIndex(({ isToday }) => isToday);
  const first = days.findIndex(
    ({ sessions, movedAway }, index) =>
      index >= today ||
      movedAway.length > 0 ||
      sessions.some((session) => session.state !== "done" || (session.doneOn ?? session.date) !== session.date),
  );
  return today < MIN_FOLDED || first < MIN_FOLDED ? 0 : first;
}

/** Fewer days are not worth a fold. */
const MIN_FOLDED = 2;
