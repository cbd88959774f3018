import { addDays, type Day, getMonday, type Weekday, getWeekday } from "@ironpace/training";
import { plainDay, type Span } from "../own-data/span.ts";
import { MONTHS, WEEKDAYS } from "../own-data/span.ts";

export function both(read: (isPast: boolean) => Span | undefined, today: Day, isDated = false): Reading {
  const past = read(true);
  const ahead = read(false);
  if (past === undefined && ahead === undefined) return undefined;
  const fixed =
    isDated && past !== undefined ? (past.from > today ? ("ahead" as const) : past.to < today ? ("past" as const) : undefined) : undefined;
  return {
    ...(past !== undefined && { past: { ...past, to: past.from <= today ? least(past.to, maxDay(past, today)) : past.to } }),
    ...(ahead !== undefined && { ahead }),
    ...(fixed !== undefined && { fixed }),
  };
}

/** A span that has begun ends today for what was done. */
function maxDay(span: Span, today: Day): Day {
  return span.unit === "day" ? span.to : today;
}

export function exact(day: Day, today: Day, label?: string): Reading {
  const span = one(day, label);
  return day === today ? { past: span, ahead: span } : day < today ? { past: span, fixed: "past" } : { ahead: span, fixed: "ahead" };
}

export function one(day: Day, label?: string): Span {
  return { from: day, to: day, label: label ?? `on ${plainDay(day)}`, unit: "day" };
}

export function range(from: Day, to: Day): Span {
  return { from, to, label: `from ${plainDay(from)} to ${plainDay(to)}`, unit: "other" };
}

export function monthIndex(name: string): number {
  return MONTHS.findIndex((each) => each.startsWith(name.slice(0, 3)));
}

/** First of a month, of the last or the next of its name; a date in it decides where it is this month. */
export function getMonth(name: string, today: Day, isPast: boolean, year?: string, date?: string): Day {
  const number = String(monthIndex(name) + 1).padStart(2, "0");
  if (year !== undefined) return `${year}-${number}-01`;
  const now = Number(today.slice(0, 4));
  const here = `${now}-${number}-${(date ?? "01").padStart(2, "0")}`;
  if (isPast) return here <= today ? `${now}-${number}-01` : `${now - 1}-${number}-01`;
  const isOver = date === undefined ? endOfMonth(`${now}-${number}-01`) < today : here < today;
  return isOver ? `${now + 1}-${number}-01` : `${now}-${number}-01`;
}

export function beforeOrSame(index: number, end: Day): Day {
  const year = Number(end.slice(0, 4));
  const start = `${year}-${String(index + 1).padStart(2, "0")}-01`;
  return start <= end ? start : `${year - 1}${start.slice(4)}`;
}

export function onDay(month: Day, date: string): Day {
  return `${month.slice(0, 8)}${date.padStart(2, "0")}`;
}

/** "the 20th": of this month, else of the one before or after it. */
export function nearest(date: string, today: Day, isPast: boolean): Day {
  const here = onDay(today, date);
  if (isPast) return here <= today ? here : onDay(addMonths(`${today.slice(0, 8)}01`, -1), date);
  return here >= today ? here : onDay(addMonths(`${today.slice(0, 8)}01`, 1), date);
}

export function ofMonth(first: Day): Span {
  return { from: first, to: endOfMonth(first), label: `in ${title(first)}`, unit: "month" };
}

