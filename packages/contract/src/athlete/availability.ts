import type { Availability, Weekday } from "@ironpace/training";

/** Below this, strength and endurance share too few sessions for either to improve. */
export const MIN_DAYS_PER_WEEK = 3;
export const MAX_DAYS_PER_WEEK = 7;
export const DEFAULT_DAYS_PER_WEEK = 4;
/** All that can be chosen. */
export const DAYS_PER_WEEK = [3, 4, 5, 6, 7] as const;
export const TOO_FEW_DAYS = `You must train at least ${MIN_DAYS_PER_WEEK} days per week`;
export const DAYS_OUT_OF_RANGE = `Training days must be between ${MIN_DAYS_PER_WEEK} and ${MAX_DAYS_PER_WEEK} days per week`;

/** Monday is 1. */
export const WEEKDAYS: readonly { readonly weekday: Weekday; readonly name: string }[] = [
  { weekday: 1, name: "Monday" },
  { weekday: 2, name: "Tuesday" },
  { weekday: 3, name: "Wednesday" },
  { weekday: 4, name: "Thursday" },
  { weekday: 5, name: "Friday" },
  { weekday: 6, name: "Saturday" },
  { weekday: 7, name: "Sunday" },
];

/** The weekdays in the order the athlete's week has. */
export function weekdaysFrom(start: "monday" | "sunday"): typeof WEEKDAYS {
  return start === "monday" ? WEEKDAYS : [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];
}

/** A row of athlete_availability. */
export interface AvailabilityRow {
  readonly weekday: number;
  readonly minutes: number;
}

/** The columns of athlete_profiles that belong to it. */
export interface AvailabilityColumns {
  readonly days_per_week?: number | null;
  readonly preferred_long_day?: number | null;
}

/** The weekdays that are open for training: those with minutes. While no day has any, all are open. */
export function openDays(rows: readonly AvailabilityRow[]): readonly Weekday[] {
  const named = WEEKDAYS.filter(({ weekday }) => rows.some((row) => row.weekday === weekday && row.minutes > 0));
  return (named.length > 0 ? named : WEEKDAYS).map(({ weekday }) => weekday);
}

/** Stored rows as the engine takes them. `daysPerWeek`: of a request, where it is not what the profile says. */
export function toAvailability(
  rows: readonly AvailabilityRow[],
  profile: AvailabilityColumns | null,
  daysPerWeek: number = profile?.days_per_week ?? DEFAULT_DAYS_PER_WEEK,
): Availability {
  const open = rows.filter((row) => row.minutes > 0);
  const longDay = profile?.preferred_long_day as Weekday | null | undefined;
  return {
    daysPerWeek,
    ...(open.length > 0 && { weekdays: openDays(open), minutes: Object.fromEntries(open.map((row) => [row.weekday, row.minutes])) }),
    ...(longDay && { longDay }),
  };
}

/** The minutes of Monday to Sunday as save_training_week takes them, 0 for a day that is closed. */
export function availabilityMinutes({ minutes }: Availability): number[] {
  return WEEKDAYS.map(({ weekday }) => minutes?.[weekday] ?? 0);
}

/** What is wrong with so many days a week on so many open weekdays. */
export function tooManyDays(daysPerWeek: number, open: number): string | undefined {
  return daysPerWeek > open
    ? `You want ${daysPerWeek} sessions but opened ${open} ${open === 1 ? "day" : "days"}: open another day or choose fewer sessions`
    : undefined;
}
