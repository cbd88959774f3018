import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { InjuryReading } from "../injury.ts";

/** The first days of something bad (return-ladders.md section 2). */
export interface Protection {
  /** Days that it was told on: the first of the plan, and those of later reports. */
  readonly from: readonly Day[];
  /** For so many days only short gentle movement. */
  readonly gentleDays: number;
  /** That movement is walking. */
  readonly walksOnly: boolean;
  /** For so many days nothing against the clock. */
  readonly unscoredDays: number;
}

const SPINE: ReadonlySet<Region> = new Set<Region>(["lower_back", "neck"]);
const GENTLE_DAYS = 3;
/** The score of the stage before S4. */
const STAGE_S3 = 3;

/** From 8 of 10 three gentle days; from 7 of 10 in the low back or neck no scored work before stage S4, which no plan reaches without a new number. */
export function protection({ regions }: InjuryReading, from: readonly Day[]): Protection | undefined {
  // What was as bad waits for S4 whatever it is today.
  const spine = Math.max(
    0,
    ...regions
      .filter(({ region }) => SPINE.has(region))
      .map(({ score, entered }) => (entered !== undefined && score >= STAGE_S3 ? Math.max(entered, score) : score)),
  );
  const isGentle = regions.some(({ score }) => score >= 8);
  if (spine < 7 && !isGentle) return undefined;
  return {
    from,
    gentleDays: isGentle ? GENTLE_DAYS : 0,
    walksOnly: isGentle && spine >= 8,
    unscoredDays: spine >= 7 ? Infinity : 0,
  };
}

/** Whether only gentle movement is planned on the day. */
export function isGentleDay(protection: Protection | undefined, date: Day): boolean {
  return protection !== undefined && isWithin(protection, protection.gentleDays, date);
}

/** Whether nothing against the clock is planned on the day. */
export function isUnscoredDay(protection: Protection | undefined, date: Day): boolean {
  return protection !== undefined && isWithin(protection, protection.unscoredDays, date);
}

/** The longest and hardest session of a gentle day. */
export const GENTLE = { minutes: 40, rpe: 4 } as const;

function isWithin({ from }: Protection, days: number, date: Day): boolean {
  return from.some((start) => date >= start && daysBetween(start, date) < days);
}

/** Whether gentle days make the week no measure for the weeks after it. */
export function isGentleWeek(protection: Protection | undefined, monday: Day): boolean {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day)).some((date) => isGentleDay(protection, date));
}
