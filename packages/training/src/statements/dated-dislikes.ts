import type { Day } from "../calendar/day.ts";
import { monthIn } from "../free-text/date-range.ts";
import type { DayLimit } from "../free-text/availability.ts";
import { limitPeriod } from "../health/stated-limits/period.ts";
import { isDated, readWishObjects } from "../selection/wished-objects.ts";

/** "No swimming in January": what is left out for some weeks and comes back. */
export function datedDislikes(text: string, today: Day): readonly DayLimit[] {
  return readWishObjects(text).flatMap(({ quote, said, polarity, objects }): readonly DayLimit[] => {
    // "Deadlift not more than 160 kg until Christmas" is a number.
    if (polarity !== "negative" || !isDated(said) || LOAD.test(said)) return [];
    const closed = objects.flatMap(({ activity }) => activity ?? []);
    const period = periodIn(said.split(" "), today);
    return closed.length === 0 || period === undefined
      ? []
      : [{ phrase: quote, weekdays: [1, 2, 3, 4, 5, 6, 7], closed, without: [], ...period }];
  });
}

const LOAD = /\d ?(?:kgs?|kilos?|lbs?|pounds?|chili|quilos?)\b/u;

function periodIn(words: readonly string[], today: Day): { readonly from: Day; readonly until: Day } | undefined {
  const { until } = limitPeriod(words, today);
  if (until !== undefined) return { from: today, until };
  return monthIn(words, today);
}
