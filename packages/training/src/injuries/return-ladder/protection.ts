import type { Easing } from "../../athlete/athlete.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { InjuryReading } from "../injury.ts";

/** The first days of something bad (return-ladders.md section 2). */
export interface Protection {
  /** Days that it was told on: the first of the plan, and those of later reports. */
  readonly from: readonly Day[];
  /** Days of reports alone: what was told with the profile may be old. */
  readonly fresh: readonly Day[];
  /** For so many days only short gentle movement. */
  readonly gentleDays: number;
  /** The same after a report alone. */
  readonly freshGentleDays: number;
  /** For so many days after a report what is easy is a walk, and no session is longer than one (return-ladders.md section 5.7). */
  readonly walkDays: number;
  /** That movement is walking. */
  readonly walksOnly: boolean;
  /** For so many days nothing against the clock. */
  readonly unscoredDays: number;
  /** Regions of a leg that was hurt suddenly: nothing loads them in the first days after the report. */
  readonly freshLegs: readonly Region[];
  /** Days on which it got worse, and the legs that did: two days off them (return-ladders.md section 3, red). */
  readonly worse: readonly Day[];
  readonly worseLegs: readonly Region[];
}

const SPINE: ReadonlySet<Region> = new Set<Region>(["lower_back", "neck"]);
const LEG: ReadonlySet<Region> = new Set<Region>(["knee", "lower_leg", "ankle", "foot", "thigh"]);
/** Words for what happens in one moment, beside the kinds that say so. */
const SUDDEN =
  /\b(?:sprain|twist|turned|rolled|pulled|grabbed|popped|tore\b|umgeknick|verstauch|verdreh|gezerrt|esguinc|torc|entors|foul)/iu;
const GENTLE_DAYS = 3;
const WALK_DAYS = 7;
/** The score of the stage before S4. */
const STAGE_S3 = 3;
/** The rows "6-7" of the low back and the neck; and what is more than sore. */
const BAD_SPINE = 6;
const MODERATE = 4;
const WORST = 8;
/** The rows "6-7" of a leg. */
const BAD_LEG = 6;
const WORSE_DAYS = 2;

/** From 8 of 10 three gentle days; from 7 of 10 in the low back or neck no scored work before stage S4, which no plan reaches without a new number. */
export function protection(
  { regions }: InjuryReading,
  from: readonly Day[],
  fresh: readonly Day[] = [],
  worse: readonly Day[] = [],
): Protection | undefined {
  // What was as bad waits for S4 whatever it is today.
  const spine = Math.max(
    0,
    ...regions
      .filter(({ region }) => SPINE.has(region))
      .map(({ score, entered }) => (entered !== undefined && score >= STAGE_S3 ? Math.max(entered, score) : score)),
  );
  const isGentle = regions.some(({ score }) => score >= 8);
  const spineNow = Math.max(
    0,
    ...regions.filter(({ region, closesNothing }) => SPINE.has(region) && closesNothing !== true).map(({ score }) => score),
  );
  const freshLegs = regions.flatMap(({ region, score, kind, phrase }) =>
    LEG.has(region) && score >= MODERATE && (kind === "acute" || kind === "strain" || SUDDEN.test(phrase)) ? [region] : [],
  );
  // "Cannot bend" walks until a test has brought it a step further, and not until a date.
  const isWalking = regions.some(({ region, score, isLocked }) => SPINE.has(region) && score >= WORST && isLocked === true);
  const isFreshSpine = fresh.length > 0 && spineNow >= BAD_SPINE;
  const worseLegs = worse.length === 0 ? [] : regions.flatMap(({ region, score }) => (LEG.has(region) && score >= BAD_LEG ? [region] : []));
  const isOfLegs = (fresh.length > 0 && freshLegs.length > 0) || worseLegs.length > 0;
  if (spine < 7 && !isGentle && !isFreshSpine && !isOfLegs) return undefined;
  return {
    from,
    fresh,
    gentleDays: isGentle ? GENTLE_DAYS : 0,
    freshGentleDays: isWalking ? Infinity : isFreshSpine ? GENTLE_DAYS : 0,
    walkDays: isFreshSpine ? WALK_DAYS : 0,
    walksOnly: isFreshSpine || (isGentle && spine >= 8),
    unscoredDays: spine >= 7 ? Infinity : 0,
    freshLegs: fresh.length === 0 ? [] : freshLegs,
    worse,
    worseLegs,
  };
}

/** The days that something was told or got worse on, the first of the plan included: a step up is none of them. */
export function protectedFrom(start: Day, easings: readonly Easing[] = []): readonly Day[] {
  return [start, ...easings.flatMap(({ from, isStep, onlyEasy }) => (isStep === true && onlyEasy !== true ? [] : [from]))];
}

/** The days on which check-ins took something back. */
export function worseOn(easings: readonly Easing[] = []): readonly Day[] {
  return easings.flatMap(({ from, isStep, onlyEasy }) => (isStep === true && onlyEasy === true ? [from] : []));
}

/** Whether only gentle movement is planned on the day. */
export function isGentleDay(protection: Protection | undefined, date: Day): boolean {
  return (
    protection !== undefined &&
    (isWithin(protection.from, protection.gentleDays, date) || isWithin(protection.fresh, protection.freshGentleDays, date))
  );
}

/** Whether what is easy on the day is a walk, and nothing longer than one. */
export function isWalkDay(protection: Protection | undefined, date: Day): boolean {
  return protection !== undefined && isWithin(protection.fresh, protection.walkDays, date);
}

/** The regions that nothing loads on the day, because they were hurt a moment ago. */
export function untouchedOn(protection: Protection | undefined, date: Day): readonly Region[] {
  return protection !== undefined && isWithin(protection.fresh, GENTLE_DAYS, date) ? protection.freshLegs : [];
}

/** The legs that are left alone on the day because they have just got worse: no walk and no pedal either. */
export function restsLegsOn(protection: Protection | undefined, date: Day): readonly Region[] {
  return protection !== undefined && isWithin(protection.worse, WORSE_DAYS + 1, date) ? protection.worseLegs : [];
}

/** Whether nothing against the clock is planned on the day. */
export function isUnscoredDay(protection: Protection | undefined, date: Day): boolean {
  return protection !== undefined && isWithin(protection.from, protection.unscoredDays, date);
}

/** The longest and hardest session of a gentle day, and the longest one of a day of walks. */
export const GENTLE = { minutes: 40, rpe: 4 } as const;
export const WALK_MINUTES = 30;

function isWithin(from: readonly Day[], days: number, date: Day): boolean {
  return from.some((start) => date >= start && daysBetween(start, date) < days);
}

/** Whether gentle days make the week no measure for the weeks after it. */
export function isGentleWeek(protection: Protection | undefined, monday: Day): boolean {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day)).some((date) => isGentleDay(protection, date));
}
