import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { describeDayLimit } from "../availability.ts";
import { getDays, type WeekWish } from "../week-wish.ts";

/** A long day at work: its hours, or that it is spent standing. */
const LONG_DAY =
  /\b(?:(?:(?:eight|nine|ten|eleven|twelve|8|9|1[0-4]) ?(?:hours?|h|hrs?)|on my feet|(?:long|double|full) (?:day|shift)|back to back)|(?:acht|neun|zehn|elf|zwolf|8|9|1[0-4]) ?(?:stunden|std)|auf den beinen|langer? (?:tag|dienst)|(?:ocho|nueve|diez|once|doce|8|9|1[0-4]) horas|de pie|(?:huit|neuf|dix|onze|douze|8|9|1[0-4]) ?(?:heures|h)|debout|(?:otto|nove|dieci|undici|dodici|8|9|1[0-4]) ore|in piedi|(?:oito|nove|dez|onze|doze|8|9|1[0-4]) horas|(?:acht|negen|tien|elf|twaalf|8|9|1[0-4]) uur|op de been)\b/u;
/** What is left in the evening of such a day. */
const SPENT =
  /\b(?:(?:not|nothing|isnt|theres not|theres nothing|hardly (?:any|anything)|little)(?: much| a lot)?(?: energy)? left(?: in (?:me|the tank))?|(?:im|i am|ill be) (?:\w+ )?(?:wrecked|dead|toast|fried|cooked|useless|knackered|shattered|exhausted|wiped out|done in|spent|empty)|(?:bin|ist) (?:ich |da )?(?:\w+ )?(?:platt|matsch|kaputt|tot|erledigt|fertig|leer|nicht mehr viel (?:los|ubrig|drin))|geht (?:\w+ )?nicht mehr viel|(?:estoy|acabo) (?:\w+ )?(?:reventad[oa]|muert[oa]|hech[oa] polvo|agotad[oa])|no me queda (?:mucha )?energia|je suis (?:\w+ )?(?:cuite?|morte?|crevee?|hs|claquee?)|il (?:ne )?me reste (?:plus )?(?:grand chose|pas grand chose)|sono (?:\w+ )?(?:distrutt[oa]|cotta|cotto|mort[oa]|a pezzi)|estou (?:\w+ )?(?:de rastos|moid[oa]|mort[oa])|ben ik (?:\w+ )?(?:gesloopt|kapot|op|leeg))\b/u;
const MOST_DAYS = 2;

/** "Mondays I'm on my feet for ten hours and in the evening there is not much left in me": nothing hard on that day. */
export function readTiredDays(sentences: readonly (readonly Clause[])[]): readonly WeekWish[] {
  return sentences.flatMap((sentence): readonly WeekWish[] => {
    const at = sentence.findIndex((clause) => getDays(clause).length > 0 && LONG_DAY.test(normalise(clause.quote)));
    const day = sentence[at];
    const behind = sentence.slice(at).findIndex(({ quote }) => SPENT.test(normalise(quote)));
    if (day === undefined || behind < 0 || behind > 1) return [];
    const told = sentence.slice(at, at + behind + 1);
    const weekdays = getDays(day);
    if (weekdays.length > MOST_DAYS || told.some(({ isOther }) => isOther)) return [];
    const quotes = told.map(({ quote }) => quote);
    const limit = { phrase: quotes.join(" and "), weekdays, closed: [], without: [], isEasy: true as const };
    return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
  });
}
