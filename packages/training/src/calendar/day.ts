/** A calendar day as `yyyy-MM-dd`; days have no time and no zone. */
export type Day = string & { readonly __unit?: "day" };

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The day written as `yyyy-MM-dd`, or undefined when the text is not an existing day. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const number = dayNumber(text);
  return Number.isFinite(number) && dayFromNumber(number) === text ? text : undefined;
}

export function addDays(day: Day, days: number): Day {
  return dayFromNumber(dayNumber(day) + days);
}

/** Days from the first to the second: positive when the second is later. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

export function weekdayOf(day: Day): Weekday {
  // Day 0 (1970-01-01) was a Thursday.
  const sinceMonday = (((dayNumber(day) + 3) % 7) + 7) % 7;
  return (sinceMonday + 1) as Weekday;
}

/** The Monday of the week the day lies in: the day itself when it is a Monday. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

export const WEEKDAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** "Saturday 19 December 2026" */
export function dayInWords(day: Day): string {
  const [year = "", month = "1", date = "1"] = day.split("-");
  return `${WEEKDAY_NAMES[weekdayOf(day) - 1] ?? ""} ${Number(date)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const MILLISECONDS_PER_DAY = 86_400_000;

/** Days since 1970-01-01. Read and written in UTC, where every day has the same length. */
function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_PER_DAY;
}

function dayFromNumber(number: number): Day {
  return new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}
