import { loadingLevel, type LoadingLimits, loadingLimits } from "../../physiology/loading-limits.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";

/** Days to the athlete's next powerlifting meet of priority A or B; undefined when none is ahead. */
export function daysToMeet({ competitions, focus }: Athlete, date: Day): number | undefined {
  return daysTo(competitions, date, (text) => isPowerlifting(text, focus));
}

/** Days to the next weightlifting meet of priority A or B within the weeks that prepare for it; undefined when none is ahead. */
export function daysToWeightlifting({ competitions }: Pick<Athlete, "competitions">, date: Day): number | undefined {
  const days = daysTo(competitions, date, (text) => competitionFormat(text)?.kind === "weightlifting");
  return days === undefined || days > WEIGHTLIFTING_DAYS ? undefined : days;
}

const WEIGHTLIFTING_DAYS = 16 * 7;

function daysTo(competitions: Athlete["competitions"], date: Day, isMeet: (text: string) => boolean): number | undefined {
  const days = (competitions ?? [])
    .filter(({ priority, type, name }) => priority !== "C" && isMeet(`${type ?? ""} ${name ?? ""}`))
    .map((competition) => daysBetween(date, competition.date))
    .filter((count) => Number.isFinite(count) && count >= 0);
  return days.length === 0 ? undefined : Math.min(...days);
}

function isPowerlifting(text: string, focus: Athlete["focus"]): boolean {
  const format = competitionFormat(text);
  return format === undefined ? focus === "powerlifting" || focus === "strength" : format.kind === "powerlifting";
}

/** Of the maximum, in the singles of the last five weeks before a meet (race-demands.md section 9). */
const MEET_CAP = 0.925;
const MEET_DAYS = 35;
const FULL_LOADS_UNTIL = 50;

/** The share of its maximum that a competition lift may be loaded with on the day: on the way to a meet the limit of the level gives way to the table. */
export function heaviestShare(athlete: Athlete, loading: LoadingLimits, date: Day): number {
  const days = daysToMeet(athlete, date) ?? daysToWeightlifting(athlete, date);
  const isOfLevel = loading.maximalTests && (athlete.age ?? 30) < FULL_LOADS_UNTIL && loading.cap === loadingLimits(athlete).cap;
  const isNovice = loadingLevel(athlete.level, athlete.trainingYears) === "beginner" || (athlete.trainingYears ?? 1) < 1;
  return days !== undefined && days <= MEET_DAYS && isOfLevel && !isNovice ? Math.max(loading.cap, MEET_CAP) : loading.cap;
}

/** The last day before a meet on which the bench press is heavy: 7 to 4 days out (race-demands.md section 9). */
const LAST_HEAVY_BENCH = 4;

/** Whether the bench press is only rehearsed this close to a meet; squats and deadlifts get lighter with the whole session. */
export function isRehearsal(athlete: Athlete, date: Day, exerciseName: string): boolean {
  const days = exerciseName === "Bench press" ? daysToMeet(athlete, date) : undefined;
  return days !== undefined && days < LAST_HEAVY_BENCH;
}

export interface LastTouch {
  readonly percent: number;
  readonly reps: number;
  readonly sets: number;
}

const LAST_TOUCHES: { readonly [exercise: string]: LastTouch & { readonly from: number; readonly to: number } } = {
  "Back squat": { percent: 77.5, reps: 2, sets: 2, from: 6, to: 4 },
  "Bench press": { percent: 77.5, reps: 2, sets: 3, from: 3, to: 3 },
  Deadlift: { percent: 72.5, reps: 1, sets: 2, from: 6, to: 5 },
};

/** How a competition lift is lifted for the last time before a powerlifting meet (race-demands.md section 9); undefined on other days. */
export function lastTouch(athlete: Athlete, date: Day, exerciseName: string): LastTouch | undefined {
  const touch = LAST_TOUCHES[exerciseName];
  const days = touch === undefined ? undefined : daysToMeet(athlete, date);
  return touch !== undefined && days !== undefined && days <= touch.from && days >= touch.to ? touch : undefined;
}
