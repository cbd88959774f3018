import { loadingLevel, type LoadingLimits, loadingLimits } from "../../physiology/loading-limits.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import { addDays, type Day, daysBetween, type Weekday, getWeekday } from "../../calendar/day.ts";
import { coachThere } from "../../free-text/day-wishes/coach-there.ts";
import { competitionFormat, PLATFORM_LIFTS } from "../../catalogue/competition-format.ts";

/** Days to the athlete's next powerlifting meet of priority A or B, with `lift` where one is named; undefined when none is ahead. */
export function daysToMeet({ competitions, focus }: Athlete, date: Day, lift?: string): number | undefined {
  return daysTo(competitions, date, (text) => isPowerlifting(text, focus) && (lift === undefined || isLifted(text, lift)));
}

/** Days to a meet that training goes through, of priority C; undefined when none is ahead. */
export function daysToPracticeMeet({ competitions = [], focus }: Athlete, date: Day): number | undefined {
  const days = competitions
    .filter(({ priority, type, name }) => priority === "C" && isPowerlifting(`${type ?? ""} ${name ?? ""}`, focus))
    .map((competition) => daysBetween(date, competition.date))
    .filter((count) => Number.isFinite(count) && count >= 0);
  return days.length === 0 ? undefined : Math.min(...days);
}

/** Days since the athlete's last powerlifting meet of priority A; one on the way to another costs no more than a week. */
export function daysSinceMeet({ competitions = [], focus }: Athlete, date: Day): number | undefined {
  const days = competitions
    .filter(({ priority, type, name }) => priority === "A" && isPowerlifting(`${type ?? ""} ${name ?? ""}`, focus))
    .map((competition) => daysBetween(competition.date, date))
    .filter((count) => count > 0);
  return days.length === 0 ? undefined : Math.min(...days);
}

/** Share of the sets of a loading week in the second and third week after a powerlifting meet of priority A or B (race-demands.md table 11); 1 before and after. */
export function setShareAfterMeet({ competitions = [], focus }: Athlete, date: Day): number {
  const since = competitions
    .filter(({ priority, type, name }) => priority !== "C" && isPowerlifting(`${type ?? ""} ${name ?? ""}`, focus))
    .map((competition) => daysBetween(competition.date, date))
    .filter((days) => days > 0);
  return since.length === 0 ? 1 : (SETS_AFTER_MEET.find(([until]) => Math.min(...since) <= until)?.[1] ?? 1);
}

const SETS_AFTER_MEET: readonly (readonly [until: number, share: number])[] = [
  [15, 0.6],
  [22, 0.8],
];

function isLifted(text: string, lift: string): boolean {
  const format = competitionFormat(text);
  return format?.kind !== "powerlifting" || format.lifts === undefined || format.lifts.some((name) => name === lift);
}

/**
 * Days to the next weightlifting meet of priority A or B. A weightlifter stays one between meets: without one ahead the days are infinite. For
 * everybody else undefined until the weeks that prepare for the meet.
 */
export function daysToWeightlifting(athlete: Athlete, date: Day): number | undefined {
  const days = daysTo(athlete.competitions, date, isWeightlifting);
  if (isWeightlifter(athlete)) return days ?? Number.POSITIVE_INFINITY;
  return days === undefined || days > WEIGHTLIFTING_DAYS ? undefined : days;
}

const WEIGHTLIFTING_DAYS = 16 * 7;

function isWeightlifting(text: string): boolean {
  return competitionFormat(text)?.kind === "weightlifting";
}

/** Whoever trains for strength and has a weightlifting meet, ahead or behind, of any priority, or tells that it is their sport; beginners once they have a best of both lifts. */
export function isWeightlifter({ focus, level, strength, competitions = [], dislikes = "", injuries = "" }: Athlete): boolean {
  const { snatch, cleanAndJerk } = strength.oneRepMax;
  const knowsLifts = level !== "beginner" || (snatch !== undefined && cleanAndJerk !== undefined);
  const isMeet = competitions.some(({ type, name }) => isWeightlifting(`${type ?? ""} ${name ?? ""}`));
  const hasBests = snatch !== undefined && cleanAndJerk !== undefined;
  const isTold = focus === "strength" && hasBests && OWN_SPORT.test(`${dislikes}. ${injuries}`);
  return FOCUS_TRAITS[focus].allowsMeet && knowsLifts && (isMeet || isTold);
}

