import { addDays, type Day } from "../calendar/day.ts";
import type { DayLimit } from "../free-text/availability.ts";
import { monthOf } from "../health/time.ts";
import { limitPeriod } from "../health/told/period.ts";
import { isDated, readWishObjects } from "../selection/wished-objects.ts";

/** "No swimming in January": what is left out for some weeks and comes back. */
export function datedDislikes(text: string, today: Day): readonly DayLimit[] {
  return readWishObjects(text).flatMap(({ quote, said, polarity, objects }): readonly DayLimit[] => {
    if (polarity !== "negative" || !isDated(said)) return [];
    const closed = objects.flatMap(({ activity }) => activity ?? []);
    const period = periodIn(said.split(" "), today);
    return closed.length === 0 || period === undefined
      ? []
      : [{ phrase: quote, weekdays: [1, 2, 3, 4, 5, 6, 7], closed, without: [], ...period }];
  });
}

function periodIn(words: readonly string[], today: Day): { readonly from: Day; readonly until: Day } | undefined {
  const { until } = limitPeriod(words, today);
  if (until !== undefined) return { from: today, until };
  const at = words.findIndex((word) => monthOf(word) >= 0);
  const month = monthOf(words[at]) + 1;
  if (month < 1 || !/^(?:in|im|en|em|a|early|late|ganzen|the)$/u.test(words[at - 1] ?? "")) return undefined;
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const from = `${year}-${String(month).padStart(2, "0")}-01` as Day;
  const next = (month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`) as Day;
  return { from, until: addDays(next, -1) };
}
