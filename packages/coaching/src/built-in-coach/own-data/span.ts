import { addDays, type Day, getMonday, type Weekday, getWeekday } from "@ironpace/training";
import { NUMBER_WORDS } from "../../number-words.ts";

/** Days that a question is about, both included, and how the answer calls them: "last month", "since 1 June". */
export interface Span {
  readonly from: Day;
  readonly to: Day;
  readonly label: string;
  readonly unit: "day" | "week" | "month" | "season" | "year" | "other";
}

export const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;
export const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const WEEKDAY = "(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?";
const SEASON = "(spring|summer|autumn|fall|winter)";
/** Month with which a season begins, of the meteorological calendar. */
const SEASON_START: { readonly [season: string]: number } = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const NUMBER = `(\\d{1,3}|couple(?: of)?|few|${Object.keys(NUMBER_WORDS).join("|")}|a|an)`;
const UNIT = "(days?|weeks?|months?|years?)";
const EVER = "2000-01-01";

/** The past days that mended words name; undefined when they name none. The first that fits is taken. */
export function readSpan(words: string, today: Day, blockStart?: Day): Span | undefined {
  return readSpanIn(words, today, blockStart)?.span;
}

/** The span with the words that name it. */
export function readSpanIn(words: string, today: Day, blockStart?: Day): { readonly span: Span; readonly text: string } | undefined {
  for (const [pattern, read] of RULES) {
    const found = new RegExp(pattern).exec(words);
    const span = found === null ? undefined : read(found, today, blockStart);
    if (found !== null && span !== undefined) return { span, text: found[0] };
  }
  return undefined;
}

type Read = (found: RegExpExecArray, today: Day, blockStart?: Day) => Span | undefined;

const RULES: readonly (readonly [string, Read])[] = [
  [`\\bsince (?:i|we) (?:started|began|joined|signed up)\\b|\\bsince day one\\b`, (_, today) => always(today)],
  [
    `\\b(?:between|from) (.{3,20}?) (?:and|to|until|till) ((?:\\w+ ?){1,3})`,
    ([, first = "", last = ""], today) => {
      const from = readSpan(`in ${first}`, today) ?? date(first, today);
      const to = /^(now|today)/.test(last) ? date("today", today) : (date(last, today) ?? readSpan(`in ${last}`, today));
      return from === undefined || to === undefined || from.from > to.to
        ? undefined
        : {
            from: from.from,
            to: earlier(to.to, today),
            label: `from ${from.label} to ${to.label}`.replaceAll(/\b(?:in|on) /g, ""),
            unit: "other",
          };
    },
  ],
  [
    `\\bsince (?:the )?(?:start|beginning) of (?:the |this )?(year|month|week|block|plan)\\b|\\bsince (new year)`,
    ([, unit = "year"], today, blockStart) =>
      unit === "block" || unit === "plan"
        ? block(today, blockStart)
        : { ...calendar(unit, today, 0), label: `since the start of the ${unit}` },
  ],
  [
    `\\bsince (?:the )?(.+)`,
    ([, rest = ""], today) => {
      const begin = date(rest, today) ?? readSpan(/^(last|this|\d|a|the)\b/.test(rest) ? rest : `in ${rest}`, today);
      return begin === undefined ? undefined : { from: begin.from, to: today, label: `since ${getLabel(begin)}`, unit: "other" };
    },
  ],
  [
    `\\b(?:over |in |for |through )?(?:the |this )?(?:whole|entire|full) (year|month|week)\\b`,
    ([, unit = "year"], today) => back(1, unit, today),
  ],
  [`\\bday before yesterday\\b`, (_, today) => day(addDays(today, -2), "the day before yesterday")],
  [`\\byesterdays?\\b`, (_, today) => day(addDays(today, -1), "yesterday")],
  [
    `\\b(week|month) before (?:that|last|the last)\\b|\\b(?:the )?last but one (week|month)\\b`,
    ([, unit = "week"], today) => calendar(unit, today, -2, `the ${unit} before last`),
  ],
  [
    `\\b(exactly )?${NUMBER} ${UNIT} ago\\b`,
    ([, exactly, amount = "1", unit = "week"], today) => {
      const count = number(amount);
      if (unit.startsWith("day")) return day(addDays(today, -count), `${count} days ago`);
      if (unit.startsWith("week") && exactly !== undefined) return day(addDays(today, -7 * count));
      if (unit.startsWith("year"))
        return around(`${Number(today.slice(0, 4)) - count}${today.slice(4)}`, count === 1 ? "a year ago" : `${count} years ago`);
      return calendar(unit, today, -count, `${count} ${unit} ago`);
    },
  ],
  [
    `\\b(?:last|past|previous|the last|these|recent) ${NUMBER} ${UNIT}\\b|\\b${NUMBER} (?:last|past|previous) ${UNIT}\\b`,
    (found, today) => back(number(found[1] ?? found[3] ?? "1"), found[2] ?? found[4] ?? "weeks", today),
  ],
  [`\\b(?:in|over|within|during|for) (?:the )?(?:last|past) ${UNIT}\\b`, ([, unit = "month"], today) => back(1, unit, today)],
  [
    `\\b(?:this|current|so far this) (week|month|year)\\b|\\b(?:week|month|year) to date\\b`,
    ([all, unit], today) => calendar(unit ?? /(week|month|year)/.exec(all)?.[1] ?? "month", today, 0),
  ],
  [`\\b(?:last|previous|prior) (week|month|year)s?\\b`, ([, unit = "week"], today) => calendar(unit, today, -1)],
  [`\\b(?:last|this past|the) weekend\\b`, (_, today) => weekend(today)],
  [`\\b(?:this|current|my|the) (?:block|plan|cycle|programme?)\\b`, (_, today, blockStart) => block(today, blockStart)],
  [
    `\\b(?:on |the )?(\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)\\b`,
    ([all], today) => date(all.replace(/^(on|the) /, ""), today),
  ],
  [
    `\\b(?:last|this|in|during|of|over|than|the|that)(?: (?:the|this|last|early|late))* ${SEASON}\\b(?! ?up)|^${SEASON}$`,
    ([all, a, b], today) => season(a ?? b ?? "", today, /\blast\b/.test(all)),
  ],
  [
    `\\b(?:in|during|of|for|last|this|than|vs|from|to|with|was|were|end of|start of|and)(?: (?:in|early|late|mid|the))* ${MONTH}(?: (20\\d\\d))?\\b(?! \\d)|^${MONTH}(?: (20\\d\\d))?$`,
    (found, today) => month(found[1] ?? found[3] ?? "", today, found[2] ?? found[4]),
  ],
  [
    `\\b(?:in|during|of|than) (20\\d\\d)\\b`,
    ([, year = ""], today) => ({ from: `${year}-01-01`, to: earlier(`${year}-12-31`, today), label: `in ${year}`, unit: "year" }),
  ],
  [
    `\\b(?:on|last|this|was|for|did|about|of)(?: (?:last|past|the))? ${WEEKDAY}\\b|^(?:and )?${WEEKDAY}$`,
    (found, today) => weekday(found[1] ?? found[2] ?? "", today),
  ],
  [
    `\\b(20\\d\\d)\\b`,
    ([, year = ""], today) =>
      `${year}-01-01` > today
        ? undefined
        : { from: `${year}-01-01`, to: earlier(`${year}-12-31`, today), label: `in ${year}`, unit: "year" },
  ],
  [
    `\\b(?:ever|all time|lifetime|in total|of all time|overall|altogether|so far|to date)\\b`,
    (_, today) => ({ from: EVER, to: today, label: "in everything you logged", unit: "other" }),
  ],
  [`\\btodays?\\b|\\bthis (?:morning|evening|afternoon)\\b`, (_, today) => day(today, "today")],
];

