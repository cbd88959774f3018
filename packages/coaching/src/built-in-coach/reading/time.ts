import { addDays, type Day, mondayOf, type Weekday, weekdayOf } from "@ironpace/training";
import { always, plainDay, type Span } from "../own-data/span.ts";
import type { Sentence, Taken } from "./sentence.ts";
import { MONTH, MONTHS, WEEKDAYS } from "../own-data/span.ts";

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

const WEEKDAY = "(mon|tues?|wed(?:s|nes)?|thu(?:rs?|r)?|fri|sat(?:ur)?|sun)(?:day)?";
const ORDINAL = String.raw`(\d{1,2})(?:st|nd|rd|th)`;
const NUMBER = String.raw`(\d{1,3}|couple(?: of)?|few|a|an)`;
const YEAR = String.raw`(?:[, ]+(20\d\d))?`;

type Reading = Omit<Time, "at"> | undefined;
type Reader = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[], today: Day, blockStart?: Day) => Reading];

/** The narrower before the wider. What one takes, the next does not see. */
const READERS: readonly Reader[] = [
  [
    new RegExp(
      String.raw`\b(?:from |between )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|to|and|until|till|til|through) ?| )(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}\b`,
    ),
    ([first = "", last = "", month = "", year], today) =>
      both((isPast) => {
        const base = monthOf(month, today, isPast, year);
        return Number(first) > Number(last) ? undefined : range(onDay(base, first), onDay(base, last));
      }, today),
  ],
  [
    new RegExp(String.raw`\b(?:from |between )?(?:the )?${ORDINAL} ?(?:-|to|and|until|till|til|through) ?(?:the )?${ORDINAL}\b`),
    ([first = "", last = ""], today) =>
      both((isPast) => {
        const from = nearest(first, today, isPast);
        const to = onDay(from, last);
        return to < from ? undefined : range(from, to);
      }, today),
  ],
  [
    new RegExp(
      String.raw`\b(?:from |between )?(?:early |mid |late |the |in )?${MONTH}(?: (20\d\d))? ?(?:to|and|until|till|til|through|-) ?(?:early |mid |late |the )?${MONTH}${YEAR}\b(?! \d{1,2}\b)`,
    ),
    ([first = "", early, last = "", year], today) =>
      both((isPast) => {
        const end = monthOf(last, today, isPast, year);
        const start = early === undefined ? beforeOrSame(monthIndex(first), end) : monthOf(first, today, true, early);
        return { from: start, to: endOfMonth(end), label: `from ${title(start)} to ${title(end)}`, unit: "other" };
      }, today),
  ],
  [
    new RegExp(
      String.raw`\b(?:from |between )(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR} ?(?:to|and|until|till|til) ?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}\b`,
    ),
    ([d1 = "", m1 = "", y1, d2 = "", m2 = "", y2], today) =>
      both((isPast) => {
        const to = onDay(monthOf(m2, today, isPast, y2), d2);
        const start = y1 === undefined && y2 === undefined ? beforeOrSame(monthIndex(m1), to) : monthOf(m1, today, isPast, y1 ?? y2);
        return range(onDay(start, d1), to);
      }, today),
  ],
  [
    /\bdays? (\d{1,2}) (?:to |- ?)?(\d{1,2})\b/,
    ([first = "", last = ""], today) => both(() => range(onDay(today, first), onDay(today, last)), today),
  ],
  [/\bday after tomorrow\b/, (_, today) => exact(addDays(today, 2), today)],
  [/\bday before yesterday\b/, (_, today) => exact(addDays(today, -2), today)],
  [
    /\b(?:today|tonight|todays|this (?:morning|evening|afternoon)|right now)\b/,
    (_, today) => ({ past: one(today, "today"), ahead: one(today, "today") }),
  ],
  [/\btomorrows?\b/, (_, today) => exact(addDays(today, 1), today, "tomorrow")],
  [/\byesterdays?\b/, (_, today) => exact(addDays(today, -1), today, "yesterday")],
  [
    new RegExp(String.raw`\b(?:${WEEKDAY}s?,? )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}\b(?!\.)`),
    ([, date = "", month = "", year], today) =>
      both((isPast) => one(onDay(monthOf(month, today, isPast, year, date), date)), today, year !== undefined),
  ],
  [
    new RegExp(
      String.raw`\b(?:${WEEKDAY}s?,? )?(?:the )?${MONTH} (\d{1,2})(?:st|nd|rd|th)?${YEAR}\b(?! ?(?:km|k|kg|min|weeks?|days?|months?|sessions?|x|%))`,
    ),
    ([, month = "", date = "", year], today) =>
      both((isPast) => one(onDay(monthOf(month, today, isPast, year, date), date)), today, year !== undefined),
  ],
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/, ([year = "", month = "", date = ""], today) => exact(`${year}-${month}-${date}`, today)],
  [
    /\b(?:am|vom|bis|ab|on|until|from) (\d{1,2})\.(\d{1,2})\.?(20\d\d)?(?=\s|$)(?! ?(?:km|k|kg|kilos?|min|x|%|hours?|h|w|m)\b)/,
    ([date = "", month = "", year], today) =>
      Number(month) < 1 || Number(month) > 12 || Number(date) > 31
        ? undefined
        : both(
            (isPast) => one(onDay(monthOf(MONTHS[Number(month) - 1] ?? "", today, isPast, year, date), date)),
            today,
            year !== undefined,
          ),
  ],
  [
    /\bon (\d{1,2})\b(?![.:]\d)(?! ?(?:km|k|kg|min|weeks?|days?|months?|sessions?|x|%|m|sets?|reps?|\/))(?=\s|$)/,
    ([date = ""], today) =>
      Number(date) < 1 || Number(date) > 31 ? undefined : both((isPast) => one(nearest(date, today, isPast)), today),
  ],
  [
    new RegExp(
      String.raw`\b(?:${WEEKDAY}s?,? )?(?:the |on )?${ORDINAL}\b(?! (?:time|race|run|session|round|set|place|rep|block|week|one|interval))`,
    ),
    ([, date = ""], today) => both((isPast) => one(nearest(date, today, isPast)), today),
  ],
  [
    new RegExp(
      String.raw`\b(?:on |am )?the (\d{1,2})\b(?![.:]\d)(?! ?(?:of the|km|k|kg|min|weeks?|days?|months?|sessions?|x|%|m|sets?|reps?))`,
    ),
    ([date = ""], today) =>
      Number(date) < 1 || Number(date) > 31 ? undefined : both((isPast) => one(nearest(date, today, isPast)), today),
  ],
  [
    /\b(?:on )?(?:halloween)\b/,
    (_, today) => both((isPast) => one(onDay(monthOf("october", today, isPast, undefined, "31"), "31")), today),
  ],
  [
    /\b(?:at |on |over )?(?:christmas|xmas)(?: day)?\b/,
    (_, today) => both((isPast) => one(onDay(monthOf("december", today, isPast, undefined, "25"), "25"), "Christmas"), today),
  ],
  [
    /\b(?:new years?(?: eve)?)\b/,
    (_, today) => both((isPast) => one(`${Number(today.slice(0, 4)) + (isPast ? 0 : 1)}-01-01`, "New Year"), today),
  ],
  [/\beaster\b/, (_, today) => both((isPast) => one(easter(today, isPast), "Easter"), today)],
  [
    new RegExp(String.raw`\b${NUMBER} (weeks?|months?|days?|years?) ago\b`),
    ([amount = "1", unit = "week"], today) => ({ past: ago(count(amount), unit, today), fixed: "past" }),
  ],
  [
    new RegExp(
      String.raw`\b(?:in |over |for |during |within )?(?:the |my |these )?(?:last|past|previous|recent) ${NUMBER} (weeks?|months?|days?|years?)\b`,
    ),
    ([amount = "1", unit = "week"], today) => ({ past: back(count(amount), unit, today), fixed: "past" }),
  ],
  [
    new RegExp(String.raw`\b(?:in |over |for |during |within )?(?:the )?(?:next|coming|following) ${NUMBER} (weeks?|months?|days?)\b`),
    ([amount = "1", unit = "week"], today) => ({ ahead: forward(count(amount), unit, today), fixed: "ahead" }),
  ],
  [
    /\b(?:in|over|during|within|for) the (?:last|past|previous) (week|month|year)\b(?! of\b)/,
    ([unit = "week"], today) => ({
      past: {
        ...back(1, unit, today),
        label: unit === "week" ? "in the last 7 days" : unit === "month" ? "in the last 30 days" : "in the last 12 months",
      },
      fixed: "past",
    }),
  ],
  [
    /\b(?:the )?(week|month) (?:before last|before the last)\b|\blast but 1 (week|month)\b/,
    ([a, b], today) => calendar(a ?? b ?? "week", -2, today),
  ],
  [/\b(?:the )?(week|month) after next\b/, ([unit = "week"], today) => calendar(unit, 2, today)],
  [
    /\b(?:so far )?(?:this|current|the current) (week|month|year)(?: so far)?\b|(?<!last )\b(week|month|year) (?:to date|so far)\b/,
    ([a, b], today) => calendar(a ?? b ?? "week", 0, today),
  ],
  [/(?<=\b(?:how (?:was|did|is)|whats|what is|hows|show me|show) )(?:my|the) week\b/, (_, today) => calendar("week", 0, today)],
  [
    /\b(?:the )?rest of (?:the|this) (week|month|block|plan)\b/,
    ([unit = "week"], today) => ({ ahead: { ...restOf(unit, today), label: `the rest of the ${unit}` } }),
  ],
  [/\b(?:last|previous|past|prior) (week|month|year)s?\b/, ([unit = "week"], today) => calendar(unit, -1, today)],
  [/\b(?:next|coming|following) (week|month|year)s?\b/, ([unit = "week"], today) => calendar(unit, 1, today)],
  [/\b(?:in |over |for |during )?the (?:whole|entire|full) (week|month|year)\b/, ([unit = "week"], today) => calendar(unit, 0, today)],
  [/\b(?:on |at |over )?(?:the |this )?(?:last|past) weekend\b/, (_, today) => ({ past: weekend(today, -1), fixed: "past" })],
  [/\bnext weekend\b/, (_, today) => ({ ahead: weekend(today, 1), fixed: "ahead" })],
  [
    /\b(?:on |at |over )?(?:the |this |coming )?weekend\b/,
    (_, today) => ({ past: weekend(today, weekdayOf(today) >= 6 ? 0 : -1), ahead: weekend(today, 0) }),
  ],
  [
    /\b(?:the )?(?:start|beginning) of (?:the|this|my) (?:block|plan|cycle)\b/,
    (_, today, start) =>
      start === undefined ? undefined : { past: { from: start, to: today, label: "the start of the plan", unit: "other" }, fixed: "past" },
  ],
  [
    /\b(?:in |of |during )?(?:this|the current|my current) (?:block|plan|cycle)(?: so far)?\b/,
    (_, today, start) => (start === undefined ? undefined : { past: { from: start, to: today, label: "in this block", unit: "other" } }),
  ],
  [
    /\bq([1-4])(?: (20\d\d))?\b/,
    ([quarter = "1", year], today) =>
      both((isPast) => {
        const start = monthOf(MONTHS[3 * (Number(quarter) - 1)] ?? "", today, isPast, year);
        const end = addMonths(start, 2);
        return { from: start, to: endOfMonth(end), label: `in Q${quarter} (${title(start)} to ${title(end)})`, unit: "other" };
      }, today),
  ],
  [
    /\b(last |this |next |in |early |late |mid |over )*(?:the )?(spring|summer|autumn|fall|winter)(?: (20\d\d))?\b(?! ?(?:down|apart|off|10 ?k))/,
    ([lead, name = "", year], today) => both((isPast) => season(name, today, isPast, year, lead?.trim() === "last"), today),
  ],
  [
    new RegExp(
      String.raw`\b(?:(last|this|next|in|of|end of|start of|beginning of|early|mid|late|during|until|til|till|by|from|since|and|vs|than) )+(?:the )?${MONTH}${YEAR}\b(?! \d{1,2}\b)`,
    ),
    ([lead, month = "", year], today) =>
      both(
        (isPast) => {
          const first = monthOf(month, today, isPast, year);
          // "last November" in November is the one of a year ago.
          const isYearAgo = isPast && lead === "last" && year === undefined && first.slice(0, 7) === today.slice(0, 7);
          return ofMonth(isYearAgo ? addMonths(first, -12) : first);
        },
        today,
        year !== undefined,
      ),
  ],
  [
    new RegExp(
      String.raw`\b(jan(?:uary)?|feb(?:ruary)?|march|may(?= 20\d\d)|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)${YEAR}\b|^(may|mar)$`,
    ),
    ([month, year, alone], today) =>
      both((isPast) => ofMonth(monthOf(month ?? alone ?? "", today, isPast, year)), today, year !== undefined),
  ],
  [
    new RegExp(
      String.raw`\b(?:on )?(?:(every|each|all|on) )?(?:(?:the )?next (\d) )?(?:my |the |our )?(?:(last|past|this past|this|next|coming|following) )?${WEEKDAY}(s(?! (?:\w+ )?(?:session|workout|run|training|one|thing|ride)\b))?s?\b(?: (after next))?( (?=(?:\w+ )?(?:sessions|workouts|runs|rides|trainings)\b))?`,
    ),
    ([every, times, which, name = "", plural, after, many], today) =>
      times === undefined
        ? weekday(name, today, {
            which: which ?? "",
            isEvery:
              many !== undefined || (plural === "s" && !/^wed$/.test(name)) || every === "every" || every === "each" || every === "all",
            isAfterNext: after !== undefined,
          })
        : nextFew(name, Number(times), today),
  ],
  [
    /\b(?:in |of |during |all of )?(20\d\d)\b(?! ?(?:m|metres|kg|min))/,
    ([year = ""], today) => ({
      past: { from: `${year}-01-01`, to: least(`${year}-12-31`, today), label: `in ${year}`, unit: "year" },
      ahead: { from: `${year}-01-01`, to: `${year}-12-31`, label: `in ${year}`, unit: "year" },
      ...(`${year}-01-01` > today && { fixed: "ahead" as const }),
    }),
  ],
  [
    /\b(?:ever|of all time|all time|lifetime|to date|since i (?:first )?(?:started|began|joined)(?: (?:training|here|the app|using the app|with you))?)\b/,
    (_, today) => ({ past: always(today), fixed: "past" }),
  ],
];

