import { type Day, EVERY_DAY } from "#training/calendar/day.ts";
import type { Clause } from "#training/health/clause.ts";
import { CLOSED_WORDS, DENIED_WORDS } from "#training/statements/schedule-words.ts";
import { describeDayLimit } from "../../availability.ts";
import { type DateRange, rangeIn } from "../../dates/date-range.ts";
import { spanIn } from "../../dates/worded-span.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

export const POOL =
  /\b(?:pools?|lanes?|lane swim\w*|schwimmbad|hallenbad|schwimmhalle|bahnen?|piscinas?|calles?|piscines?|couloirs?|piscine|corsie|zwembad|banen)\b/u;
/** "The gym is closed then, so only the pool" */
const OTHER_PLACE = /\b(?:gyms?|studio|fitnessstudio|box|gimnasio|salle|palestra|ginasio|academia|sportschool)\b/u;
/** Another reader handles the list of what a hotel has for the whole stay. */
const HOTEL = /\bhotel\b/u;
const AWAY_FROM_POOL = new RegExp(
  String.raw`${DENIED_WORDS.source}(?: \w+){0,2} (?:pools?|schwimmbad|hallenbad|piscinas?|piscines?|zwembad)\b`,
  "u",
);

/**
 * "It is closed from 21 December to 3 January" of a pool that the sentence names, and "home 12 Dec – 10 Jan, no pool there": no swims on those
 * dates, and nothing of the rest of the week.
 */
export function poolClosures({ clauses, today }: WeekSentence): readonly WeekWish[] {
  if (clauses.every(({ words }) => !POOL.test(words.join(" ")))) return [];
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const isOfPool = POOL.test(said) || clauses.slice(0, at).some(({ words }) => POOL.test(words.join(" ")));
    const isShut = isOfPool && CLOSED_WORDS.test(said) && !OTHER_PLACE.test(said);
    const isNone = AWAY_FROM_POOL.test(said);
    if (!isShut && !isNone) return [];
    const range = spanIn(said, today) ?? (isNone || POOL.test(said) ? rangeBefore(clauses.slice(0, at), today) : undefined);
    if (range === undefined) return [];
    const limit = { phrase: clause.quote, weekdays: EVERY_DAY, ...range, closed: ["swim" as const], without: [] };
    return [{ quotes: [clause.quote], days: [limit], effect: describeDayLimit(limit) }];
  });
}

/** "Home for Christmas 12 Dec – 10 Jan, no pool": the dates in the words before, whose dash parts them. */
function rangeBefore(before: readonly Clause[], today: Day): DateRange | undefined {
  const said = before.map(({ words }) => words.join(" "));
  if (said.some((one) => HOTEL.test(one))) return undefined;
  const [first = "", last = ""] = [said.at(-2), said.at(-1)];
  return rangeIn(last.split(" "), today) ?? rangeIn(`${first} to ${last}`.split(" "), today);
}
