import type { Absence, Athlete } from "./athlete.ts";
import type { Session } from "../model/plan.ts";
import type { Minutes } from "../units/units.ts";
import { addDays, type Day, daysBetween } from "../calendar/day.ts";

/** A stretch without training: absences that touch count as one. */
export interface Break {
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly isIllness: boolean;
}

/** A week that lost so many days is repeated. */
export const LOST_WEEK_DAYS = 4;

/** Up to so many days one week is lighter and the plan goes on; after an illness the lost week comes again. */
export const LIGHTER_WEEK_DAYS = 7;

/** After more days than this the block starts again from its first week. */
export const REBUILD_AFTER_DAYS = 14;

/** How a day is lighter than planned. */
export interface Relief {
  /** Share of the usual minutes. */
  readonly share: number;
  /** Nothing hard, whatever the day would hold. */
  readonly onlyEasy: boolean;
  /** The time there is. */
  readonly mostMinutes?: Minutes;
}

/** The absence a day lies in; an illness has days without a fever at its end before anybody trains (return-ladders.md section 6). */
export function absenceOn({ absences = [] }: Athlete, date: Day): Absence | undefined {
  const found = absences.find(({ from, to }) => from <= date && date <= to);
  return found ?? absences.find((absence) => absence.to < date && daysBetween(absence.to, date) <= clearDays(absences, absence));
}

/** Days between the end of an illness and the first session: one, and two where it had come back. */
function clearDays(absences: readonly Absence[], { reason, from }: Absence): number {
  if (reason !== "illness") return 0;
  const isBack = absences.some((other) => other.reason === "illness" && other.to < from && daysBetween(other.to, from) <= RELAPSE_DAYS);
  return isBack ? 2 : 1;
}

/** The sessions that count as training: what was planned on days without training was not done. */
export function trained<S extends Pick<Session, "code" | "date">>(athlete: Athlete, sessions: readonly S[]): readonly S[] {
  if (athlete.absences === undefined) return sessions;
  return sessions.filter(({ code, date }) => code === "RACE" || absenceOn(athlete, date) === undefined);
}

/** An illness that comes back within so many days is one illness: its days count together. */
const RELAPSE_DAYS = 7;

/** The athlete's breaks in order. */
export function getBreaks(athlete: Athlete): readonly Break[] {
  if (athlete.absences === undefined) return [];
  const merged = mergedBreaks(athlete.absences);
  return merged.map((gap, index) => {
    const before = merged[index - 1];
    const isRelapse = before?.isIllness === true && gap.isIllness && daysBetween(before.to, gap.from) <= RELAPSE_DAYS;
    return isRelapse ? { ...gap, days: before.days + gap.days } : gap;
  });
}

function mergedBreaks(absences: readonly Absence[]): readonly Break[] {
  const merged: Break[] = [];
  for (const { from, to, reason } of absences.toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (from > to) continue;
    const last = merged.at(-1);
    const touches = last !== undefined && from <= addDays(last.to, 1);
    const start = touches ? last.from : from;
    const end = touches && last.to > to ? last.to : to;
    const isIllness = reason === "illness" || (touches && last.isIllness);
    if (touches) merged.pop();
    merged.push({ from: start, to: end, days: daysBetween(start, end) + 1, isIllness });
  }
  return merged;
}

/** Days that are easy once more where the first ones back were too hard. */
const EASY_AGAIN = 4;

/** What a day asks for less: after a break, after an illness in steps, and in the first week of an injury. */
export function reliefOn(athlete: Athlete, date: Day): Relief | undefined {
  const { absences, easings, lighterDays, efforts } = athlete;
  if (absences === undefined && easings === undefined && lighterDays === undefined && efforts === undefined) return undefined;
  const found: readonly Relief[] = [
    ...getBreaks(athlete).flatMap((gap) => comeback(gap, daysBetween(gap.to, date)) ?? []),
    ...(athlete.easings ?? [])
      .filter(({ from, to, share }) => from <= date && date <= to && share < 1)
      .map(({ share }) => ({ share, onlyEasy: false })),
    ...(athlete.lighterDays ?? []).filter(({ from, to }) => from <= date && date <= to),
    // How much less or more depends on the session.
    ...(efforts ?? [])
      .filter(({ from, to }) => from <= date && date <= to)
      .map(({ from, isReturn }) => ({
        share: 1,
        onlyEasy: isReturn === true && daysBetween(from, date) < EASY_AGAIN,
      })),
  ];
  if (found.length === 0) return undefined;
  const limits = found.flatMap(({ mostMinutes }) => mostMinutes ?? []);
  return {
    share: Math.min(...found.map(({ share }) => share)),
    onlyEasy: found.some(({ onlyEasy }) => onlyEasy),
    ...(limits.length === 0 ? {} : { mostMinutes: Math.min(...limits) }),
  };
}

