import type { Day } from "../../calendar/day.ts";
import { monthIn } from "../../free-text/dates/date-range.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { normalise } from "../../health/normalise.ts";
import { limitPeriod } from "../../health/stated-limits/period.ts";
import { isDated, readWishObjects } from "../wished-exercises/wished-objects.ts";

/** "No swimming in January": what is left out for some weeks and comes back. */
export function datedDislikes(text: string, today: Day): readonly DayLimit[] {
  return readWishObjects(text).flatMap(({ quote, said, polarity, objects }): readonly DayLimit[] => {
    // "Deadlift not more than 160 kg until Christmas" is a number.
    if (
      polarity !== "negative" ||
      !isDated(said) ||
      LOAD.test(said) ||
      OVER_AN_AMOUNT.test(said) ||
      WITHOUT_A_STOP.test(`${said} ${normalise(quote)}`)
    )
      return [];
    const closed = objects.flatMap(({ activity }) => activity ?? []);
    const period = periodIn(said.split(" "), today);
    return closed.length === 0 || period === undefined
      ? []
      : [{ phrase: quote, weekdays: [1, 2, 3, 4, 5, 6, 7], closed, without: [], ...period }];
  });
}

/** "The race in May SIN parar", "to run up the fell without stopping": how somebody wants to do it. */
const WITHOUT_A_STOP =
  /\b(?:without|w o|sin|ohne|sans|senza|sem|zonder)(?: \w+){0,2}? (?:stop\w*|walk\w*|break\w*|paus\w*|parar\w*|caminar|andar|gehen|gehpause\w*|anhalten|stehen\w*|marcher|arret\w*|fermar\w*|camminare|caminhar|wandelen|te stoppen)\b/u;

/** "No running over 10k until Christmas" is how far, and no ban. */
const OVER_AN_AMOUNT =
  /\b(?:over|above|beyond|(?:longer|further|farther|more) than|uber|(?:langer|weiter|mehr) als|mas de|plus (?:de|long que)|piu di|mais de|(?:langer|meer|verder) dan) (?:about |the )?\d/u;
const LOAD = /\d ?(?:kgs?|kilos?|lbs?|pounds?|chili|quilos?)\b/u;

function periodIn(words: readonly string[], today: Day): { readonly from: Day; readonly until: Day } | undefined {
  const { until } = limitPeriod(words, today);
  if (until !== undefined) return { from: today, until };
  return monthIn(words, today);
}