/** Everything that is stored. */
export function always(today: Day): Span {
  return { from: EVER, to: today, label: "in everything you logged", unit: "other" };
}

export function getLength({ from, to }: Span): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
}

/** The last `count` days, today included. */
export function back(count: number, unit: string, today: Day): Span {
  const days = count * (unit.startsWith("year") ? 365 : unit.startsWith("month") ? 30 : unit.startsWith("week") ? 7 : 1);
  const name = unit.replace(/s$/, "");
  return {
    from: addDays(today, 1 - days),
    to: today,
    label: count === 1 ? `in the last ${name === "day" ? "day" : `${days} days`}` : `in the last ${count} ${name}s`,
    unit: "other",
  };
}

function calendar(unit: string, today: Day, offset: number, label?: string): Span {
  if (unit.startsWith("week")) {
    const from = addDays(getMonday(today), 7 * offset);
    const named = offset === 0 ? "this week" : offset === -1 ? "last week" : (label ?? `${-offset} weeks ago`);
    return { from, to: earlier(addDays(from, 6), today), label: named, unit: "week" };
  }
  const year = Number(today.slice(0, 4));
  if (unit.startsWith("year"))
    return {
      from: `${year + offset}-01-01`,
      to: earlier(`${year + offset}-12-31`, today),
      label: offset === 0 ? "this year" : offset === -1 ? "last year" : `in ${year + offset}`,
      unit: "year",
    };
  const index = 12 * year + Number(today.slice(5, 7)) - 1 + offset;
  const from = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
  const named = MONTHS[index % 12] ?? "";
  const title = named.charAt(0).toUpperCase() + named.slice(1);
  return {
    from,
    to: earlier(endOfMonth(from), today),
    label: offset === 0 ? "this month" : offset === -1 ? `last month (${title})` : `in ${title}`,
    unit: "month",
  };
}

