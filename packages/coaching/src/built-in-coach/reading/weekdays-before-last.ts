import { addDays, type Day, getWeekday } from "@ironpace/training";
import type { Tongue } from "../turn/languages.ts";
import { MONTHS, WEEKDAYS } from "./dated-weekdays.ts";

const NO_OTHER_THING = "(?! (?:week|month|year|race|session|workout|run|ride|swim|test|block|weekend|night|long)s?(?![\\p{L}]))";

/** "The Saturday before last", "two Saturdays ago" around the word for a weekday, which stands in a group. */
const SAID: { readonly [tongue in Tongue]: (weekday: string) => string } = {
  en: (weekday) =>
    `(?:the )?(${weekday}) before (?:the )?last(?: one)?${NO_OTHER_THING}|(?:the )?(?:last but one|second[- ]to[- ]last|second last) (${weekday})|(?:two|2) (${weekday})s ago`,
  de: (weekday) => `(?:den |der )?vorletzte[nrs]? (${weekday})|(?:den |der )?(${weekday}) vor dem letzten`,
  fr: (weekday) => `(?:l['’]|le )?avant[- ]dernier (${weekday})|il y a deux (${weekday})s`,
  es: (weekday) => `(?:el )?(${weekday}) antepasado|(?:el )?pen[uú]ltimo (${weekday})|hace dos (${weekday})s?`,
  it: (weekday) => `(?:il |la )?penultim[oa] (${weekday})|due (${weekday.replace(/[oa]$/, "[oiae]")}) fa`,
};

/** A message with "the Saturday before last" as its weekday with the full date; "last Saturday" is the one a week after it. */
export function withWeekdaysBeforeLast(content: string, tongue: Tongue, today: Day): string {
  return WEEKDAYS[tongue].reduce((text, name, index) => {
    const day = beforeLast(index + 1, today);
    const date = `${Number(day.slice(8))}${tongue === "de" ? "." : ""} ${MONTHS[tongue][Number(day.slice(5, 7)) - 1] ?? ""} ${day.slice(0, 4)}`;
    const said = new RegExp(`(?<![\\p{L}\\d])(?:${SAID[tongue](name)})(?![\\p{L}\\d])`, "giu");
    return text.replaceAll(said, (...found: readonly unknown[]) => {
      const weekday = found.slice(1).find((each) => typeof each === "string");
      return `${typeof weekday === "string" ? singular(weekday) : ""} ${date}`;
    });
  }, content);
}

/** "sabati" → "sabato", "domeniche" stays as it is read. */
function singular(weekday: string): string {
  return weekday.replace(/^sabati$/iu, "sabato").replace(/^domenich?e$/iu, "domenica");
}

/** The last such weekday before today is a week after it. */
function beforeLast(weekday: number, today: Day): Day {
  const back = (getWeekday(today) - weekday + 7) % 7;
  return addDays(today, -(back === 0 ? 7 : back) - 7);
}