/** Share of the aerobic capacity that runs are paced for: less for as long as a break of more than a week has lasted. */
export function vdotShareOn(athlete: Athlete, date: Day): number {
  const shares = getBreaks(athlete).map((gap) => {
    const since = daysBetween(gap.to, date);
    return since > 0 && since <= gap.days ? 1 - detraining(gap.days) : 1;
  });
  return Math.min(1, ...shares);
}

/** Share of the maxima that lifts may be loaded by: less in the first weeks after a break (dose-progression.md section 6). */
export function liftShareOn(athlete: Athlete, date: Day): number {
  return shareOn(athlete, date, liftShareAfter);
}

/** Share of the maxima that the bar is loaded by, without a jump from one week to the next. */
export function barShareOn(athlete: Athlete, date: Day): number {
  return shareOn(athlete, date, steadyShareAfter);
}

function shareOn(athlete: Athlete, date: Day, shareAfter: (days: number, week: number) => number): number {
  const shares = getBreaks(athlete).map(({ to, days, isIllness }) => {
    const since = daysBetween(to, date);
    if (since < 1) return 1;
    if (!isIllness) return shareAfter(days, Math.floor((since - 1) / 7));
    // The days that build up are easy: the weeks of the bar count from the first day after them.
    const weeks = Math.floor(Math.max(0, since - 1 - daysBackFromIllness(days)) / 7);
    return shareAfter(asLongAs(days), weeks);
  });
  for (const { kind, from, to, load } of athlete.efforts ?? []) if (kind === "strength" && from <= date && date <= to) shares.push(load);
  return Math.min(1, ...shares);
}

/** Share of the sets in the first week back, and in a week after sessions that were ended early (return-ladders.md section 7). */
export function setShareOn(athlete: Athlete, date: Day): number {
  const shares = getBreaks(athlete).map(({ to, days, isIllness }) => {
    const since = daysBetween(to, date);
    return since < 1 || since > 7 ? 1 : setShareAfter(isIllness ? asLongAs(days) : days);
  });
  for (const { kind, from, to, minutes } of athlete.efforts ?? [])
    if (kind === "strength" && from <= date && date <= to) shares.push(minutes);
  return Math.min(1, ...shares);
}

function setShareAfter(days: number): number {
  if (days < LOST_WEEK_DAYS) return 1;
  if (days <= LIGHTER_WEEK_DAYS) return 0.9;
  if (days <= REBUILD_AFTER_DAYS) return 0.7;
  return days <= 28 ? 0.6 : 0.5;
}

/** A first week by the length of the break, and 5 % more in each week after it. */
function liftShareAfter(days: number, week: number): number {
  const first = days < LOST_WEEK_DAYS ? 1 : days <= LIGHTER_WEEK_DAYS ? 0.95 : days <= REBUILD_AFTER_DAYS ? 0.9 : days <= 28 ? 0.8 : 0.7;
  return Math.min(1, (100 * first + 5 * week) / 100);
}

/**
 * The same as far as no lift is heavier by more than 7.5 % than in the loading week before it, a deload between the two included (load-plausibility.md
 * LP38): the maximum that it is a share of grows as well.
 */
function steadyShareAfter(days: number, week: number): number {
  const most = STEADY_SHARES.find(([longest]) => days <= longest)?.[1] ?? [];
  return Math.min(liftShareAfter(days, week), most[week] ?? 1);
}

const STEADY_SHARES: readonly (readonly [mostDays: number, shares: readonly number[]])[] = [
  [LIGHTER_WEEK_DAYS, []],
  [REBUILD_AFTER_DAYS, [0.9, 0.95, 0.97]],
  [28, [0.8, 0.85, 0.875, 0.9, 0.95, 0.975]],
];

/** True when days of the week are lost or lighter, so that it is no measure for other weeks. */
export function isInterrupted(athlete: Athlete, monday: Day): boolean {
  if (isWithoutOwnKit(athlete, monday)) return true;
  if (athlete.absences === undefined && athlete.easings === undefined) return false;
  const days = weekDays(monday);
  const isEased = (date: Day): boolean => athlete.easings?.some(({ from, to, share }) => from <= date && date <= to && share < 1) === true;
  const unhurt = { ...athlete, easings: [], lighterDays: [], efforts: [] };
  return (
    days.some((date) => absenceOn(athlete, date) !== undefined || reliefOn(unhurt, date) !== undefined) ||
    days.filter(isEased).length >= MOST_OF_A_WEEK
  );
}