function month(name: string, today: Day, year?: string): Span | undefined {
  const index = MONTHS.findIndex((each) => each.startsWith(name.slice(0, 3)));
  if (index < 0) return undefined;
  const number = String(index + 1).padStart(2, "0");
  const thisYear = Number(today.slice(0, 4));
  const from = `${year ?? (`${thisYear}-${number}-01` <= today ? thisYear : thisYear - 1)}-${number}-01`;
  const title = (MONTHS[index] ?? "").replace(/^./, (letter) => letter.toUpperCase());
  return {
    from,
    to: earlier(endOfMonth(from), today),
    label: `in ${title}${from.slice(0, 4) === today.slice(0, 4) ? "" : ` ${from.slice(0, 4)}`}`,
    unit: "month",
  };
}

function season(name: string, today: Day, isLast: boolean): Span {
  const start = SEASON_START[name] ?? 3;
  const year = Number(today.slice(0, 4));
  const begin = (of: number): Day => `${of}-${String(start).padStart(2, "0")}-01`;
  const newest = begin(year) <= today ? year : year - 1;
  const isRunning = endOfMonth(addMonths(begin(newest), 2)) >= today;
  const from = begin(isLast && isRunning ? newest - 1 : newest);
  return {
    from,
    to: earlier(endOfMonth(addMonths(from, 2)), today),
    label: `in ${name}${name === "winter" ? ` ${from.slice(0, 4)}/${String(Number(from.slice(2, 4)) + 1).padStart(2, "0")}` : ` ${from.slice(0, 4)}`}`,
    unit: "season",
  };
}

function weekend(today: Day): Span {
  const isNow = getWeekday(today) >= 6;
  const from = addDays(getMonday(today), isNow ? 5 : -2);
  return { from, to: earlier(addDays(from, 1), today), label: isNow ? "this weekend" : "last weekend", unit: "other" };
}

/** The last one before today. */
function weekday(name: string, today: Day): Span | undefined {
  const index = WEEKDAYS.findIndex((each) => each.startsWith(name.slice(0, 3)));
  if (index < 0) return undefined;
  const behind = (getWeekday(today) - ((index + 1) as Weekday) + 7) % 7 || 7;
  return day(addDays(today, -behind));
}

function date(text: string, today: Day): Span | undefined {
  const iso = /\b(20\d\d-\d\d-\d\d)\b/.exec(text)?.[1];
  if (iso !== undefined) return day(iso);
  if (/^today|^now/.test(text)) return day(today, "today");
  const found = new RegExp(`^(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?)(?: (20\\d\\d))?\\b`).exec(
    text,
  );
  if (found !== null) {
    const number = Number(found[1] ?? found[4]);
    const of = month(found[2] ?? found[3] ?? "", today, found[5]);
    return of === undefined || number < 1 || number > 31 ? undefined : day(`${of.from.slice(0, 8)}${String(number).padStart(2, "0")}`);
  }
  const named = new RegExp(`^(?:last )?${WEEKDAY}\\b`).exec(text);
  return named?.[1] === undefined ? undefined : weekday(named[1], today);
}

function block(today: Day, start: Day | undefined): Span | undefined {
  return start === undefined ? undefined : { from: start, to: today, label: "in this block", unit: "other" };
}

/** Four weeks to either side: nobody tests on the very day. */
function around(of: Day, label: string): Span {
  return { from: addDays(of, -28), to: addDays(of, 28), label, unit: "other" };
}

function day(on: Day, label?: string): Span {
  return { from: on, to: on, label: label === undefined ? `on ${plainDay(on)}` : label, unit: "day" };
}

/** "Mon 23 Nov" */
export function plainDay(on: Day): string {
  const title = (MONTHS[Number(on.slice(5, 7)) - 1] ?? "").slice(0, 3).replace(/^./, (letter) => letter.toUpperCase());
  return `${(WEEKDAYS[getWeekday(on) - 1] ?? "").slice(0, 3).replace(/^./, (letter) => letter.toUpperCase())} ${Number(on.slice(8))} ${title}`;
}

function getLabel({ from, unit, label }: Span): string {
  if (unit === "day") return plainDay(from);
  return unit === "month" || unit === "season" || unit === "year" ? label.replace(/^in /, "") : plainDay(from);
}

function endOfMonth(first: Day): Day {
  return addDays(addMonths(first, 1), -1);
}

function addMonths(first: Day, months: number): Day {
  const index = 12 * Number(first.slice(0, 4)) + Number(first.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

function number(amount: string): number {
  if (amount.startsWith("couple")) return 2;
  if (amount === "few") return 3;
  return amount === "a" || amount === "an" ? 1 : (NUMBER_WORDS[amount] ?? (Number(amount) || 1));
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}
