import { addDays, type Day, daysBetween, getWeekday, type Weekday } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { spanIn } from "../../free-text/dates/worded-span.ts";
import { normalise } from "../../health/normalise.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";

/** A weekday of a sentence with its date. */
interface Anchor {
  readonly date: Day;
  /** The date stands beside its weekday: "Thursday 17th". */
  readonly isBeside: boolean;
}

/**
 * Gives a limit of weekdays the dates that its sentence names: "Thursday 17th" is one day, and says nothing of other Thursdays. A date counts
 * only where it falls on that weekday; a weekday in the plural or with "every" stays weekly.
 */
export function withOwnDates(limit: DayLimit, text: string, today: Day): readonly DayLimit[] {
  const { from, weekdays, wanted, isOnly, phrase } = limit;
  if (from !== undefined || weekdays.length > MOST_DATED || wanted !== undefined || isOnly === true) return [limit];
  const sentence = readSentence(text, phrase);
  if (weekdays.some((day) => isWeekly(sentence, day))) return [limit];
  const anchors = anchorsIn(sentence, today);
  if (anchors.length === 0 && limit.isOff === true && PAST_IT.test(normalise(phrase))) return besideSpan(limit, text, today);
  if (anchors.length === 0 && weekdays.length === 1 && isThisDay(phrase, weekdays)) return [onNext(limit, today)];
  const dates = weekdays.map((day) => findDate(day, anchors));
  if (anchors.length === 0 || dates.some((date) => date === undefined)) return [limit];
  return dates.flatMap((date, at) =>
    date === undefined ? [] : [{ ...limit, weekdays: weekdays.slice(at, at + 1), from: date, until: date }],
  );
}

/** "Before that leave Thursdays alone", "danach montags nichts": up to the dates that the text names before, or behind them. */
function besideSpan(limit: DayLimit, text: string, today: Day): readonly DayLimit[] {
  const span = spanIn(normalise(text.slice(0, Math.max(0, text.indexOf(limit.phrase)))), today);
  if (span === undefined) return [limit];
  if (BEFORE_IT.test(normalise(limit.phrase))) return [{ ...limit, from: today, until: addDays(span.from, -1) }];
  return [{ ...limit, from: addDays(span.until, 1) }];
}

const BEFORE_IT =
  /^(?:(?:and|but|und|aber|y|pero|et|mais|e|ma|mas|en|maar) )*(?:before (?:that|then)|(?:un)?til then|till then|up to then|davor|vorher|bis dahin|antes(?: de (?:eso|ello|esa fecha|disso|isso))?|hasta entonces|avant (?:ca|cela)|d ici la|jusque la|prima(?: di (?:allora|quello))?|fino (?:ad )?allora|ate la|daarvoor|tot dan|voor die tijd)\b/u;
const AFTER_IT =
  /^(?:(?:and|but|und|aber|y|pero|et|mais|e|ma|mas|en|maar) )*(?:after (?:that|then)|from then(?: on)?|danach|ab dann|despues(?: de eso)?|a partir de (?:entonces|ahi|la|entao)|apres (?:ca|cela)|dopo(?: di allora| quello)?|da allora|depois (?:disso|disto)|daarna|vanaf dan)\b/u;
const PAST_IT = new RegExp(`${BEFORE_IT.source}|${AFTER_IT.source}`, "u");

/** "This Saturday", "diesen Samstag", "ce samedi": the next one, and no other. */
function isThisDay(phrase: string, [day]: readonly Weekday[]): boolean {
  const words = normalise(phrase).split(" ");
  return words.some((word, at) => THIS.test(words[at - 1] ?? "") && weekdaysIn(`${capital(word)} und`)[0] === day);
}

const THIS = /^(?:this|diese[nrsm]?|kommende[nr]?|este|ce|cette|questo|questa|quest|esta|nest[ea]|deze|komende)$/u;

function onNext(limit: DayLimit, today: Day): DayLimit {
  const date = Array.from({ length: DAYS_A_WEEK }, (_, at) => addDays(today, at)).find((one) => getWeekday(one) === limit.weekdays[0]);
  return date === undefined ? limit : { ...limit, from: date, until: date };
}

const DAYS_A_WEEK = 7;
const MOST_DATED = 2;
/** Weeks ahead in which a date is looked for. */
const AHEAD_DAYS = 70;
/** "… is Thursday 10th, Friday will be written off": days that follow. */
const MOST_AFTER = 3;

function readSentence(text: string, phrase: string): string {
  // What a reader before has blanked leaves several blanks.
  const first = phrase.split(/, |\s{2,}/u)[0] ?? phrase;
  return text.split(/(?<=[!?;\n])\s|(?<=(?<!\d)\.)\s/u).find((one) => one.includes(phrase) || one.includes(first)) ?? phrase;
}

function findDate(day: Weekday, anchors: readonly Anchor[]): Day | undefined {
  const own = anchors.find(({ date }) => getWeekday(date) === day);
  if (own !== undefined) return own.date;
  const before = anchors.find(({ isBeside }) => isBeside);
  const next = Array.from({ length: MOST_AFTER }, (_, at) => (before === undefined ? undefined : addDays(before.date, at + 1)));
  return next.find((date) => date !== undefined && getWeekday(date) === day);
}

function anchorsIn(sentence: string, today: Day): readonly Anchor[] {
  const words = normalise(sentence.replace(/(?<=\d)\.(?=\s)/gu, "th")).split(" ");
  return words.flatMap((word, at): readonly Anchor[] => {
    if (!DATE.test(word) || UNIT.test(words[at + 1] ?? "")) return [];
    const before = words.slice(Math.max(0, at - 2), at).filter((one) => !ARTICLE.test(one));
    const [day] = weekdaysIn(`${capital(before.at(-1) ?? "")} und`);
    const number = /^\d{1,2}$/u.test(word) && day !== undefined ? `${word}th` : word;
    const date = dayAtStart([number, words[at + 1] ?? "", words[at + 2] ?? ""], today);
    if (date === undefined || daysBetween(today, date) > AHEAD_DAYS || date < today) return [];
    const isBeside = day !== undefined && getWeekday(date) === day;
    return day !== undefined && !isBeside ? [] : [{ date, isBeside }];
  });
}

const DATE = /^\d{1,2}(?:st|nd|rd|th|er|e)?$|^\d{1,2}[./]\d{1,2}$/u;
const UNIT =
  /^(?:km|k|m|min\w*|mins|h|hours?|hrs?|uhr|am|pm|kg|kilos?|x|reps?|sets?|weeks?|days?|wochen?|tage?|semanas?|dias?|semaines?|jours?|settimane|giorni|weken|dagen|stunden?|horas?|heures?|ore|uur|miles?|%)$/u;
const ARTICLE = /^(?:the|on|den|dem|am|el|le|il|o|dia|de|der|op|of)$/u;

/** "Fridays", "every Friday", "freitags", "los viernes": no single day. */
function isWeekly(sentence: string, day: Weekday): boolean {
  const words = normalise(sentence).split(" ");
  return words.some((word, at) => {
    const [named] = weekdaysIn(`${capital(word)} und`);
    return named === day && (PLURAL.test(word) || EVERY.test(words[at - 1] ?? ""));
  });
}

const PLURAL = /^(?:\w+days|\w+tags|\w+abends|\w+morgens|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|sabados|domingos)$/u;
const EVERY = /^(?:every|each|most|jede[nrsm]?|immer|cada|los|todos|tous|chaque|ogni|todas|tod[oa]s|aos|as|elke|iedere)$/u;

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
