import { addDays, type Day, getWeekday, shortDay, type Weekday } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { formatList } from "../../model/words.ts";
import type { DayLimit } from "../day-limit.ts";
import { namedDay } from "../dates/weekdays.ts";
import type { WeekWish } from "../week-wish.ts";
import { activityIn } from "./activity-words.ts";
import { toCommitment } from "./commitments.ts";
import { KEEPS } from "./commitment-words.ts";
import { belongsToOthers } from "./owner.ts";
import { IS_AWAY, IS_AT_WORK, REFUSES_TRAINING } from "./refusal-words.ts";

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|erste[nrs]?|primer[ao]?|premiere?|prim[ao]|primeir[ao]|eerste)$/u, 1],
  [/^(?:second|2nd|zweite[nrs]?|segund[ao]|deuxieme|second[ao]|tweede)$/u, 2],
  [/^(?:third|3rd|dritte[nrs]?|tercer[ao]?|troisieme|terz[ao]|terceir[ao]|derde)$/u, 3],
  [/^(?:fourth|4th|vierte[nrs]?|cuart[ao]|quatrieme|quart[ao]|vierde)$/u, 4],
  [/^(?:last|letzte[nrs]?|ultim[ao]|derniere?|laatste)$/u, -1],
];
const OF_MONTH =
  /\b(?<which>\p{L}+|[1-4](?:st|nd|rd|th)) (?<day>\p{L}+) (?:of (?:the|each|every|any) month|in (?:the|each|every) month|(?:im|des|jede[ns]) monats?|(?:de|del|de cada) mes|(?:de|du|de chaque) mois|(?:del|di ogni) mese|(?:do|de cada) mes|(?:van|in) (?:de|elke) maand)\b/u;
/** Twice as long as any block: the next one reads the text anew. */
const DAYS_AHEAD = 182;
const SPOKEN_DATES = 2;

/**
 * "The first Saturday of the month I tail walk": those dates alone. What is done then is the training of the date, a refusal closes it, and of
 * anything else the head says how it was read.
 */
export function readMonthDays(sentence: readonly Clause[], today: Day): readonly WeekWish[] {
  return sentence.flatMap((clause, at): readonly WeekWish[] => {
    const said = normalise(clause.quote);
    const found = nthIn(said);
    if (found === undefined) return [];
    const dates = getDates(found, today);
    const [next] = sentence.slice(at + 1);
    const behind =
      next !== undefined && (REFUSES_TRAINING.test(normalise(next.quote)) || normalise(next.quote).search(KEEPS) >= 0) ? [next] : [];
    const quotes = [clause, ...behind].map(({ quote }) => quote);
    const whole = quotes.map(normalise).join(" , ");
    const phrase = quotes.join(", ");
    const told = formatList(dates.slice(0, SPOKEN_DATES).map(shortDay));
    const limitsOn = (kind: Partial<DayLimit>): readonly DayLimit[] =>
      dates.map((date) => ({ phrase, weekdays: [getWeekday(date)], closed: [], without: [], from: date, until: date, ...kind }));
    const activity = activityIn(whole);
    if (activity !== undefined && !belongsToOthers(whole) && behind.length === 0) {
      const commitment = toCommitment(activity, whole);
      const effect = `your ${commitment.label} is the training of ${told} and so on`;
      return [{ quotes, days: limitsOn({ commitment, rhythm: effect }), effect }];
    }
    const isClosed = REFUSES_TRAINING.test(whole) || IS_AWAY.test(whole) || IS_AT_WORK.test(whole);
    if (!isClosed) return [{ quotes, days: [], effect: `taken as ${told} and so on; move the session of those dates if it does not fit` }];
    const effect = `no training on ${told} and so on`;
    return [{ quotes, days: limitsOn({ isOff: true, rhythm: effect }), effect }];
  });
}

interface NthWeekday {
  /** -1 for the last one. */
  readonly nth: number;
  readonly weekday: Weekday;
}

function nthIn(said: string): NthWeekday | undefined {
  const { which = "", day = "" } = OF_MONTH.exec(said)?.groups ?? {};
  const nth = ORDINALS.find(([words]) => words.test(which))?.[1];
  const weekday = namedDay(day);
  return nth === undefined || weekday === undefined ? undefined : { nth, weekday };
}

function getDates({ nth, weekday }: NthWeekday, today: Day): readonly Day[] {
  return Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at)).filter((date) => {
    if (getWeekday(date) !== weekday) return false;
    const number = Number(date.slice(8));
    return nth < 0 ? addDays(date, 7).slice(5, 7) !== date.slice(5, 7) : Math.ceil(number / 7) === nth;
  });
}
