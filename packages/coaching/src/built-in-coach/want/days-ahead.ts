import { addDays, type Day, nextDayOfMonth, parseDay } from "@ironpace/training";
import type { Frame } from "../turn/frame.ts";

/** The days of a wish, which lie ahead: a date without its month is the next one of it. */
export function daysAhead({ days, words, numbers }: Pick<Frame, "days" | "words" | "numbers">, today: Day): readonly Day[] {
  const dated = [...words.matchAll(/(?<![\d.,:])(\d{1,2})[. ](\d{1,2})(?![\d.,:%])(?! ?(?:km?|min|kg|x|reps|sets)\b)/g)].flatMap(
    ([, day = "", month = ""]) => dateOf(today, Number(day), Number(month)),
  );
  const ordinals = [
    ...words.matchAll(/\b(\d{1,2})(?:th|st|nd|rd)\b(?! (?:of )?\p{L}*(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))/gu),
  ].flatMap(([, day = ""]) => dateOf(today, Number(day)));
  const named = [...words.matchAll(NAMED)].flatMap(([, day = ""]) => dateOf(today, Number(day)));
  const all = [...days.map((day) => toAhead(day, today)), ...dated, ...named, ...(days.length > 1 ? [] : ordinals)];
  return numbers.length > 4 ? days : [...new Set(all)];
}

const WEEK_DAYS = 7;

/** A weekday that is over is that of the next week, a date the one of the next year. */
function toAhead(day: Day, today: Day): Day {
  if (day >= today) return day;
  const next = addDays(day, WEEK_DAYS);
  return next >= today ? next : `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

/** "merc 9", "mi 9": a weekday with its number. */
const NAMED =
  /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|merc|mier|gio|jeu|jue|ven|vie|sab|sam|dom|dim)(?:day|nesday|urday|tag|di|edi|coledi|coles|vedi|nerdi|ato|enica|ingo|rnes|ves|tes|es)?\.? (?:the )?(\d{1,2})\b(?! ?(?:min|km|kg|x|:))/g;

/** "10th to sun 13.12", "du 3 au 6 dec": two days, with the month of the second or the next that fits. */
export function rangeAhead(words: string, today: Day): { readonly from: Day; readonly to: Day } | undefined {
  const found = RANGE.exec(words);
  if (found === null) return undefined;
  const [, first = "", firstMonth, second = "", number, name = ""] = found;
  const month = number === undefined ? monthNamed(name) : Number(number);
  const [to] = dateOf(today, Number(second), month);
  if (to === undefined) return undefined;
  const from = firstMonth === undefined ? lastDayOfMonth(Number(first), to) : dateOf(today, Number(first), Number(firstMonth))[0];
  return from === undefined || from > to ? undefined : { from, to };
}

const RANGE =
  /\b(\d{1,2})(?:th|st|nd|rd)?(?:[. ](\d{1,2}))?\.? ?(?:-|–|to|till?|until|thru|through|bis(?: zum)?|au|al|a|hasta(?: el)?|fino al)\.? ?(?:(?:the|el|le|il|den|dem|\p{L}{2,10}) )?(\d{1,2})(?:th|st|nd|rd)?(?:[. ](\d{1,2})\b)?(?: (?:of |de )?(\p{L}{3,10}))?/u;
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen)/,
  /^f[ei]/,
  /^(?:mar|mae|mrz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
];

function monthNamed(name: string): number | undefined {
  const at = MONTHS.findIndex((said) => said.test(name));
  return at < 0 ? undefined : at + 1;
}

/** The day of what is told, which lies behind. */
export function daysBehind({ days, words }: Pick<Frame, "days" | "words">, today: Day): readonly Day[] {
  const ordinals = [...words.matchAll(/\b(\d{1,2})(?:th|st|nd|rd)\b/g)].flatMap(([, day = ""]) => lastDayOfMonth(Number(day), today) ?? []);
  const told = days.map((day) => (day > today ? addDays(day, -7) : day)).filter((day) => day <= today);
  return told.length > 0 ? told : ordinals.filter((day) => day <= today);
}

/** The next such day; none where no month, or not the named one, has it. */
function dateOf(today: Day, number: number, month?: number): readonly Day[] {
  if (month === undefined) return [nextDayOfMonth(number, today) ?? []].flat();
  const year = Number(today.slice(0, 4));
  const pad = (value: number): string => String(value).padStart(2, "0");
  const days = [year, year + 1].flatMap((each) => parseDay(`${each}-${pad(month)}-${pad(number)}`) ?? []);
  return days.filter((day) => day >= today).slice(0, 1);
}

/** The last day with this number in its month that is not after `until`. */
function lastDayOfMonth(number: number, until: Day): Day | undefined {
  return Array.from({ length: 62 }, (_, at) => addDays(until, -at)).find((day) => Number(day.slice(8)) === number);
}
