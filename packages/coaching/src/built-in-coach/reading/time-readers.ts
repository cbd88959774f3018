import {
  both,
  exact,
  one,
  range,
  monthIndex,
  getMonth,
  beforeOrSame,
  onDay,
  nearest,
  nearestWeek,
  ofMonth,
  title,
  endOfMonth,
  addMonths,
  count,
  ago,
  back,
  forward,
  calendar,
  getRest,
  weekend,
  season,
  weekday,
  nextFew,
  easter,
  least,
  type Reading,
} from "./calendar.ts";
import { addDays, type Day, getMonday, getWeekday } from "@ironpace/training";
import { always, type Span } from "../own-data/span.ts";
import { MONTH, MONTHS } from "../own-data/span.ts";

const WEEKDAY = "(mon|tues?|wed(?:s|nes)?|thu(?:rs?|r)?|fri|sat(?:ur)?|sun)(?:day)?";

const ORDINAL = String.raw`(\d{1,2})(?:st|nd|rd|th)`;

const NUMBER = String.raw`(\d{1,3}|couple(?: of)?|few|a|an)`;

const YEAR = String.raw`(?:[, ]+(20\d\d))?`;

/** The same calendar week 52 weeks ago, or the same month or day of last year. */
function yearAgo(unit: string, today: Day): Span {
  if (unit === "month") return ofMonth(addMonths(`${today.slice(0, 8)}01`, -12));
  if (unit === "day" || unit === "date") return one(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
  const monday = addDays(getMonday(today), -364);
  return { from: monday, to: addDays(monday, 6), label: "this week last year", unit: "week" };
}

type Reader = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[], today: Day, blockStart?: Day) => Reading];