/** True when the bicycle or the pool was not at hand on days of the week: what is missing then is no sign of less fitness. */
function isWithoutOwnKit({ leftBehind = [] }: Athlete, monday: Day): boolean {
  return leftBehind.some(({ from, to }) => from <= addDays(monday, 6) && (to === undefined || monday <= to));
}

/** True when something slight was reported in the week: what it left out is missing for the pain, and is no sign of less fitness. */
export function hasSlightReport({ easings = [] }: Athlete, monday: Day): boolean {
  return easings.some(({ from, share, isStep }) => share === 1 && isStep !== true && monday <= from && from <= addDays(monday, 6));
}

/** True when nothing but days of short breaks is missing from the week: the weeks after it go on as if it had been done (dose-progression.md section 6). */
export function hasShortBreakOnly(athlete: Athlete, monday: Day): boolean {
  if (isWithoutOwnKit(athlete, monday)) return true;
  const sunday = addDays(monday, 6);
  const gaps = getBreaks(athlete).filter(({ from, to }) => from <= sunday && monday <= to);
  const isShort = gaps.length > 0 && gaps.every(({ days, isIllness }) => days < LOST_WEEK_DAYS && !isIllness);
  if (!isShort) return false;
  const others = (athlete.absences ?? []).filter((absence) => !gaps.some(({ from, to }) => from <= absence.from && absence.to <= to));
  return !isInterrupted({ ...athlete, absences: others }, monday);
}

/** An injury on a Saturday makes the next week lighter, and not the one that is all but over. */
const MOST_OF_A_WEEK = 4;

/** True when the athlete asked for less on days of the week, or the last sessions were too hard: what the week has then is not what they can do. */
export function hasLighterDays({ lighterDays = [], efforts = [] }: Athlete, monday: Day): boolean {
  const less = [...lighterDays, ...efforts.filter(({ minutes }) => minutes < 1)];
  return less.some(({ from, to }) => from <= addDays(monday, 6) && monday <= to);
}

/** Whether the athlete wrote that there is little time on the day. */
export function isBusyOn(athlete: Athlete, date: Day): boolean {
  return athlete.lighterDays?.some(({ from, to, isBusy }) => isBusy === true && from <= date && date <= to) === true;
}

/** Two lighter weeks cost nothing and say nothing of what is usual; from the third on they are what the athlete does. */
export function isShortlyLighter(athlete: Athlete, monday: Day): boolean {
  return isLighterWeek(athlete, monday) && !isLighterWeek(athlete, addDays(monday, -14));
}

/** True when the athlete asked for less on most days of the week, for whatever reason. */
export function isLighterWeek({ lighterDays = [] }: Athlete, monday: Day): boolean {
  return weekDays(monday).filter((date) => lighterDays.some(({ from, to }) => from <= date && date <= to)).length >= MOST_OF_A_WEEK;
}

/** True when there is little time on most days of the week: a deload that is near is best placed here. */
export function isBusyWeek(athlete: Athlete, monday: Day): boolean {
  return weekDays(monday).filter((date) => isBusyOn(athlete, date)).length >= MOST_OF_A_WEEK;
}

/** Days of the week without training. */
export function daysAway(athlete: Athlete, monday: Day): number {
  if (athlete.absences === undefined) return 0;
  return weekDays(monday).filter((date) => absenceOn(athlete, date) !== undefined).length;
}

/** Volume in the weeks after a break by its length, as far as it is less (dose-progression.md section 6; return-ladders.md section 7). */
function volumeAfter(days: number): readonly number[] {
  if (days < LOST_WEEK_DAYS) return [];
  if (days <= LIGHTER_WEEK_DAYS) return [0.9];
  if (days <= 10) return [0.8, 0.95];
  if (days <= REBUILD_AFTER_DAYS) return [0.75, 0.9];
  return days <= 28 ? [0.6, 0.8, 0.9] : [0.5, 0.7, 0.8, 0.9];
}

/** After an illness the row below counts. */
function asLongAs(daysIll: number): number {
  if (daysIll < LOST_WEEK_DAYS) return LOST_WEEK_DAYS;
  if (daysIll <= LIGHTER_WEEK_DAYS) return LIGHTER_WEEK_DAYS + 1;
  return daysIll <= REBUILD_AFTER_DAYS ? REBUILD_AFTER_DAYS + 1 : Math.max(daysIll, 29);
}

/** The share of the usual volume in the first week after so many days. */
export function firstWeekShare(days: number): number {
  return volumeAfter(days)[0] ?? 1;
}

