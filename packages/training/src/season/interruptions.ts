import type { Absence, Athlete } from "../athlete/athlete.ts";
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

/** How a day is lighter than planned. */
export interface Relief {
  /** Of the usual minutes. */
  readonly share: number;
  /** Nothing hard, whatever the day would hold. */
  readonly onlyEasy: boolean;
  /** The time there is. */
  readonly mostMinutes?: Minutes;
}

/** The absence a day lies in. */
export function absenceOn(athlete: Athlete, date: Day): Absence | undefined {
  return athlete.absences?.find(({ from, to }) => from <= date && date <= to);
}

/** The sessions that count as training: what was planned on days without training was not done. */
export function trained<S extends Pick<Session, "code" | "date">>(athlete: Athlete, sessions: readonly S[]): readonly S[] {
  if (athlete.absences === undefined) return sessions;
  return sessions.filter(({ code, date }) => code === "RACE" || absenceOn(athlete, date) === undefined);
}

/** The athlete's breaks in order. */
export function getBreaks(athlete: Athlete): readonly Break[] {
  if (athlete.absences === undefined) return [];
  const merged: Break[] = [];
  for (const { from, to, reason } of athlete.absences.toSorted((a, b) => a.from.localeCompare(b.from))) {
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

/** What a day asks for less: after a break, after an illness in steps, and in the first week of an injury. */
export function reliefOn(athlete: Athlete, date: Day): Relief | undefined {
  if (athlete.absences === undefined && athlete.easings === undefined && athlete.lighterDays === undefined) return undefined;
  const found: readonly Relief[] = [
    ...getBreaks(athlete).flatMap((gap) => comeback(gap, daysBetween(gap.to, date)) ?? []),
    ...(athlete.easings ?? [])
      .filter(({ from, to, share }) => from <= date && date <= to && share < 1)
      .map(({ share }) => ({ share, onlyEasy: false })),
    ...(athlete.lighterDays ?? []).filter(({ from, to }) => from <= date && date <= to),
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

/** True when days of the week are lost or lighter, so that it is no measure for other weeks. */
export function isInterrupted(athlete: Athlete, monday: Day): boolean {
  if (athlete.absences === undefined && athlete.easings === undefined) return false;
  const days = weekDays(monday);
  const isEased = (date: Day): boolean => athlete.easings?.some(({ from, to, share }) => from <= date && date <= to && share < 1) === true;
  const unhurt = { ...athlete, easings: [], lighterDays: [] };
  return (
    days.some((date) => absenceOn(athlete, date) !== undefined || reliefOn(unhurt, date) !== undefined) ||
    days.filter(isEased).length >= MOST_OF_A_WEEK
  );
}

/** An injury on a Saturday makes the next week lighter, and not the one that is all but over. */
const MOST_OF_A_WEEK = 4;

/** True when the athlete asked for less on days of the week: what the week has then is not what they can do. */
export function hasLighterDays(athlete: Athlete, monday: Day): boolean {
  return athlete.lighterDays?.some(({ from, to }) => from <= addDays(monday, 6) && monday <= to) === true;
}

/** Days of the week without training. */
export function daysAway(athlete: Athlete, monday: Day): number {
  if (athlete.absences === undefined) return 0;
  return weekDays(monday).filter((date) => absenceOn(athlete, date) !== undefined).length;
}

/** A week that lost so many days is repeated. */
export const LOST_WEEK_DAYS = 4;

/** After more days than this the block starts again from its first week. */
export const REBUILD_AFTER_DAYS = 14;

/** Volume in the first and second week after a break by its length (periodization.md section 7). */
function volumeAfter(days: number): readonly [first: number, second: number] {
  if (days < LOST_WEEK_DAYS) return [1, 1];
  if (days <= 7) return [0.9, 1];
  return days <= REBUILD_AFTER_DAYS ? [0.8, 0.9] : [0.7, 0.85];
}

/** After an illness, days of easy training from half the volume up. */
function gradedDays(days: number): number {
  return Math.min(5, Math.max(3, days));
}

function comeback(gap: Break, since: number): Relief | undefined {
  if (since < 1 || since > 14) return undefined;
  const volume = volumeAfter(gap.days)[since <= 7 ? 0 : 1];
  const graded = gradedDays(gap.days);
  if (gap.isIllness && since <= graded) {
    return { share: Math.min(volume, 0.5 + (0.5 * (since - 1)) / graded), onlyEasy: true };
  }
  return volume === 1 ? undefined : { share: volume, onlyEasy: false };
}

/** 2 % after eight days to 5 % after two weeks. */
function detraining(days: number): number {
  if (days <= 7) return 0;
  return 0.02 + (0.03 * (Math.min(days, 14) - 8)) / 6;
}

function weekDays(monday: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
