import { addDays, type Day } from "../../calendar/day.ts";
import { getMonth } from "../../health/time.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";

/** Both ends included. */
export interface DateRange {
  readonly from: Day;
  readonly until: Day;
}

/** Joins the two ends of a range in the languages of the intake. */
const JOINER = /^(?:bis|to|until|till?|through|and|und|al|a|au|hasta|y|et|e|ao|ate|tot|en|t\/m|-)$/u;

/** "21.12. bis 6.1.", "from 20 December to 3 January", "5-19 December", "del 22 al 27 de diciembre". */
export function rangeIn(words: readonly string[], today: Day): DateRange | undefined {
  for (const [index, word] of words.entries()) {
    const [, first, last] = /^(\d{1,2})-(\d{1,2})$/u.exec(word) ?? [];
    // "Dec 24-26" and "24-26 Dec"
    const before = getMonth(words[index - 1]) >= 0 ? words[index - 1] : undefined;
    const month = before ?? words.slice(index + 1, index + 3).find((next) => getMonth(next) >= 0);
    if (first !== undefined && last !== undefined && month !== undefined) {
      const [from, until] = [dayAtStart([first, month], today), dayAtStart([last, month], today)];
      if (from !== undefined && until !== undefined && from <= until) return { from, until };
    }
  }
  const ordinals = ordinalRange(words.join(" "), today);
  if (ordinals !== undefined && words.every((word) => getMonth(word) < 0)) return ordinals;
  for (let at = 1; at < words.length; at++) {
    const isJoined = JOINER.test(words[at] ?? "");
    // "21/12 - 3/1" and "20 Dec - 5 Jan" have lost their dash.
    const isBeside =
      [words[at - 1], words[at]].every((word) => /^\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?$/u.test(word ?? "")) ||
      (getMonth(words[at - 1]) >= 0 && /^\d{1,2}$/u.test(words[at] ?? "") && getMonth(words[at + 1]) >= 0);
    if (!isJoined && !isBeside) continue;
    const end = withoutArticle(words.slice(isJoined ? at + 1 : at, at + 6));
    const from =
      dayOfSameMonth(words, at, today) ??
      [1, 2, 3].map((back) => dayAtStart(words.slice(Math.max(0, at - back), at), today)).findLast((day) => day !== undefined);
    const until = dayAtStart(end, today) ?? (isJoined && from !== undefined ? dayBehind(end, words[at], from) : undefined);
    // "Do dia 23 até 2 de janeiro": the first day is of the month before.
    const same = dayOfSameMonth(words, at, today);
    if (same !== undefined && until !== undefined && until < same) return { from: dayBefore(until, Number(same.slice(8))), until };
    if (from !== undefined && until !== undefined) return { from, until: until < from ? addDays(until, 365) : until };
  }
  return undefined;
}

/** "20th-27th", "from the 20th to the 27th": the next days of that number, where no month is named. */
function ordinalRange(said: string, today: Day): DateRange | undefined {
  const { first, last } = ORDINALS.exec(said)?.groups ?? {};
  const from = first === undefined ? undefined : nextDate(Number(first), today);
  const until = last === undefined || from === undefined ? undefined : nextDate(Number(last), from);
  return from === undefined || until === undefined ? undefined : { from, until };
}

const ORDINALS =
  /\b(?<first>[1-9]|[12]\d|3[01])(?:st|nd|rd|th) ?(?:-|–|to|till?|until|through|and)? ?(?:the )?(?<last>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)\b/u;

/** "from friday 4 dec to tuesday 15th", "du 4 décembre au 15": the month of the last day is that of the first, or the next. */
function dayBehind([word = "", next = ""]: readonly string[], joiner: string | undefined, from: Day): Day | undefined {
  const number = /^(?<number>[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|e|o)?$/u.exec(word)?.groups?.["number"];
  const isBare = number === word;
  if (number === undefined || (isBare && (!TO_A_DAY.test(joiner ?? "") || !BEHIND_DAY.test(next)))) return undefined;
  return nextDate(Number(number), addDays(from, 1));
}

/** Joiners that lead to the end of a range, and to no second date or amount. */
const TO_A_DAY = /^(?:bis|to|until|till?|through|al|au|hasta|ao|ate|tot|t\/m)$/u;
/** Behind a number that is a day: the end, or a word that is no unit. */
const BEHIND_DAY =
  /^(?:|and|und|y|et|e|en|i|im|we|ich|wir|bin|sind|is|ist|on|in|away|weg|verreist|je|estoy|estamos|sono|siamo|estou|ben|zijn|zitten)$/u;

const ARTICLE = /^(?:the|zum|den|dem|el|le|il|o|de|het)$/u;

/** Without an article and the name of the weekday before the date. */
function withoutArticle(words: readonly string[]): readonly string[] {
  const [first = "", second = ""] = words;
  if (ARTICLE.test(first)) return withoutArticle(words.slice(1));
  return WEEKDAY.test(first) && /^\d/u.test(second) ? words.slice(1) : words;
}

const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thur?s?|fri|sat|sun|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta|(?:maan|dins|woens|donder|vrij|zater|zon)dag)$/u;

/** The last day with that number in its month before a day. */
function dayBefore(until: Day, number: number): Day {
  const days = Array.from({ length: 31 }, (_, back) => addDays(until, -1 - back));
  return days.find((day) => Number(day.slice(8)) === number) ?? addDays(until, -1);
}

/** "from 5 to 12 January": the month stands behind the last day. */
function dayOfSameMonth(words: readonly string[], at: number, today: Day): Day | undefined {
  const first = words[at - 1] ?? "";
  // "24. bis 27.12."
  const numeric = /^\d{1,2}[./](\d{1,2})$/u.exec(words[at + 1] ?? "")?.[1];
  if (numeric !== undefined && /^\d{1,2}$/u.test(first)) return dayAtStart([`${first}.${numeric}`], today);
  const month = words.slice(at + 1, at + 5).find((word) => getMonth(word) >= 0);
  return month !== undefined && /^\d{1,2}(?:st|nd|rd|th|er|e|o)?$/u.test(first) ? dayAtStart([first, month], today) : undefined;
}

/** "… 24-27 December and 31-3": goes on from the end of the range before. */
export function bareRange(said: string, before: DateRange): DateRange | undefined {
  const [, first, last] = /^(?:the )?(\d{1,2}) ?(?:-|to|bis|al|au|tot) ?(\d{1,2})$/u.exec(said) ?? [];
  const from = first === undefined ? undefined : nextDate(Number(first), before.until);
  const until = last === undefined || from === undefined ? undefined : nextDate(Number(last), from);
  return from === undefined || until === undefined ? undefined : { from, until };
}

/** That day of the month, on or after `after`. */
function nextDate(date: number, after: Day): Day | undefined {
  return Array.from({ length: 31 }, (_, at) => addDays(after, at)).find((day) => Number(day.slice(8)) === date);
}

/** "in January", "im Januar", "a gennaio": the whole month. */
export function monthIn(words: readonly string[], today: Day): DateRange | undefined {
  const at = words.findIndex((word) => getMonth(word) >= 0);
  const month = getMonth(words[at]) + 1;
  if (month < 1 || !/^(?:in|im|en|em|a|early|late|ganzen|the)$/u.test(words[at - 1] ?? "")) return undefined;
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const from = `${year}-${String(month).padStart(2, "0")}-01` as Day;
  const next = (month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`) as Day;
  return { from, until: addDays(next, -1) };
}