export function title(day: Day): string {
  const name = MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day.slice(0, 4)}`;
}

export function endOfMonth(first: Day): Day {
  return addDays(addMonths(first, 1), -1);
}

export function addMonths(first: Day, months: number): Day {
  const index = 12 * Number(first.slice(0, 4)) + Number(first.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

export function count(amount: string): number {
  return amount.startsWith("couple") ? 2 : amount === "few" ? 3 : Number(amount) || 1;
}

export function ago(amount: number, unit: string, today: Day): Span {
  if (unit.startsWith("day")) return one(addDays(today, -amount));
  if (unit.startsWith("year")) {
    const day = `${Number(today.slice(0, 4)) - amount}${today.slice(4)}`;
    return { from: addDays(day, -28), to: addDays(day, 28), label: amount === 1 ? "a year ago" : `${amount} years ago`, unit: "other" };
  }
  return (calendar(unit, -amount, today)?.past as Span) ?? one(today);
}

export function back(amount: number, unit: string, today: Day): Span {
  const length = amount * (unit.startsWith("year") ? 365 : unit.startsWith("month") ? 30 : unit.startsWith("week") ? 7 : 1);
  return {
    from: addDays(today, 1 - length),
    to: today,
    label: `in the last ${amount} ${amount === 1 ? unit.replace(/s$/, "") : unit}`,
    unit: "other",
  };
}

export function forward(amount: number, unit: string, today: Day): Span {
  const length = amount * (unit.startsWith("month") ? 30 : unit.startsWith("week") ? 7 : 1);
  return {
    from: today,
    to: addDays(today, length - 1),
    label: `in the next ${amount} ${amount === 1 ? unit.replace(/s$/, "") : unit}`,
    unit: "other",
  };
}

export function calendar(unit: string, offset: number, today: Day): Reading {
  const span = calendarSpan(unit, offset, today);
  const isNow = offset === 0;
  return {
    ...(offset <= 0 && { past: { ...span, to: least(span.to, today) } }),
    ...(offset >= 0 && { ahead: span }),
    ...(isNow ? {} : { fixed: offset < 0 ? ("past" as const) : ("ahead" as const) }),
  };
}

export function calendarSpan(unit: string, offset: number, today: Day): Span {
  if (unit.startsWith("week")) {
    const from = addDays(getMonday(today), 7 * offset);
    const label =
      offset === 0 ? "this week" : offset === -1 ? "last week" : offset === 1 ? "next week" : `in the week from ${plainDay(from)}`;
    return { from, to: addDays(from, 6), label, unit: "week" };
  }
  const year = Number(today.slice(0, 4));
  if (unit.startsWith("year"))
    return {
      from: `${year + offset}-01-01`,
      to: `${year + offset}-12-31`,
      label: offset === 0 ? "this year" : `in ${year + offset}`,
      unit: "year",
    };
  const first = addMonths(`${today.slice(0, 8)}01`, offset);
  return {
    from: first,
    to: endOfMonth(first),
    label: offset === 0 ? `this month (${title(first).split(" ")[0] ?? ""})` : `in ${title(first)}`,
    unit: "month",
  };
}

/** The calendar week of a date, that of the year in which it is nearer to today. */
export function nearestWeek(dayOf: (isPast: boolean) => Day, today: Day): Reading {
  const [past, ahead] = [dayOf(true), dayOf(false)];
  const isPast = Date.parse(today) - Date.parse(past) < Date.parse(ahead) - Date.parse(today);
  const from = getMonday(isPast ? past : ahead);
  const span: Span = { from, to: addDays(from, 6), label: `in the week from ${plainDay(from)}`, unit: "week" };
  return isPast ? { past: span, fixed: "past" } : { ahead: span, fixed: "ahead" };
}

export function getRest(unit: string, today: Day): Span {
  return unit === "month"
    ? { from: today, to: endOfMonth(`${today.slice(0, 8)}01`), label: "", unit: "other" }
    : { from: today, to: unit === "week" ? addDays(getMonday(today), 6) : addDays(today, 90), label: "", unit: "other" };
}

export function weekend(today: Day, offset: number): Span {
  const from = addDays(getMonday(today), 5 + 7 * offset);
  return { from, to: addDays(from, 1), label: offset < 0 ? "last weekend" : offset === 0 ? "this weekend" : "next weekend", unit: "other" };
}

const SEASON_START: { readonly [season: string]: number } = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

export function season(name: string, today: Day, isPast: boolean, year: string | undefined, isLast: boolean): Span {
  const start = String(SEASON_START[name] ?? 3).padStart(2, "0");
  const now = Number(today.slice(0, 4));
  const begin = (of: number): Day => `${of}-${start}-01`;
  const last = begin(now) <= today ? now : now - 1;
  const isRunning = endOfMonth(addMonths(begin(last), 2)) >= today;
  const from =
    year !== undefined
      ? begin(Number(year))
      : isPast
        ? begin(isLast && isRunning ? last - 1 : last)
        : isRunning
          ? begin(last)
          : begin(last + 1);
  return { from, to: endOfMonth(addMonths(from, 2)), label: `in ${name} ${from.slice(0, 4)}`, unit: "season" };
}

export function weekday(
  name: string,
  today: Day,
  { which, isEvery, isAfterNext }: { readonly which: string; readonly isEvery: boolean; readonly isAfterNext: boolean },
): Reading {
  const index = WEEKDAYS.findIndex((each) => each.startsWith(name.slice(0, 3)));
  if (index < 0) return undefined;
  const number = (index + 1) as Weekday;
  const ahead = (number - getWeekday(today) + 7) % 7;
  const last = addDays(today, ahead === 0 ? -7 : ahead - 7);
  const coming = addDays(today, ahead);
  const next = addDays(coming, which === "next" && ahead + getWeekday(today) <= 7 ? 7 : 0);
  if (/last|past/.test(which)) return { past: one(last), fixed: "past", weekday: number, ...(isEvery && { isEvery: true as const }) };
  const aheadSpan = one(isAfterNext ? addDays(next, 7) : next);
  const isAhead = /next|coming|following/.test(which) || isAfterNext;
  return {
    past: one(ahead === 0 ? today : last),
    ahead: aheadSpan,
    ...(isAhead && { fixed: "ahead" as const }),
    weekday: number,
    ...(isEvery && !isAhead && { isEvery: true as const }),
  };
}

/** "the next two Wednesdays" */
export function nextFew(name: string, amount: number, today: Day): Reading {
  const first = weekday(name, today, { which: "", isEvery: true, isAfterNext: false })?.ahead?.from;
  const index = WEEKDAYS.findIndex((each) => each.startsWith(name.slice(0, 3)));
  if (first === undefined || amount < 1) return undefined;
  const to = addDays(first, 7 * (amount - 1));
  return {
    ahead: { from: first, to, label: `on the next ${amount} ${WEEKDAYS[index] ?? ""}s`, unit: "other" },
    fixed: "ahead",
    weekday: (index + 1) as Weekday,
    isEvery: true,
  };
}

/** Sunday of Easter by the anonymous Gregorian algorithm. */
export function easter(today: Day, isPast: boolean): Day {
  const now = Number(today.slice(0, 4));
  const of = (year: number): Day => {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const month = Math.floor((h + l - 7 * m + 114) / 31);
    return `${year}-${String(month).padStart(2, "0")}-${String(((h + l - 7 * m + 114) % 31) + 1).padStart(2, "0")}`;
  };
  return isPast ? (of(now) <= today ? of(now) : of(now - 1)) : of(now) >= today ? of(now) : of(now + 1);
}

export function least(a: Day, b: Day): Day {
  return a < b ? a : b;
}

export type Reading = Omit<Time, "at"> | undefined;

/** Days that a message names. Some names stand for the past and the time to come: which is meant is decided by what is asked. */
export interface Time {
  readonly at: number;
  readonly past?: Span;
  readonly ahead?: Span;
  /** The words leave no choice: "last friday", "3 weeks ago", "next month". */
  readonly fixed?: "past" | "ahead";
  /** Named by its weekday alone. */
  readonly weekday?: Weekday;
  /** "mondays", "every monday": no single day. */
  readonly isEvery?: true;
  /** "since", "until" and the like in front of it. */
  readonly bound?: "since" | "until" | "from";
}
