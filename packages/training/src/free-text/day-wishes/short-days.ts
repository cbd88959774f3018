import type { Weekday } from "../../calendar/day.ts";
import { describeDayLimit } from "../availability.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const SHORT =
  /\b(?:short(?:er|ish)?|quick(?:ie)?|brief|(?:not|nothing) (?:too |so )?(?:long|big)|(?:little|less|not much|hardly any|limited) time|kurz\w*|knapp\w*|wenig zeit|(?:nicht|nichts) (?:so |zu )?lang\w*|kort\w*|weinig tijd|niet (?:te |zo )?lang|cort[oa]s?|breves?|poco tiempo|nada larg[oa]|poco tempo|court[es]*|brefs?|peu de temps|pas (?:trop )?longue?s?|pouco tempo|curt[oa]s?)\b(?! of)/u;
const LATE =
  /\b(?:work(?:ing)? (?:until |till |til )?late|late (?:shift|finish|home|at work|on|from work)|i (?:am|m) late|home late|finish(?:es)? (?:work )?(?:at |after )?(?:[6-9]|late|1[89]|2\d)|long (?:work(?:ing)? )?days?(?: at (?:work|the office))?|overtime|(?:arbeite|arbeit\w*|bis) (?:\w+ )?(?:spat|lange?)|spat (?:heim|dran|zu hause)|spatschicht|spatdienst|tot laat|laat (?:thuis|klaar)|(?:salgo|trabajo|acabo|termino) (?:\w+ )?tarde|hasta tarde|(?:finis|rentre|travaille|termine) (?:\w+ )?tard|jusqu a tard|faccio tardi|(?:finisco|lavoro|esco) (?:\w+ )?tardi|fino a tardi|(?:saio|trabalho|acabo) (?:\w+ )?tarde|ate tarde)\b/u;
const NO_TIME =
  /\b(?:no time|no training|nothing|off|free|rest|keine zeit|frei|nicht trainieren|sin tiempo|descanso|pas le temps|repos|niente|riposo|sem tempo|folga|geen tijd|vrij|nicht|never|hate|dislike)\b/u;
const NUMBER = /\b(?<minutes>[2-9]\d|1[0-2]\d) ?(?:m|min\w*)\b/u;
const VERY =
  /\b(?:very|super|really|ultra|extra|sehr|ganz|echt|muy|tres|vraiment|molto|proprio|muito|heel|erg) (?:short|quick|kurz|kort|cort|court|brev|curt)/u;
const SPORT = /\b(?:runs?|rides?|swims?|intervals?|lauf\w*|fahrt\w*|sprints?|reps?|sets?|rests?|breaks?|pausen?)\b/u;
/** "A short run at most" says how much of the day there is; "a short run" alone what somebody wants then. */
const AT_MOST =
  /\b(?:at (?:the )?most|max|maximum|tops|no more than|nothing more than|hochstens|maximal|nicht mehr als|como mucho|como maximo|al maximo|nada mas que|au plus|au maximum|pas plus qu|al massimo|non piu di|no maximo|hooguit|hoogstens|maximaal)\b/u;

const MINUTES = 40;
const FEWEST_MINUTES = 30;
const MOST_DAYS = 3;

/** "Late on Wednesdays, keep it short": no session of that day is long, also where the day has more. */
export function shortDays({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  const found: WeekWish[] = [];
  clauses.forEach((clause, at) => {
    const weekdays: readonly Weekday[] = getDays(clause);
    if (weekdays.length === 0 || weekdays.length > MOST_DAYS) return;
    const end = clauses.findIndex((other, index) => index > at && getDays(other).length > 0);
    const behind = clauses.slice(at + 1, end < 0 ? clauses.length : end);
    const own = clause.words.join(" ");
    const follows = behind.find(({ words }) => SHORT.test(words.join(" ")) || NUMBER.test(words.join(" ")));
    const isShort = SHORT.test(own) || (follows !== undefined && SHORT.test(follows.words.join(" ")));
    const isLate = LATE.test(own);
    const isAtMost = AT_MOST.test(own) || AT_MOST.test(behind[0]?.words.join(" ") ?? "");
    if (!(isShort || isLate) || NO_TIME.test(own) || clause.isDenied || (SPORT.test(own) && isWish && !isAtMost)) return;
    // A number of minutes alone has a reader of its own.
    const told = NUMBER.exec(own)?.groups?.["minutes"] ?? NUMBER.exec(follows?.words.join(" ") ?? "")?.groups?.["minutes"];
    if (told !== undefined && !isShort) return;
    const minutes = told === undefined ? (VERY.test(own) ? FEWEST_MINUTES : MINUTES) : Number(told);
    const used = [clause, ...behind.filter(({ words }) => SHORT.test(words.join(" ")) || NUMBER.test(words.join(" ")))];
    const quotes = used.map(({ quote }) => quote);
    const limit = { phrase: quotes.join(", "), weekdays, closed: [], without: [], minutes };
    found.push({ quotes, days: [limit], effect: describeDayLimit(limit) });
  });
  return found;
}