/** The sport named as one's own in a note: "olympic weightlifting only", "hago halterofilia". */
const OWN_SPORT =
  /(?<!\b(?:no|not|without|hate|dislike|kein|keine|sin|pas de|never)\b[^.]{0,20})\b(?:olympic (?:weight)?lifting|weightlift(?:er|ing)|oly lift(?:er|ing)|halterofilia|halt[ée]rophilie|gewichtheben|gewichtheberin?|sollevamento pesi|levantamento de peso ol[íi]mpico|gewichtheffen)\b/iu;

/** Returns the weekday on which the lifts of the meet are heavy together: of the days with both lifts in turn the longest, the last of equals. */
export function platformDay(weekdays: readonly Weekday[], { minutes = {} }: Athlete["availability"]): Weekday | undefined {
  const longest = Math.max(...weekdays.map((weekday) => minutes[weekday] ?? Number.POSITIVE_INFINITY));
  return weekdays.findLast((weekday) => (minutes[weekday] ?? Number.POSITIVE_INFINITY) === longest);
}

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

/** Weeks of lifting before the one of the day since the last meet, whose own week and the one after it do not count; without one since the plan's first macro week. */
export function weeksOfLifting({ competitions = [], focus }: Athlete, date: Day, macroWeek: number): number {
  const since = competitions
    .filter(({ priority, type, name }) => {
      const text = `${type ?? ""} ${name ?? ""}`;
      return priority !== "C" && (isWeightlifting(text) || isPowerlifting(text, focus));
    })
    .map((meet) => daysBetween(meet.date, date))
    .filter((days) => days > 0);
  return since.length === 0 ? macroWeek - 1 : Math.max(0, Math.floor((Math.min(...since) - 1) / 7) - 1);
}

/** The lifts of a powerlifting platform, in its order. */
export const COMPETITION_LIFTS: ReadonlySet<string> = new Set(PLATFORM_LIFTS);

/** Whole weeks to a meet, counted in days: 1 is the week of the last heavy day. */
export function weeksTo(days: number): number {
  return Math.max(1, Math.floor((days + 1) / 7));
}

/** A first year of lifting, whatever the level is called. */
export function isNewToLifting({ level, trainingYears }: Pick<Athlete, "level" | "trainingYears">): boolean {
  return loadingLevel(level, trainingYears) === "beginner" || (trainingYears ?? 1) < 1;
}

/** From sixteen years on, with years of lifting, the third attempt may be the best so far. */
const EXPERIENCED_YOUTH = { age: 16, years: 2 } as const;

export function isExperiencedYouth({ age = 0, trainingYears = 0 }: Pick<Athlete, "age" | "trainingYears">): boolean {
  return age >= EXPERIENCED_YOUTH.age && trainingYears >= EXPERIENCED_YOUTH.years;
}

/** Highest share of the maximum in the singles of the last five weeks before a meet (race-demands.md section 9). */
const MEET_SINGLES_CAP = 0.925;
const MEET_DAYS = 35;
const FULL_LOADS_UNTIL = 50;
/** The openers of a first meet, 85 to 88 %, are lifted before it, and the sets lead up to them. */
const NOVICE_CAPS: readonly { readonly reps: number; readonly cap: number }[] = [
  { reps: 1, cap: 0.9 },
  { reps: 3, cap: 0.85 },
  { reps: 4, cap: 0.825 },
];
const NOVICE_DAYS = 41;
/** Years: before twelve weeks of lifting nobody goes to a meet (race-demands.md section 12). */
const TOO_NEW = 0.23;

/** Before a meet somebody under 18 lifts the openers once, with two repetitions left, and doubles and triples that lead up to them. */
const YOUNG: readonly { readonly from: number; readonly single: number; readonly set: number }[] = [
  { from: 16, single: 0.9, set: 0.85 },
  { from: 13, single: 0.85, set: 0.8 },
];
const YOUNG_YEARS = 0.5;
/** The doubles and triples climb over ten weeks, so that the openers are no jump. */
const YOUNG_DAYS = 69;
const FEW_REPS = 3;

/** Below 16 the load limit of the age gives way only where a coach stands beside the lifter (special-populations.md section 4.3). */
const WITH_COACH_BELOW = 16;
const LIMIT_OF_AGE = 0.7;

function isUnderCoach({ age = 30, injuries = "", dislikes = "" }: Athlete, loading: LoadingLimits, date: Day): boolean {
  return age < WITH_COACH_BELOW && loading.cap === LIMIT_OF_AGE && coachThere(`${injuries}. ${dislikes}`).includes(getWeekday(date));
}

const ADULT = 18;

