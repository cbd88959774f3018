import { addDays, type Day } from "@ironpace/training";
import type { Act } from "./act.ts";

const MONTHS = "january february march april may june july august september october november december".split(" ");
const ORDINAL =
  /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of |best|longest|hardest|fastest|session|run|one|time|week|set|rep|round|block|month|place))(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;
const NEAR_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/iu;
const PAST = /\b(?:did|was|were|had|ran|lifted|squatted|trained|went|last|logged|missed|skipped|felt)\b/iu;
/** "Sorry, the 17th" beside a card for 10 January is a day of that month. */
export function withMonthOfCard(content: string, date: Day): string {
  return NEAR_MONTH.test(content)
    ? content
    : content.replaceAll(ORDINAL, (_, number: string) => `${Number(number)} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ""}`);
}

/** No day of a month is farther away. */
const FARTHEST = 62;

/** "On the 13th" with its month: the next such day, or the last one in a question about what was. A message with a month of its own is left alone. */
export function withOrdinalDates(content: string, act: Act, today: Day): string {
  if (NEAR_MONTH.test(content)) return content;
  const isPast = act === "report" || (act === "fact" && PAST.test(content));
  return content.replaceAll(ORDINAL, (all, number: string) => {
    const day = Array.from({ length: FARTHEST }, (_, at) => addDays(today, isPast ? -at : at)).find(
      (each) => Number(each.slice(8)) === Number(number),
    );
    return day === undefined ? all : `${Number(number)} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""}`;
  });
}