/** The narrower before the wider. What one takes, the next does not see. */
export const READERS: readonly Reader[] = [
  // "The last month" reaches until today, "last month" is the calendar month before.
  [
    /\b(?:in |over |during |of |for |within )?the (?:last|past) (month)\b/,
    ([unit = "month"], today) => ({ past: { ...back(1, unit, today), label: "in the last 30 days" }, fixed: "past" }),
  ],
  [
    /\b(?:(?:a|1) year ago today|today (?:a|1) year ago|(?:on )?this day last year|today last year)\b/,
    (_, today) => ({ past: yearAgo("day", today), fixed: "past" }),
  ],
  // "this week last year", "the same month a year ago"
  [
    /\b(?:the |in |my )*(?:same|this) (week|month|time|day|date|period)(?: of)?(?: the)? (?:last year|(?:a|1) year (?:ago|before|earlier)|previous year|year before)\b|\blast years? (?:same|this) (week|month|time|day)\b/,
    ([a, b], today) => ({ past: yearAgo(a ?? b ?? "week", today), fixed: "past" }),
  ],
  [
    new RegExp(String.raw`\b(?:in |of |than |vs |to |and )?(?:the )?${MONTH} (?:of )?(?:the )?(last|previous) year\b`),
    ([month = ""], today) => ({ past: ofMonth(getMonth(month, today, true, String(Number(today.slice(0, 4)) - 1))), fixed: "past" }),
  ],
  [
    new RegExp(
      String.raw`\b(?:from |between )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|to|and|until|till|til|through) ?| )(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}\b`,
    ),
    ([first = "", last = "", month = "", year], today) =>
      both((isPast) => {
        const base = getMonth(month, today, isPast, year);
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
        const end = getMonth(last, today, isPast, year);
        const start = early === undefined ? beforeOrSame(monthIndex(first), end) : getMonth(first, today, true, early);
        return { from: start, to: endOfMonth(end), label: `from ${title(start)} to ${title(end)}`, unit: "other" };
      }, today),
  ],
  [
    new RegExp(
      String.raw`\b(?:from |between )(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR} ?(?:to|and|until|till|til) ?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}\b`,
    ),
    ([d1 = "", m1 = "", y1, d2 = "", m2 = "", y2], today) =>
      both((isPast) => {
        const to = onDay(getMonth(m2, today, isPast, y2), d2);
        const start = y1 === undefined && y2 === undefined ? beforeOrSame(monthIndex(m1), to) : getMonth(m1, today, isPast, y1 ?? y2);
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
  // "the week of 7 December", "in the week from December 7th"
  [
    new RegExp(
      String.raw`\b(?:in |of |for |during |over )?(?:the )?week (?:of|from|starting|beginning|commencing|with) (?:the )?(?:${WEEKDAY}s?,? )?(?:the )?(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} (\d{1,2})(?:st|nd|rd|th)?)${YEAR}\b`,
    ),
    ([, before, month, other, after, year], today) =>
      nearestWeek((isPast) => onDay(getMonth(month ?? other ?? "", today, isPast, year, before ?? after), before ?? after ?? "1"), today),
  ],
  [
    new RegExp(String.raw`\b(?:${WEEKDAY}s?,? )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}\b(?!\.)`),
    ([, date = "", month = "", year], today) =>
      both((isPast) => one(onDay(getMonth(month, today, isPast, year, date), date)), today, year !== undefined),
  ],
  [
    new RegExp(
      String.raw`\b(?:${WEEKDAY}s?,? )?(?:the )?${MONTH} (\d{1,2})(?:st|nd|rd|th)?${YEAR}\b(?! ?(?:km|k|kg|min|weeks?|days?|months?|sessions?|x|%))`,
    ),
    ([, month = "", date = "", year], today) =>
      both((isPast) => one(onDay(getMonth(month, today, isPast, year, date), date)), today, year !== undefined),
  ],
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/, ([year = "", month = "", date = ""], today) => exact(`${year}-${month}-${date}`, today)],
  [
    /\b(?:am|vom|bis|ab|on|until|from) (\d{1,2})\.(\d{1,2})\.?(20\d\d)?(?=\s|$)(?! ?(?:km|k|kg|kilos?|min|x|%|hours?|h|w|m)\b)/,
    ([date = "", month = "", year], today) =>
      Number(month) < 1 || Number(month) > 12 || Number(date) > 31
        ? undefined
        : both(
            (isPast) => one(onDay(getMonth(MONTHS[Number(month) - 1] ?? "", today, isPast, year, date), date)),
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
    (_, today) => both((isPast) => one(onDay(getMonth("october", today, isPast, undefined, "31"), "31")), today),
  ],
  [
    /\b(?:at |on |over )?(?:christmas|xmas)(?: day)?\b/,
    (_, today) => both((isPast) => one(onDay(getMonth("december", today, isPast, undefined, "25"), "25"), "Christmas"), today),
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
    /\b(?:so far )?(?:this|current|the current) (week|month|year)(?: so far)?\b|(?<!(?:last|best|biggest|worst|hardest|busiest|easiest|longest|strongest|lightest|heaviest) )\b(week|month|year) (?:to date|so far)\b/,
    ([a, b], today) => calendar(a ?? b ?? "week", 0, today),
  ],
  [/(?<=\b(?:how (?:was|did|is)|whats|what is|hows|show me|show) )(?:my|the) week\b/, (_, today) => calendar("week", 0, today)],
  [
    /\b(?:the )?rest of (?:the|this) (week|month|block|plan)\b/,
    ([unit = "week"], today) => ({ ahead: { ...getRest(unit, today), label: `the rest of the ${unit}` } }),
  ],
  [/\b(?:last|previous|past|prior) (week|month|year)s?\b/, ([unit = "week"], today) => calendar(unit, -1, today)],
  [/\b(?:next|coming|following) (week|month|year)s?\b/, ([unit = "week"], today) => calendar(unit, 1, today)],
  [/\b(?:in |over |for |during )?the (?:whole|entire|full) (week|month|year)\b/, ([unit = "week"], today) => calendar(unit, 0, today)],
  [/\b(?:on |at |over )?(?:the |this )?(?:last|past) weekend\b/, (_, today) => ({ past: weekend(today, -1), fixed: "past" })],
  [/\bnext weekend\b/, (_, today) => ({ ahead: weekend(today, 1), fixed: "ahead" })],
  [
    /\b(?:on |at |over )?(?:the |this |coming )?weekend\b/,
    (_, today) => ({ past: weekend(today, getWeekday(today) >= 6 ? 0 : -1), ahead: weekend(today, 0) }),
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
        const start = getMonth(MONTHS[3 * (Number(quarter) - 1)] ?? "", today, isPast, year);
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
          const first = getMonth(month, today, isPast, year);
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
      both((isPast) => ofMonth(getMonth(month ?? alone ?? "", today, isPast, year)), today, year !== undefined),
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
