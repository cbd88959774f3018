/** A calendar day as `yyyy-MM-dd`; days have no time and no zone. */
export type Day = string & { readonly __unit?: "day" };

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The day written as `yyyy-MM-dd`, or undefined when the text is not an existing day. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const number = dayNumber(text);
  return Number.isFinite(number) && dayFromNumber(number) === text ? text : undefined;
}

export function addDays(day: Day, days: number): Day {
  // Most steps stay in the first four weeks of a month, which every month has.
  const date = digits(day, 8, day.length) + days;
  if (date >= 1 && date <= 28 && day.length === 10) return `${day.slice(0, 8)}${date < 10 ? "0" : ""}${date}`;
  return dayFromNumber(dayNumber(day) + days);
}

/** Days from the first to the second: positive when the second is later. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

export function getWeekday(day: Day): Weekday {
  // Day 0 (1970-01-01) was a Thursday.
  const sinceMonday = (((dayNumber(day) + 3) % 7) + 7) % 7;
  return (sinceMonday + 1) as Weekday;
}

export function previousWeekday(weekday: Weekday): Weekday {
  return (((weekday + 5) % 7) + 1) as Weekday;
}

export function nextWeekday(weekday: Weekday): Weekday {
  return ((weekday % 7) + 1) as Weekday;
}

/** The Monday of the week the day lies in: the day itself when it is a Monday. */
export function getMonday(day: Day): Day {
  return addDays(day, 1 - getWeekday(day));
}

/** The next day with this number in its month, `today` included; undefined for a number that no month has. */
export function nextDayOfMonth(number: number, today: Day): Day | undefined {
  return Array.from({ length: 62 }, (_, at) => addDays(today, at)).find((day) => Number(day.slice(8)) === number);
}

export const WEEKDAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** "Saturday 19 December 2026" */
export function dayInWords(day: Day): string {
  const [year = "", month = "1", date = "1"] = day.split("-");
  return `${WEEKDAY_NAMES[getWeekday(day) - 1] ?? ""} ${Number(date)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}

/** "Sat 19 Dec" */
export function shortDay(day: Day): string {
  const [, month = "1", date = "1"] = day.split("-");
  const name = MONTHS[Number(month) - 1] ?? "";
  return `${(WEEKDAY_NAMES[getWeekday(day) - 1] ?? "").slice(0, 3)} ${Number(date)} ${name.slice(0, 3)}`;
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

/**
 * Days since 1970-01-01; NaN for a text that is no day. Months are counted from March, so that the leap day ends a year, and years in
 * cycles of 400, which repeat.
 */
function dayNumber(day: Day): number {
  const month = digits(day, 5, 7);
  const year = digits(day, 0, 4) - (month <= 2 ? 1 : 0);
  const fromMarch = 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return fromMarch + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digits(day, 8, day.length) - 1 - MARCH_OF_YEAR_0;
}

/** The number that the characters are; NaN where one of them is no digit, or there are none. */
function digits(text: string, from: number, to: number): number {
  let number = from < to ? 0 : Number.NaN;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    number = digit >= 0 && digit <= 9 ? 10 * number + digit : Number.NaN;
  }
  return number;
}

const ZERO = 48;

/** From 0000-03-01 to 1970-01-01. */
const MARCH_OF_YEAR_0 = 719_468;
const DAYS_IN_400_YEARS = 146_097;

function dayFromNumber(number: number): Day {
  const days = number + MARCH_OF_YEAR_0;
  const cycle = Math.floor(days / DAYS_IN_400_YEARS);
  const inCycle = days - cycle * DAYS_IN_400_YEARS;
  const inYears = Math.floor((inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) / 365);
  const inYear = inCycle - (365 * inYears + Math.floor(inYears / 4) - Math.floor(inYears / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const date = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = inYears + 400 * cycle + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, "0")}-${month < 10 ? "0" : ""}${month}-${date < 10 ? "0" : ""}${date}`;
}