/** Takes everything out of a sentence that names days. */
export function readTimes(sentence: Sentence, today: Day, blockStart?: Day): readonly Time[] {
  const found: Time[] = [];
  for (const [pattern, read] of READERS) {
    for (let guard = 0; guard < 4; guard++) {
      const match = sentence.find(pattern);
      const reading = match === undefined ? undefined : read(match.groups, today, blockStart);
      if (match === undefined || reading === undefined) break;
      sentence.take(pattern);
      found.push({ ...reading, ...boundOf(sentence, match), at: match.at });
    }
  }
  return inNamedWeek(found.toSorted((a, b) => a.at - b.at));
}

/** "wed and fri next week": the weekdays of that week. */
function inNamedWeek(times: readonly Time[]): readonly Time[] {
  const week = times.find(({ ahead, past, fixed }) => fixed !== undefined && (ahead ?? past)?.unit === "week");
  const span = week?.ahead ?? week?.past;
  if (week === undefined || span === undefined || !times.some(({ weekday, isEvery }) => weekday !== undefined && isEvery === undefined))
    return times;
  return times
    .filter((time) => time !== week)
    .map((time) => {
      if (time.weekday === undefined) return time;
      const day = one(addDays(span.from, time.weekday - 1));
      return { ...time, ...(week.fixed === "past" ? { past: day } : { ahead: day }), fixed: week.fixed ?? "ahead" };
    });
}

