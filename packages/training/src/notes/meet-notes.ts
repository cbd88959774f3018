import { addDays, type Day, shortDay } from "../calendar/day.ts";
import type { Race } from "../demand/race.ts";
import { LAST_HEAVY } from "../selection/strength/meet.ts";

/** Days before a meet on which its singles begin. */
const SINGLES = 35;
/** Of the bench press (race-demands.md section 9). */
const LAST_BENCH = { from: 7, to: 4 } as const;
const LAST_LIFTS = { from: 7, to: 5 } as const;
const LAST_SQUAT = { from: 9, to: 7 } as const;

/** The days that decide a meet beyond the block, so that nobody wonders when the heavy weights come (race-demands.md section 9); empty for other races. */
export function wayToMeet({ date, format, priority }: Pick<Race, "date" | "format" | "priority">, end: Day): string {
  const singles = addDays(date, -SINGLES);
  if (priority === "C" || singles < end) return "";
  const between = ({ from, to }: { readonly from: number; readonly to: number }): string =>
    `${shortDay(addDays(date, -from))} and ${shortDay(addDays(date, -to))}`;
  if (format.kind === "powerlifting")
    return ` Until ${shortDay(singles)} the sets get heavier and shorter; from then a single comes before them, from 85 to 92.5 %. The last heavy deadlift lies between ${between(LAST_HEAVY.pull)}, the squat between ${between(LAST_HEAVY.squat)}, the bench press between ${between(LAST_BENCH)}; each of these singles is near its opener.`;
  if (format.kind === "weightlifting")
    return ` Until ${shortDay(singles)} doubles and triples; from then singles, up to 92.5 % twice a week. The last of them lie between ${between(LAST_LIFTS)}, the last heavy squat between ${between(LAST_SQUAT)}.`;
  return "";
}
