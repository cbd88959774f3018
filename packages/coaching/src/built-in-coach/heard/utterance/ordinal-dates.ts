import { addDays, type Day } from "@ironpace/training";
import type { Act } from "./act.ts";

const MONTHS = "january february march april may june july august september october november december".split(" ");
const ORDINAL =
  /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of |best|longest|hardest|fastest|session|run|one|time|week|set|rep|round|block|month|place))(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;
const NEAR_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/iu;
const PAST = /\b(?:did|was|were|had|ran|lifted|squatted|trained|went|last|logged|missed|skipped|felt)\b/iu;
/** No day of a month is farther away. */
const FARTHEST = 62;

interface Logged {
  readonly on: Day;
  readonly title: string;
}

/** Whether a message has a word of a title: "the hike on the 18th". */
function isNamed(title: string, content: string): boolean {
  const words = new Set(content.toLowerCase().match(/\p{L}{4,}/gu));
  return (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word));
}

/** "On the 13th" with its month: the next such day, or the last one in a question about what was or about work that was logged then. A message with a month of its own is left alone. */
export function withOrdinalDates(content: string, act: Act, today: Day, work: readonly Logged[] = []): string {
  if (NEAR_MONTH.test(content)) return content;
  const isPast = act === "report" || (act === "fact" && PAST.test(content));
  return content.replaceAll(ORDINAL, (all, number: string) => {
    const near = (step: 1 | -1): Day | undefined =>
      Array.from({ length: FARTHEST }, (_, at) => addDays(today, step * at)).find((each) => Number(each.slice(8)) === Number(number));
    const last = near(-1);
    const isDone = act !== "request" && work.some(({ on, title }) => on === last && isNamed(title, content));
    const day = isPast || isDone ? last : near(1);
    return day === undefined ? all : `${Number(number)} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""}`;
  });
}
