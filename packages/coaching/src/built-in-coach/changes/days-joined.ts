import { addDays, type Day, daysBetween } from "@ironpace/training";
import { daysNamed } from "./session-named.ts";

const JOINED = /^s? ?(?:and|n|&|plus|\/|or)?(?: (?:also|on|the))* ?$/;
const RANGE = /^s? (?:to|til|till|until|through|thru|up to|bis)(?: (?:and including|the|on))* ?$/;
/** Days of a range that is no longer a few days. */
const LONGEST_RANGE = 14;

/** The days that words name one after the other: "Monday and Tuesday", "Wednesday to Friday" with what lies between; only the first where another word stands between. */
export function daysJoined(words: string, today: Day): readonly Day[] {
  const named = daysNamed(words, today);
  const days: Day[] = [];
  for (const [index, { day, at }] of named.entries()) {
    const before = named[index - 1];
    if (before === undefined) {
      days.push(day);
      continue;
    }
    const between = words
      .slice(before.at, at)
      .replace(/^(?:(?:next|this|coming) )?(?:the )?[a-z0-9]+(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?/, "");
    const end = day < before.day ? addDays(day, 7) : day;
    if (RANGE.test(between) && daysBetween(before.day, end) <= LONGEST_RANGE)
      for (let next = addDays(before.day, 1); next <= end; next = addDays(next, 1)) days.push(next);
    else if (JOINED.test(between)) days.push(day);
    else break;
  }
  return [...new Set(days)];
}
