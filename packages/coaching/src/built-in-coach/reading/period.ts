import { addDays, type Day, getMonday, type Weekday, getWeekday } from "@ironpace/training";
import { NUMBER_WORDS } from "../../number-words.ts";

export interface Period {
  readonly from: Day;
  readonly to: Day;
}

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const WEEKDAY = "(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?";
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;
const MONTH = `(?:${MONTHS.join("|")})[a-z]*`;
const DATE = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|tomorrow|today|${WEEKDAY})`;
const NUMBERS: { readonly [word in string]?: number } = { ...NUMBER_WORDS, a: 1, an: 1, couple: 2, few: 3 };
// Not the last word of a longer number: "twenty-one days" are not one.
const AMOUNT = `(?<!ty[ -])(\\d{1,2}|a couple of|a couple|a few|an|a|${Object.keys(NUMBER_WORDS).join("|")})`;

/** The days a text names for being away or ill; undefined when it names none. `words` are lower case. */
export function readPeriod(words: string, today: Day): Period | undefined {
  const sameMonth = new RegExp(
    `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:to |until |till |bis )?(?:the )?(\\d{1,2}(?:st|nd|rd|th)? (?:of )?(${MONTH}))\\b`,
  ).exec(words);
  if (sameMonth?.[1] !== undefined && sameMonth[2] !== undefined) {
    const to = readDay(sameMonth[2], today);
    const from = to === undefined ? undefined : `${to.slice(0, 8)}${sameMonth[1].padStart(2, "0")}`;
    if (from !== undefined && to !== undefined && from <= to) return { from: from < today ? today : from, to };
  }
  const range = new RegExp(`(${DATE}) ?(?:to|until|till|til|through|-|and|bis) ?(?:the )?(${DATE})`).exec(words);
  if (range?.[1] !== undefined && range[2] !== undefined) {
    const from = readDay(range[1], today);
    const to = from === undefined ? undefined : readDay(range[2], from);
    if (from !== undefined && to !== undefined && to >= from) return { from, to };
  }
  const until = new RegExp(`(?:until|till|til|through) (?:the )?(${DATE})`).exec(words)?.[1];
  const last = until === undefined ? undefined : readDay(until, today);
  if (last !== undefined) return { from: today, to: last };
  const begin = new RegExp(`(?:from|starting|on|leaving|leave|as of) (?:the )?(${DATE})`).exec(words)?.[1];
  const from = begin === undefined ? (words.includes("tomorrow") ? addDays(today, 1) : undefined) : readDay(begin, today);
  const length = readLength(words);
  if (length !== undefined) {
    const start = from ?? (/\bnext week/.test(words) ? addDays(getMonday(today), 7) : today);
    return { from: start, to: addDays(start, length - 1) };
  }
  if (/\bnext week\b/.test(words)) return { from: addDays(getMonday(today), 7), to: addDays(getMonday(today), 13) };
  if (/\bweek after next\b/.test(words)) return { from: addDays(getMonday(today), 14), to: addDays(getMonday(today), 20) };
  if (/\b(this|the|at the|over the) weekend\b/.test(words)) return { from: addDays(getMonday(today), 5), to: addDays(getMonday(today), 6) };
  if (/\b(this|rest of the|all) week\b/.test(words)) return { from: today, to: addDays(getMonday(today), 6) };
  return from === undefined ? undefined : { from, to: from };
}

/** Days of "for 10 days", "a couple of weeks", "2 week trip". */
function readLength(words: string): number | undefined {
  const found = new RegExp(`\\b${AMOUNT} (day|days|night|nights|week|weeks)\\b(?! ago)`).exec(words);
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const amount = Number(found[1]) || NUMBERS[found[1].replace(/^a (couple|few).*/, "$1")] || 1;
  return Math.min(60, amount * (found[2].startsWith("week") ? 7 : 1));
}

/** The next day of that name or date from `today` on. */
export function readDay(text: string, today: Day): Day | undefined {
  if (text === "today") return today;
  if (text === "tomorrow") return addDays(today, 1);
  if (/^\d{4}-/.test(text)) return text;
  const weekday = WEEKDAYS.findIndex((name) => text.startsWith(name));
  if (weekday >= 0) return addDays(today, (((weekday + 1) as Weekday) - getWeekday(today) + 7) % 7);
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`).test(text));
  const date = Number(/\d{1,2}/.exec(text)?.[0]);
  if (month < 0 || !(date >= 1 && date <= 31)) return undefined;
  const year = Number(today.slice(0, 4));
  const day = (of: number): Day => `${of}-${String(month + 1).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return day(year) >= today ? day(year) : day(year + 1);
}
