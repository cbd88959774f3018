import { addDays, type Weekday } from "../../calendar/day.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { isAfterRace } from "../../prescription/load/lift-target.ts";
import { heaviestBefore, heaviestShare, platformDay, weeksOfLifting } from "../../selection/strength/meet.ts";

/** What a lift is done with: percent of its maximum, repetitions, sets. */
export interface Rung {
  readonly percent: number;
  readonly reps: number;
  readonly sets: number;
}

export const rung = (percent: number, reps: number, sets: number): Rung => ({ percent, reps, sets });

/** The lift of the day from so many days before the meet on, until the whole weeks begin (race-demands.md section 9). */
const LAST_DAYS: readonly (readonly [from: number, rung: Rung])[] = [
  [11, rung(87.5, 1, 4)],
  [8, rung(90, 1, 4)],
  [5, rung(92, 1, 3)],
  [4, rung(80, 1, 4)],
  [3, rung(75, 1, 3)],
  [0, rung(67.5, 1, 3)],
];

/** Both lifts for the last time as heavy as the opener. */
export const OPENER_DAYS = { from: 7, to: 5 } as const;

/** From here on both lifts on every day, and no squat. */
export const REHEARSAL_DAYS = 4;

/** The lift of the day by whole weeks to the meet: more singles as it comes near (race-demands.md section 9). */
const BY_WEEKS: readonly Rung[] = [
  rung(92.5, 1, 5),
  rung(92.5, 1, 5),
  rung(92.5, 1, 5),
  rung(90, 1, 6),
  rung(87.5, 1, 6),
  rung(85, 2, 5),
  rung(82.5, 2, 5),
  rung(80, 2, 6),
  rung(77.5, 3, 5),
];

/** Farther away in waves of four weeks: each ends with doubles, and the next begins below. */
const FAR_RUNGS: readonly [Rung, ...Rung[]] = [rung(72.5, 3, 6), rung(75, 3, 6), rung(77.5, 3, 5), rung(80, 2, 6)];

/** The platform day of a week of doubles and triples goes up to singles this much above them. */
const SINGLES_PERCENT_ABOVE = 7.5;

/** In the table below the first week that has nothing but singles. */
const BEFORE_SINGLES = 86.5;

/** Singles of a far week stay below this. */
const MOST_OF_FAR = 87.5;

const DELOAD_RUNG: Rung = rung(70, 2, 4);

export function liftingDays({ weekdays, weekCodes }: SessionBrief): readonly Weekday[] {
  return weekdays.filter((_, index) => weekCodes[index] === "OLs");
}

export const HARD_DAYS_OF_THE_YOUNG = 2;

/** Lifting days of a week from which each lift has one of its own. */
export const ONE_EACH = 3;

/** What the lift of the day is done with; light weeks that no meet asks for repeat positions. */
export function getRung(brief: SessionBrief, days: number, easy: boolean): Rung {
  if (easy && days > REHEARSAL_DAYS)
    return brief.frame.isDeload || isAfterRace(brief) || brief.isTaper ? deload(brief) : lightDay(brief, days);
  const near = days < 14 ? LAST_DAYS.find(([from]) => days >= from)?.[1] : undefined;
  return near ?? aboveLastWave(byWeeks(days, brief, BY_WEEKS, FAR_RUNGS), brief);
}

/** Fewer sets than the light days of a loading week have. */
function deload(brief: SessionBrief): Rung {
  const { context, frame, weekday } = brief;
  // The first day has its six or five sets in loading weeks.
  if (!frame.isDeload || liftingDays(brief)[0] === weekday) return DELOAD_RUNG;
  const { health } = context;
  return { ...DELOAD_RUNG, sets: health.hardDays <= HARD_DAYS_OF_THE_YOUNG ? DELOAD_RUNG.sets / 2 : DELOAD_RUNG.sets - 1 };
}

/** The light day of a loading week climbs with its wave, too. */
function lightDay({ context, date, frame }: SessionBrief, days: number): Rung {
  const { percent, reps, sets } = DELOAD_RUNG;
  const inTable = BY_WEEKS.length - 1 - Math.floor((days + 1) / 7);
  const steps = isInTable(days)
    ? Math.min(FAR_RUNGS.length, inTable)
    : weeksOfLifting(context.athlete, date, frame.macroWeek) % FAR_RUNGS.length;
  return rung(percent + LIGHT_STEP * steps, reps, sets);
}

const LIGHT_STEP = 1.5;

/** Farther away each wave begins above the last one. */
function aboveLastWave(wanted: Rung, { context, date, frame }: SessionBrief): Rung {
  const waves = Math.floor(weeksOfLifting(context.athlete, date, frame.macroWeek) / FAR_RUNGS.length);
  return FAR_RUNGS.includes(wanted)
    ? rung(wanted.percent + WAVE_STEP * Math.max(0, Math.min(MOST_WAVES, waves)), wanted.reps, wanted.sets)
    : wanted;
}

const WAVE_STEP = 2;

