import { addDays, type Day } from "@ironpace/training";
import type { Frame } from "../turn/frame.ts";

/** The days of a wish, which lie ahead: a date without its month is the next one of it. */
export function daysAhead({ days, words, numbers }: Frame, today: Day): readonly Day[] {
  const dated = [...words.matchAll(/(?<![\d.,:])(\d{1,2})[. ](\d{1,2})(?![\d.,:%])(?! ?(?:km|min|kg|x|reps|sets))/g)].flatMap(
    ([, day = "", month = ""]) => dateOf(today, Number(day), Number(month)),
  );
  const ordinals = [
    ...words.matchAll(/\b(\d{1,2})(?:th|st|nd|rd)\b(?! (?:of )?\p{L}*(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))/gu),
  ].flatMap(([, day = ""]) => dateOf(today, Number(day)));
  const named = [...words.matchAll(NAMED)].flatMap(([, day = ""]) => dateOf(today, Number(day)));
  const all = [...days.map((day) => (day < today ? addDays(day, 7) : day)), ...dated, ...named, ...(days.length > 1 ? [] : ordinals)];
  return numbers.length > 4 ? days : [...new Set(all)];
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
  const [from] =
    firstMonth === undefined ? [`${to.slice(0, 8)}${first.padStart(2, "0")}`] : dateOf(today, Number(first), Number(firstMonth));
  if (from === undefined) return undefined;
  return from <= to ? { from, to } : { from: monthBefore(from), to };
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
export function daysBehind({ days, words }: Frame, today: Day): readonly Day[] {
  const ordinals = [...words.matchAll(/\b(\d{1,2})(?:th|st|nd|rd)\b/g)].flatMap(([, day = ""]) => {
    const [ahead] = dateOf(today, Number(day));
    return ahead === undefined ? [] : [ahead <= today ? ahead : monthBefore(ahead)];
  });
  const told = days.map((day) => (day > today ? addDays(day, -7) : day)).filter((day) => day <= today);
  return told.length > 0 ? told : ordinals.filter((day) => day <= today);
}

function dateOf(today: Day, day: number, month?: number): readonly Day[] {
  if (day < 1 || day > 31 || (month !== undefined && (month < 1 || month > 12))) return [];
  const pad = (value: number): string => String(value).padStart(2, "0");
  const year = Number(today.slice(0, 4));
  const thisMonth = Number(today.slice(5, 7));
  if (month !== undefined) {
    const own = `${year}-${pad(month)}-${pad(day)}`;
    return [own >= today ? own : `${year + 1}${own.slice(4)}`];
  }
  const own = `${today.slice(0, 8)}${pad(day)}`;
  return [own >= today ? own : thisMonth === 12 ? `${year + 1}-01-${pad(day)}` : `${year}-${pad(thisMonth + 1)}-${pad(day)}`];
}

function monthBefore(day: Day): Day {
  const month = Number(day.slice(5, 7));
  return month === 1
    ? `${Number(day.slice(0, 4)) - 1}-12${day.slice(7)}`
    : `${day.slice(0, 5)}${String(month - 1).padStart(2, "0")}${day.slice(7)}`;
}
