import { addDays, type Day } from "@ironpace/training";
import { readDay } from "../reading/period.ts";
import { easter } from "../reading/calendar.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

const MONTH = "(jan|feb|mar(?!athon)|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*";

/** The day a text names for something to come, with its year: "4 april 2027", "end of january", "by june". */
export function dayAhead(words: string, today: Day): { readonly day: Day; readonly isExact: boolean } | undefined {
  const iso = /\b(20\d\d-\d\d-\d\d)\b/.exec(words)?.[1];
  if (iso !== undefined) return { day: iso, isExact: true };
  const dated = new RegExp(
    `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?)(?: (20\\d\\d))?\\b`,
  ).exec(words);
  if (dated !== null) {
    const month = String(MONTHS.findIndex((name) => (dated[2] ?? dated[3] ?? "").startsWith(name)) + 1).padStart(2, "0");
    const date = String(Number(dated[1] ?? dated[4])).padStart(2, "0");
    const year = Number(dated[5] ?? today.slice(0, 4));
    const day = `${year}-${month}-${date}`;
    return { day: dated[5] === undefined && day < today ? `${year + 1}-${month}-${date}` : day, isExact: true };
  }
  const numeric = /\b(\d{1,2})[./](\d{1,2})[./](20\d\d|\d\d)\b/.exec(words);
  if (numeric !== null)
    return {
      day: `20${(numeric[3] ?? "").slice(-2)}-${(numeric[2] ?? "").padStart(2, "0")}-${(numeric[1] ?? "").padStart(2, "0")}`,
      isExact: true,
    };
  const month = new RegExp(
    `\\b(?:by|in|to|until|till|before|for|end of|mid|this|next)(?: the)?(?: (?:end|middle|start) of)? ${MONTH}(?: (20\\d\\d))?\\b`,
  ).exec(words);
  if (month !== null) {
    const index = MONTHS.findIndex((name) => (month[1] ?? "").startsWith(name));
    const year = Number(month[2] ?? today.slice(0, 4));
    const first = `${year}-${String(index + 1).padStart(2, "0")}-01`;
    const start = month[2] === undefined && getEnd(first) < today ? `${year + 1}${first.slice(4)}` : first;
    return { day: getEnd(start), isExact: false };
  }
  const ahead = /\bin (\d{1,2}|a|two|three|four|six|eight) (weeks?|months?)\b/.exec(words);
  if (ahead !== null) {
    const count = { a: 1, two: 2, three: 3, four: 4, six: 6, eight: 8 }[ahead[1] ?? ""] ?? Number(ahead[1]);
    return { day: addDays(today, count * ((ahead[2] ?? "").startsWith("month") ? 30 : 7)), isExact: false };
  }
  const season = /\b(?:by|before|until|this|next|in) (?:the )?(spring|summer|autumn|fall|winter)\b/.exec(words)?.[1];
  if (season !== undefined) {
    const begin = { spring: "03-20", summer: "06-21", autumn: "09-22", fall: "09-22", winter: "12-21" }[season] ?? "06-21";
    const year = Number(today.slice(0, 4));
    return { day: `${year}-${begin}` > today ? `${year}-${begin}` : `${year + 1}-${begin}`, isExact: false };
  }
  if (/\b(?:by|before|until|till|til|to) easter\b/.test(words)) return { day: easter(today, false), isExact: false };
  if (/\b(end of (the|this) year|by new year|by christmas)\b/.test(words)) return { day: `${today.slice(0, 4)}-12-31`, isExact: false };
  const weekday = /\b(?:on|next|this) (mon|tue|wed|thu|fri|sat|sun)\w*\b/.exec(words)?.[1];
  const day = weekday === undefined ? undefined : readDay(weekday, today);
  return day === undefined ? undefined : { day, isExact: true };
}

function getEnd(first: Day): Day {
  return addDays(addDays(first, 31).slice(0, 8) + "01", -1);
}