const MOST_WAVES = 2;

/** The row of a day by whole weeks to the meet; beyond the table, and without a meet, by the weeks of the wave. */
export function byWeeks<Row>(
  days: number,
  { context, date, frame }: SessionBrief,
  near: readonly Row[],
  far: readonly [Row, ...Row[]],
): Row {
  return near[Math.floor((days + 1) / 7)] ?? far[weeksOfLifting(context.athlete, date, frame.macroWeek) % far.length] ?? far[0];
}

/** Under a limit of age or level the way to the meet is lower as a whole, so that its weeks still climb. */
export function withinLimit({ context, date, frame }: SessionBrief, days: number, { percent, reps, sets }: Rung): Rung {
  const isClimbing = percent > DELOAD_RUNG.percent || (frame.isDeload && days > REHEARSAL_DAYS);
  const isNear = isInTable(days) && isClimbing;
  const ofLevel = context.level === "beginner" ? MOST_OF_BEGINNERS : 1;
  const top = isNear ? Math.min(ofLevel, heaviestBefore(context.athlete, context.loading, addDays(date, days))) : 1;
  const limited = percent - Math.max(0, MAX_TRAINING_PERCENT - 100 * top);
  const isEarlySingle = context.level === "beginner" && reps === 1 && isNear && days > SINGLES_OF_BEGINNERS;
  return isEarlySingle ? rung(limited - BELOW_SINGLES, 2, Math.min(MOST_DOUBLES, sets)) : rung(limited, reps, sets);
}

/** Whether the table by whole weeks to the meet holds. */
function isInTable(days: number): boolean {
  return Math.floor((days + 1) / 7) < BY_WEEKS.length;
}

/** Beginners practise with doubles until the last three weeks before the meet. */
const SINGLES_OF_BEGINNERS = 20;

const BELOW_SINGLES = 5;

const MOST_DOUBLES = 5;

const MAX_TRAINING_PERCENT = 92.5;

/**
 * One day a week goes up to singles, the platform day: a lift of its own day is done in doubles below them. In the last two weeks of three days
 * the first that is not the platform day stays below 90 %.
 */
export function withinHeavyDays(brief: SessionBrief, days: number, wanted: Rung): Rung {
  const weekdays = liftingDays(brief);
  const spare = weekdays.find((weekday) => weekday !== platformDay(weekdays, brief.context.athlete.availability));
  const isOwnDay = weekdays.length >= ONE_EACH && brief.weekday !== platformDay(weekdays, brief.context.athlete.availability);
  if (isOwnDay && wanted.reps === 1 && isInTable(days) && days >= LAST_TWO_WEEKS)
    return rung(Math.min(MOST_OF_DOUBLES, wanted.percent - DOUBLES_BELOW), 2, Math.min(5, wanted.sets));
  const isSpare = weekdays.length > HEAVY_DAYS && brief.weekday === spare && days > OPENER_DAYS.from;
  return isSpare && wanted.percent >= 90 ? rung(BELOW_HEAVY, 1, wanted.sets) : wanted;
}

export const LAST_TWO_WEEKS = 14;

const DOUBLES_BELOW = 2.5;

const MOST_OF_DOUBLES = 87.5;

const HEAVY_DAYS = 2;

const BELOW_HEAVY = 87.5;

export function withinSession({ percent, reps, sets }: Rung, most: number): Rung {
  return rung(percent, reps, Math.min(most, sets));
}

/** In the weeks after a meet fewer and shorter sets. */
export function back({ percent, reps, sets }: Rung): Rung {
  return rung(percent, Math.min(2, reps), Math.min(4, sets));
}

/** Singles: the feeling for a heavy bar stays while the repetitions are many. */
export function heavier({ context, date }: SessionBrief, { percent }: Rung, days: number, limited: number): Rung {
  // Where the weight may not follow, doubles that climb with the wave.
  if (heaviestShare(context.athlete, context.loading, date) < LEAST_SINGLE) return rung(percent + STEP_OF_DOUBLES, 2, 4);
  // In the weeks of the table the singles climb week by week to the first one that has nothing else.
  const before = Math.max(0, Math.floor((days + 1) / 7) - LAST_DOUBLES);
  return rung(
    Math.min(percent + SINGLES_PERCENT_ABOVE, isInTable(days) ? BEFORE_SINGLES - limited - STEP_OF_SINGLES * before : MOST_OF_FAR),
    1,
    6,
  );
}

/** Whole weeks to the meet in the last week that has doubles beside its singles. */
const LAST_DOUBLES = BY_WEEKS.findIndex(({ reps }) => reps > 1);

/** Percent from week to week: with two and a half kilograms on the bar a lighter step is none. */
const STEP_OF_SINGLES = 1.5;

/** Singles below this are no work, but in the last days before a meet. */
export const LEAST_SINGLE = 0.85;

const STEP_OF_DOUBLES = 2.5;

/** Nothing of 90 % and more in a first year (strength.md section 10). */
export const MOST_OF_BEGINNERS = 0.875;
