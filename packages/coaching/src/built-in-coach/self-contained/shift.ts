import { addDays, type Day, getMonday } from "@ironpace/training";
import { MONTHS } from "../own-data/span.ts";
import { readFrame } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import type { Period } from "../turn/times.ts";
import { readSlots, type Slot } from "./slots.ts";

type Unit = "day" | "week" | "month" | "year" | "one";

const SHIFT =
  /^(?:(?:and|so|ok|no|what about|how about|whats|what is|what was|on|in) )*(?:the |that )?(?:(day|week|month|year|one) (before|after)|(next|following|previous|prior) (day|one)|(following|previous|prior) (week|month|year))(?: (?:that|it|this))?$/;
const DAYS_OF_WEEK = 7;
const WEEKDAY = /\b(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?\b/;
const PREPOSITION = / (?:on|in|for|over|during|within|at|of) $/;

/** "And the week before that?": the request with the time that lies before or after its own, as a date; undefined where it has none, or several. English only. */
export function shifted(words: string, before: string, tongue: Tongue, today: Day): string | undefined {
  const found = tongue === "en" ? SHIFT.exec(words) : null;
  if (found === null) return undefined;
  const unit = (found[1] ?? found[4] ?? found[6] ?? "one") as Unit;
  const sign = /before|previous|prior/.test(found[2] ?? found[3] ?? found[5] ?? "") ? -1 : 1;
  const times = readSlots(before, tongue).slots.filter(({ types }) =>
    types.some((type) => type === "day" || type === "date" || type === "time"),
  );
  // "The one before" after the long run of Saturday is a run, not a day.
  if (unit === "one" && readSlots(before, tongue).slots.some(({ types }) => types.includes("thing"))) return undefined;
  const [time] = times;
  const frame = readFrame(before, tongue, today);
  if (time === undefined || times.length > 1) return undefined;
  const [day] = frame.days;
  const [period] = frame.periods;
  const text =
    day !== undefined && frame.days.length === 1 && period === undefined
      ? onDay(addDays(day, sign * stepOf(unit, time)), today)
      : period !== undefined && frame.periods.length === 1
        ? inPeriod(period, unit, sign, today)
        : undefined;
  if (text === undefined) return undefined;
  const head = ` ${before.slice(0, time.at)}`;
  const preposition = PREPOSITION.exec(head)?.[0] ?? " ";
  return `${head.slice(0, head.length - preposition.length)} ${text}${before.slice(time.at + time.text.length)}`.trim();
}

/** "The one after Tuesday" is Wednesday; the one before "last Saturday" is a week before it. */
function stepOf(unit: Unit, { text }: Slot): number {
  return unit === "week" || (unit === "one" && /\blast\b/.test(text) && WEEKDAY.test(text)) ? DAYS_OF_WEEK : 1;
}

function onDay(day: Day, today: Day): string {
  return `on ${dated(day, today)}`;
}

function dated(day: Day, today: Day): string {
  return `${Number(day.slice(8))} ${monthOf(day, today)}`;
}

/** With the year where it is another one. */
function monthOf(day: Day, today: Day): string {
  const name = MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.slice(0, 4)}`;
}

function inPeriod({ from, to, kind }: Period, unit: Unit, sign: number, today: Day): string | undefined {
  if (unit !== "one" && unit !== kind) return undefined;
  if (kind === "weekend")
    return `from ${dated(addDays(from, sign * DAYS_OF_WEEK), today)} to ${dated(addDays(to, sign * DAYS_OF_WEEK), today)}`;
  if (kind === "week") {
    const monday = addDays(getMonday(from), sign * DAYS_OF_WEEK);
    return `in the week of ${dated(monday, today)}`;
  }
  if (kind === "month") {
    const day = sign < 0 ? addDays(`${from.slice(0, 7)}-01`, -1) : addDays(`${from.slice(0, 7)}-28`, DAYS_OF_WEEK);
    return `in ${monthOf(day, today)}`;
  }
  return kind === "year" ? `in ${Number(from.slice(0, 4)) + sign}` : undefined;
}
