import { addDays, EVERY_DAY } from "../../calendar/day.ts";
import { normalise } from "../../health/normalise.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";
import { spanIn } from "../dates/worded-span.ts";

const ALTITUDE =
  /\b(?:(?:at|to|of|in|for) (?:high )?altitude|altitude (?:camp|training|block|stay|trip|in)|hohentraining\w*|hohenlager|in der hohe|entreno en altura|concentracion en altura|en altura|stage en altitude|en altitude|ritiro in quota|in quota|altura|estagio em altitude|hoogtestage|op hoogte)\b/u;
const MAY_BE_HIGH = /altitud|h[öo]hen|der h[öo]he|altura|quota|hoogte/iu;
const NOT =
  /\b(?:no|not|never|tent|mask|kein\w*|nicht|zelt|sin|sans|senza|sem|geen|last year|letztes jahr|ano pasado|l an dernier|hate|wish)\b/u;
/** The body needs so many days before hard work does what it does at home (practice: seven to ten). */
const DAYS_TO_SETTLE = 10;
const LONGEST_DAY = 240;

/** "Altitude in Iten 10-27 January": the first days there are easy; the clause is left for whoever reads the equipment of those dates. */
export function altitude({ clauses, today }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    if (!MAY_BE_HIGH.test(clause.quote)) return [];
    const said = normalise(clause.quote);
    const range = ALTITUDE.test(said) && !NOT.test(said) ? spanIn(clause.words.join(" "), today) : undefined;
    if (range === undefined) return [];
    const settled = addDays(range.from, DAYS_TO_SETTLE - 1);
    const limit: DayLimit = {
      phrase: clause.quote,
      weekdays: EVERY_DAY,
      closed: [],
      without: [],
      from: range.from,
      until: settled < range.until ? settled : range.until,
      minutes: LONGEST_DAY,
      isEasy: true,
      rhythm: `the first ${DAYS_TO_SETTLE} days there are easy and shorter; rest on the day of the journey. After that run by effort: planned paces are for low altitude, and you are about 4 to 8% slower up there. Have your iron checked before you leave`,
    };
    return [{ quotes: [], days: [limit] }];
  });
}
