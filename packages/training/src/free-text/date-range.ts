import { addDays, type Day } from "../calendar/day.ts";
import { monthOf } from "../health/time.ts";
import { dayAtStart } from "../health/told/period.ts";

/** Both ends included. */
export interface DateRange {
  readonly from: Day;
  readonly until: Day;
}

/** Joins the two ends of a range in the languages of the intake. */
const JOINER = /^(?:bis|to|until|till?|through|and|und|al|a|au|hasta|y|et|e|ao|ate|tot|en|t\/m|-)$/u;

/** "21.12. bis 6.1.", "from 20 December to 3 January", "5-19 December", "del 22 al 27 de diciembre". */
export function rangeIn(words: readonly string[], today: Day): DateRange | undefined {
  for (const [index, word] of words.entries()) {
    const [, first, last] = /^(\d{1,2})-(\d{1,2})$/u.exec(word) ?? [];
    const month = words.slice(index + 1, index + 3).find((next) => monthOf(next) >= 0);
    if (first !== undefined && last !== undefined && month !== undefined) {
      const [from, until] = [dayAtStart([first, month], today), dayAtStart([last, month], today)];
      if (from !== undefined && until !== undefined && from <= until) return { from, until };
    }
  }
  for (let at = 1; at < words.length; at++) {
    const isJoined = JOINER.test(words[at] ?? "");
    // "21/12 - 3/1" has lost its dash.
    const isBeside = [words[at - 1], words[at]].every((word) => /^\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?$/u.test(word ?? ""));
    if (!isJoined && !isBeside) continue;
    const until = dayAtStart(withoutArticle(words.slice(isJoined ? at + 1 : at, at + 6)), today);
    const from =
      dayOfSameMonth(words, at, today) ??
      [1, 2, 3].map((back) => dayAtStart(words.slice(Math.max(0, at - back), at), today)).findLast((day) => day !== undefined);
    if (from !== undefined && until !== undefined) return { from, until: until < from ? addDays(until, 365) : until };
  }
  return undefined;
}

const ARTICLE = /^(?:the|zum|den|dem|el|le|il|o|de|het)$/u;

function withoutArticle(words: readonly string[]): readonly string[] {
  return ARTICLE.test(words[0] ?? "") ? words.slice(1) : words;
}

/** "from 5 to 12 January": the month stands behind the last day. */
function dayOfSameMonth(words: readonly string[], at: number, today: Day): Day | undefined {
  const month = words.slice(at + 1, at + 5).find((word) => monthOf(word) >= 0);
  const first = words[at - 1] ?? "";
  return month !== undefined && /^\d{1,2}(?:st|nd|rd|th|er|e|o)?$/u.test(first) ? dayAtStart([first, month], today) : undefined;
}