function boundOf(sentence: Sentence, { at, text }: Taken): Pick<Time, "bound"> {
  const inside = /^(since|until|til|till|by|from)\b/.exec(text)?.[1];
  const before =
    inside ??
    /\b(since|until|till|til|up to|by|before|from|starting|as of|ab|bis|through)(?: (?:the|about|around|on|in|end of|start of|this|last|early))*\s*$/.exec(
      sentence.words.slice(0, at),
    )?.[1];
  const onwards =
    /^\s*(?:onwards?|forward|on(?=\s*$))\b/.test(sentence.words.slice(at + text.length)) &&
    !/^\s*on (?:a|the|my|mon|tue|wed|thu|fri|sat|sun)/.test(sentence.words.slice(at + text.length));
  if (before === "since") return { bound: "since" };
  if (before !== undefined && /until|til|till|up to|by|before|bis|through/.test(before)) return { bound: "until" };
  return before !== undefined || onwards ? { bound: "from" } : {};
}

/** The span that is meant: `isPast` undefined takes the nearer one. */
export function spanOf(time: Time, today: Day, isPast?: boolean): Span | undefined {
  const { past, ahead, fixed, bound } = time;
  const wantsPast = fixed === undefined ? (isPast ?? (bound === "since" ? true : undefined)) : fixed === "past";
  const span =
    wantsPast === undefined
      ? past === undefined || ahead === undefined
        ? (past ?? ahead)
        : gap(past, today) <= gap(ahead, today)
          ? past
          : ahead
      : wantsPast
        ? (past ?? ahead)
        : (ahead ?? past);
  if (span === undefined) return undefined;
  if (span.from === EVER) return span;
  if (bound === "since" || (bound === "from" && fixed === undefined && wantsPast === true && past !== undefined && past.from < today))
    return { from: (past ?? span).from, to: today, label: `since ${bare((past ?? span).label)}`, unit: "other" };
  return span;
}

