import { EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { normalise } from "../../health/normalise.ts";

const THOSE_DAYS =
  /\b(?:(?:those|these|both) days|an (?:diesen|den|beiden) tagen|(?:esos|estos|ambos|los dos) dias|ces (?:deux )?jours|(?:quei|questi) (?:due )?giorni|n?esses (?:dois )?dias|(?:die|deze|beide) dagen)\b/u;

/** "I open the box Mon and Thu, so those days I have 40 minutes": the limit holds for every day that its sentence names before. */
export function withThoseDays(limit: DayLimit, text: string): DayLimit {
  if (limit.from !== undefined || limit.wanted !== undefined || !THOSE_DAYS.test(normalise(limit.phrase))) return limit;
  const at = text.indexOf(limit.phrase);
  const [before = ""] = text
    .slice(0, Math.max(0, at))
    .split(/[.!?;\n]/u)
    .toReversed();
  const named = weekdaysIn(`${before} ${limit.phrase}`);
  return { ...limit, weekdays: EVERY_DAY.filter((day) => named.includes(day) || limit.weekdays.includes(day)) };
}