/** The heaviest single of the young before a meet, which their attempts follow, from the profile alone; undefined for others. */
export function singleOfYoung(athlete: Athlete, meet: Day): number | undefined {
  const { age = ADULT } = athlete;
  if (age >= ADULT || isExperiencedYouth(athlete)) return undefined;
  const loading = loadingLimits(athlete);
  return heaviestBefore(athlete, age < WITH_COACH_BELOW ? { ...loading, cap: LIMIT_OF_AGE } : loading, meet);
}

/** The heaviest single that training holds in the four weeks before a meet, as a share of the maximum. */
export function heaviestBefore(athlete: Athlete, loading: LoadingLimits, meet: Day): number {
  return Math.max(...Array.from({ length: WEEKS_OF_SINGLES * 7 }, (_, back) => heaviestShare(athlete, loading, addDays(meet, -back))));
}

const WEEKS_OF_SINGLES = 4;

function capOfYoung({ age = 30, trainingYears = 0 }: Athlete, reps: number): number {
  if (age >= 18 || trainingYears < YOUNG_YEARS || reps > FEW_REPS) return 0;
  const row = YOUNG.find(({ from }) => age >= from);
  return (reps === 1 ? row?.single : row?.set) ?? 0;
}

/**
 * The share of its maximum that a competition lift may be loaded with on the day, for sets of `reps`: on the way to a meet the limit of the
 * level gives way to the table; not where age or health set it.
 */
export function heaviestShare(athlete: Athlete, loading: LoadingLimits, date: Day, reps = 1): number {
  const days = daysToMeet(athlete, date) ?? daysToWeightlifting(athlete, date);
  const isUnlimited = loading.cap === loadingLimits(athlete).cap;
  const isOfLevel = loading.maximalTests && (athlete.age ?? 30) < FULL_LOADS_UNTIL && isUnlimited;
  const isOpen = isUnlimited || isUnderCoach(athlete, loading, date);
  const young = days === undefined || days > YOUNG_DAYS || !isOpen ? 0 : capOfYoung(athlete, reps);
  if (days === undefined || days > NOVICE_DAYS || !isOfLevel) return Math.max(loading.cap, young);
  if (isNewToLifting(athlete)) {
    const cap = (athlete.trainingYears ?? 1) < TOO_NEW ? undefined : NOVICE_CAPS.find((row) => reps <= row.reps)?.cap;
    return Math.max(loading.cap, cap ?? 0);
  }
  return reps === 1 && days <= MEET_DAYS ? Math.max(loading.cap, MEET_SINGLES_CAP) : loading.cap;
}

/** Days before a powerlifting meet in which nothing but the bench press of the platform is pressed. */
export const ONLY_PLATFORM_PRESSES = 10;

/** The last day before a meet on which the bench press is heavy: 7 to 4 days out (race-demands.md section 9). */
const LAST_HEAVY_BENCH = 4;

/** Whether the bench press is only rehearsed this close to a meet; squats and deadlifts get lighter with the whole session. */
export function isRehearsal(athlete: Athlete, date: Day, exerciseName: string): boolean {
  const days = exerciseName === "Bench press" ? daysToMeet(athlete, date, exerciseName) : undefined;
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
  const days = touch === undefined ? undefined : daysToMeet(athlete, date, exerciseName);
  return touch !== undefined && days !== undefined && days <= touch.from && days >= touch.to ? touch : undefined;
}

/** Days of the last heavy squat and pull before a powerlifting meet, and the days between them (race-demands.md section 9). */
export const LAST_HEAVY = { squat: { from: 10, to: 8 }, pull: { from: 12, to: 8 }, between: 2 } as const;

/** The usual days of a powerlifting week, where none are told. */
const USUAL_DAYS: { readonly [daysPerWeek: number]: readonly number[] } = { 3: [1, 3, 5], 4: [1, 2, 4, 5], 5: [1, 2, 4, 5, 6] };
const SIX_DAYS = [1, 2, 3, 4, 5, 6];

/** Whether the calendar week after a pull so many days before a meet has the days for the last heavy pull and squat. */
export function pullsAgain({ availability }: Athlete, date: Day, days: number): boolean {
  const weekdays = availability.weekdays ?? USUAL_DAYS[availability.daysPerWeek] ?? SIX_DAYS;
  const left = weekdays.map((weekday) => days - (7 - getWeekday(date) + weekday));
  const { squat, pull, between } = LAST_HEAVY;
  const isIn = (count: number, { from, to }: { readonly from: number; readonly to: number }): boolean => count <= from && count >= to;
  return left.some((first) => isIn(first, pull) && left.some((second) => isIn(second, squat) && first - second >= between));
}