/** Whether a day after a break is too early for what is hard: the first session back, then threshold and at last what is faster. */
export function isTooEarlyForHard(athlete: Athlete, date: Day, kind: "threshold" | "faster"): boolean {
  return getBreaks(athlete).some(({ to, days, isIllness }) => {
    const since = daysBetween(to, date);
    const first = firstHardDay(days)[kind];
    // Threshold comes back with the last step of an illness, after a first session that was more than easy.
    return since > 0 && since < (isIllness ? Math.max(first, daysBackFromIllness(days) + AFTER_LAST_STEP) : first);
  });
}

/** Days after the last easy step of an illness. */
const AFTER_LAST_STEP = 3;

/** The day after the break from which hard endurance is planned, counted from 1. */
function firstHardDay(days: number): { readonly threshold: number; readonly faster: number } {
  if (days <= LIGHTER_WEEK_DAYS) return { threshold: 1, faster: 1 };
  if (days <= REBUILD_AFTER_DAYS) return { threshold: 4, faster: 7 };
  return days <= 28 ? { threshold: 8, faster: 15 } : { threshold: 15, faster: 22 };
}

/** Whether the day is in the first week after more than a week without training: grip, hands and muscles are not used to long sets (return-ladders.md section 7). */
export function isFirstWeekBack(athlete: Athlete, date: Day): boolean {
  return getBreaks(athlete).some(({ to, days }) => {
    const since = daysBetween(to, date);
    return days > LIGHTER_WEEK_DAYS && since >= 1 && since <= 7;
  });
}

/** The breaks after which the first session is easy. */
export function breaksBefore(athlete: Athlete, date: Day): readonly Break[] {
  return getBreaks(athlete).filter(({ to, days }) => days >= LOST_WEEK_DAYS && to < date);
}

/** Shares of the usual minutes after an illness, each for the same part of the days back (return-ladders.md section 6, the row of a fever). */
const AFTER_ILLNESS = [0.3, 0.3, 0.5, 0.5, 0.7, 0.85] as const;
/** Minutes of one session on the easy steps, however long the day usually is: the share of a long run is no step up from a short one. */
const LONGEST_AFTER_ILLNESS: { readonly [step: number]: Minutes } = { 0.3: 25, 0.5: 30, 0.7: 40 };
/** Up to this share all of it is easy; threshold work and the clock come back with the last step. */
const MOST_EASY_SHARE = 0.7;

/** Share of the days without training that had a fever; the last days are those after it (return-ladders.md section 6 asks for one without fever, and a quiet pulse). */
const FEVER_SHARE = 0.75;

/** Days that build up after so many days of illness: twice those of the fever, from four to fourteen. */
export function daysBackFromIllness(daysIll: number): number {
  return Math.min(14, Math.max(4, 2 * Math.round(FEVER_SHARE * daysIll)));
}

function comeback(gap: Break, since: number): Relief | undefined {
  if (since < 1) return undefined;
  const days = daysBackFromIllness(gap.days);
  // The days that build up are steps of their own: the weeks of volume count from the first day after them.
  const week = Math.floor(Math.max(0, since - 1 - (gap.isIllness ? days : 0)) / 7);
  const volume = volumeAfter(gap.isIllness ? asLongAs(gap.days) : gap.days)[week] ?? 1;
  if (gap.isIllness && since <= days) {
    const step = AFTER_ILLNESS[Math.floor(((since - 1) * AFTER_ILLNESS.length) / days)] ?? 1;
    const onlyEasy = step <= MOST_EASY_SHARE;
    return { share: Math.min(volume, step), onlyEasy, ...(onlyEasy ? { mostMinutes: LONGEST_AFTER_ILLNESS[step] ?? Infinity } : {}) };
  }
  return volume === 1 ? undefined : { share: volume, onlyEasy: false };
}

/** What is left of VDOT after so many days without running: FVDOT-1 of Daniels (dose-progression.md section 6). */
const VDOT_LEFT = [
  [5, 1],
  [6, 0.997],
  [7, 0.994],
  [10, 0.985],
  [14, 0.973],
  [21, 0.952],
  [28, 0.931],
  [35, 0.91],
  [42, 0.889],
  [56, 0.847],
  [72, 0.8],
] as const;

/** The share of VDOT that a break takes, between the rows of the table in proportion. */
function detraining(days: number): number {
  const after = VDOT_LEFT.findIndex(([row]) => days <= row);
  if (after === 0) return 0;
  const [toDays, toLeft] = VDOT_LEFT[after] ?? [72, 0.8];
  const [fromDays, fromLeft] = VDOT_LEFT[after - 1] ?? [toDays, toLeft];
  if (after < 0 || toDays === fromDays) return 1 - 0.8;
  return 1 - (fromLeft + ((toLeft - fromLeft) * (days - fromDays)) / (toDays - fromDays));
}

function weekDays(monday: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
