import { addDays, type Day } from "@ironpace/training";
import { normalise } from "../../question.ts";
import type { Tongue } from "../languages.ts";

/** The beginnings of the months' names, without accents. */
const MONTHS: { readonly [tongue in Tongue]: readonly string[] } = {
  en: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
  de: ["jan", "feb", "mar", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"],
  fr: ["jan", "fev", "mar", "avr", "mai", "juin", "juil", "aou", "sep", "oct", "nov", "dec"],
  es: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
  it: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
};
const DATE = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)? (?:de )?(\p{L}{3,10})\.?(?:,? (?:de )?(20\d{2}))?/gu;
/** An answer without a year is about days near today. */
const FARTHEST_AHEAD = 200;

/** The days that an answer names, in their order. */
export function daysInText(text: string, tongue: Tongue, today: Day): readonly Day[] {
  const plain = normalise(text.replaceAll(/(?<=\d)\./g, " ").replaceAll("*", ""));
  return [...plain.matchAll(DATE)].flatMap(([, date = "", month = "", year]) => {
    const at = MONTHS[tongue].findIndex((name) => month.startsWith(name));
    if (at < 0 || Number(date) < 1 || Number(date) > 31) return [];
    const rest = `-${String(at + 1).padStart(2, "0")}-${date.padStart(2, "0")}`;
    if (year !== undefined) return [`${year}${rest}`];
    const now = Number(today.slice(0, 4));
    return [
      [now + 1, now, now - 1].map((each) => `${each}${rest}`).find((day) => day <= addDays(today, FARTHEST_AHEAD)) ?? `${now}${rest}`,
    ];
  });
}
