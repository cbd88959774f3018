import { EVERY_DAY } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { getWords } from "../../health/stated-limits/limit-movements.ts";
import { getMonth } from "../../health/time.ts";
import { activitiesIn } from "../../injuries/activities.ts";
import { countIn, kindsIn } from "../../statements/schedule-words.ts";
import { describeDayLimit } from "../availability.ts";
import type { DateRange } from "../dates/date-range.ts";
import { spanIn } from "../dates/worded-span.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const FEWEST = 2;
const MOST = 6;

/** "3 sessions is plenty", "solo puedo 3 días": days of training of a week, where no sport and no weekday is named. */
export function daysCountedIn(clause: Clause): number | undefined {
  const said = clause.words.join(" ");
  const times = countIn(said)?.times;
  if (times === undefined || times < FEWEST || times > MOST) return undefined;
  if (getDays(clause).length > 0 || activitiesIn(getWords(clause.quote)).length > 0) return undefined;
  return kindsIn(said).kinds.every((kind) => kind === "training") ? times : undefined;
}

/** "Exams from 11 to 29 January, only 3 days then": fewer days in those weeks, and all of them in the others. */
export function countedDays({ clauses, whole = clauses, today }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const mostDays = daysCountedIn(clause);
    if (mostDays === undefined) return [];
    const before = whole.slice(0, whole.indexOf(clause) + 1);
    const range = before.map((one) => findRange(one, today)).findLast((one) => one !== undefined);
    if (range === undefined) return [];
    const limit = { phrase: clause.quote, weekdays: EVERY_DAY, ...range, closed: [], without: [], mostDays };
    return [{ quotes: [clause.quote], days: [limit], effect: describeDayLimit(limit) }];
  });
}

/** "En enero … del 11 al 29": the month may stand before the days. */
function findRange({ words }: Clause, today: WeekSentence["today"]): DateRange | undefined {
  const month = words.findIndex((word) => getMonth(word) >= 0);
  const moved = [...words.slice(0, month), ...words.slice(month + 1), words[month] ?? ""];
  return spanIn(words.join(" "), today) ?? (month < 0 ? undefined : spanIn(moved.join(" "), today));
}