/** Where "ever" begins. */
const EVER = always("2000-01-01").from;

function bare(label: string): string {
  return label.replace(/^(?:in|on) /, "");
}

function gap({ from, to }: Span, today: Day): number {
  return from <= today && to >= today ? 0 : from > today ? days(today, from) : days(to, today);
}

function days(a: Day, b: Day): number {
  return Math.round((Date.parse(b) - Date.parse(a)) / 86_400_000);
}

function both(read: (isPast: boolean) => Span | undefined, today: Day, isDated = false): Reading {
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

function exact(day: Day, today: Day, label?: string): Reading {
  const span = one(day, label);
  return day === today ? { past: span, ahead: span } : day < today ? { past: span, fixed: "past" } : { ahead: span, fixed: "ahead" };
}

function one(day: Day, label?: string): Span {
  return { from: day, to: day, label: label ?? `on ${plainDay(day)}`, unit: "day" };
}

function range(from: Day, to: Day): Span {
  return { from, to, label: `from ${plainDay(from)} to ${plainDay(to)}`, unit: "other" };
}

function monthIndex(name: string): number {
  return MONTHS.findIndex((each) => each.startsWith(name.slice(0, 3)));
}

/** First of a month, of the last or the next of its name; a date in it decides where it is this month. */
function monthOf(name: string, today: Day, isPast: boolean, year?: string, date?: string): Day {
  const number = String(monthIndex(name) + 1).padStart(2, "0");
  if (year !== undefined) return `${year}-${number}-01`;
  const now = Number(today.slice(0, 4));
  const here = `${now}-${number}-${(date ?? "01").padStart(2, "0")}`;
  if (isPast) return here <= today ? `${now}-${number}-01` : `${now - 1}-${number}-01`;
  const isOver = date === undefined ? endOfMonth(`${now}-${number}-01`) < today : here < today;
  return isOver ? `${now + 1}-${number}-01` : `${now}-${number}-01`;
}

function beforeOrSame(index: number, end: Day): Day {
  const year = Number(end.slice(0, 4));
  const start = `${year}-${String(index + 1).padStart(2, "0")}-01`;
  return start <= end ? start : `${year - 1}${start.slice(4)}`;
}

function onDay(month: Day, date: string): Day {
  return `${month.slice(0, 8)}${date.padStart(2, "0")}`;
}

/** "the 20th": of this month, else of the one before or after it. */
function nearest(date: string, today: Day, isPast: boolean): Day {
  const here = onDay(today, date);
  if (isPast) return here <= today ? here : onDay(addMonths(`${today.slice(0, 8)}01`, -1), date);
  return here >= today ? here : onDay(addMonths(`${today.slice(0, 8)}01`, 1), date);
}

function ofMonth(first: Day): Span {
  return { from: first, to: endOfMonth(first), label: `in ${title(first)}`, unit: "month" };
}

function title(day: Day): string {
  const name = MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day.slice(0, 4)}`;
}

function endOfMonth(first: Day): Day {
  return addDays(addMonths(first, 1), -1);
}

function addMonths(first: Day, months: number): Day {
  const index = 12 * Number(first.slice(0, 4)) + Number(first.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

function count(amount: string): number {
  return amount.startsWith("couple") ? 2 : amount === "few" ? 3 : Number(amount) || 1;
}

function ago(amount: number, unit: string, today: Day): Span {
  if (unit.startsWith("day")) return one(addDays(today, -amount));
  if (unit.startsWith("year")) {
    const day = `${Number(today.slice(0, 4)) - amount}${today.slice(4)}`;
    return { from: addDays(day, -28), to: addDays(day, 28), label: amount === 1 ? "a year ago" : `${amount} years ago`, unit: "other" };
  }
  return (calendar(unit, -amount, today)?.past as Span) ?? one(today);
}

function back(amount: number, unit: string, today: Day): Span {
  const length = amount * (unit.startsWith("year") ? 365 : unit.startsWith("month") ? 30 : unit.startsWith("week") ? 7 : 1);
  return {
    from: addDays(today, 1 - length),
    to: today,
    label: `in the last ${amount} ${amount === 1 ? unit.replace(/s$/, "") : unit}`,
    unit: "other",
  };
}

function forward(amount: number, unit: string, today: Day): Span {
  const length = amount * (unit.startsWith("month") ? 30 : unit.startsWith("week") ? 7 : 1);
  return {
    from: today,
    to: addDays(today, length - 1),
    label: `in the next ${amount} ${amount === 1 ? unit.replace(/s$/, "") : unit}`,
    unit: "other",
  };
}

function calendar(unit: string, offset: number, today: Day): Reading {
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
    const from = addDays(mondayOf(today), 7 * offset);
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

function restOf(unit: string, today: Day): Span {
  return unit === "month"
    ? { from: today, to: endOfMonth(`${today.slice(0, 8)}01`), label: "", unit: "other" }
    : { from: today, to: unit === "week" ? addDays(mondayOf(today), 6) : addDays(today, 90), label: "", unit: "other" };
}

function weekend(today: Day, offset: number): Span {
  const from = addDays(mondayOf(today), 5 + 7 * offset);
  return { from, to: addDays(from, 1), label: offset < 0 ? "last weekend" : offset === 0 ? "this weekend" : "next weekend", unit: "other" };
}

const SEASON_START: { readonly [season: string]: number } = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

function season(name: string, today: Day, isPast: boolean, year: string | undefined, isLast: boolean): Span {
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

function weekday(
  name: string,
  today: Day,
  { which, isEvery, isAfterNext }: { readonly which: string; readonly isEvery: boolean; readonly isAfterNext: boolean },
): Reading {
  const index = WEEKDAYS.findIndex((each) => each.startsWith(name.slice(0, 3)));
  if (index < 0) return undefined;
  const number = (index + 1) as Weekday;
  const ahead = (number - weekdayOf(today) + 7) % 7;
  const last = addDays(today, ahead === 0 ? -7 : ahead - 7);
  const coming = addDays(today, ahead);
  const next = addDays(coming, which === "next" && ahead + weekdayOf(today) <= 7 ? 7 : 0);
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
function nextFew(name: string, amount: number, today: Day): Reading {
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
function easter(today: Day, isPast: boolean): Day {
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

function least(a: Day, b: Day): Day {
  return a < b ? a : b;
}
