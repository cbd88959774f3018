import { addDays, type Day, getWeekday } from "@ironpace/training";
import type { Tongue } from "../turn/languages.ts";

/** Weekdays from Monday on. */
export const WEEKDAYS: { readonly [tongue in Tongue]: readonly string[] } = {
  en: ["mon(?:day)?", "tue(?:s|sday)?", "wed(?:s|nesday)?", "thu(?:r|rs|rsday)?", "fri(?:day)?", "sat(?:urday)?", "sun(?:day)?"],
  de: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  es: ["lunes", "martes", "mi[eé]rcoles", "jueves", "viernes", "s[aá]bado", "domingo"],
  it: ["luned[iì]", "marted[iì]", "mercoled[iì]", "gioved[iì]", "venerd[iì]", "sabato", "domenica"],
};
export const MONTHS: { readonly [tongue in Tongue]: readonly string[] } = {
  en: "January,February,March,April,May,June,July,August,September,October,November,December".split(","),
  de: "Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember".split(","),
  fr: "janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre".split(","),
  es: "enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre".split(","),
  it: "gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre".split(","),
};
/** What stands between a weekday and its date. */
const THE = "(?:,? (?:the |den |dem |le |el |il )?)";
/** A number with a unit, a clock or a month of its own is no bare date. */
const NO_DATE = String.raw`(?![\d.,:/]?\d)(?!\.?,? ?(?:x|km|k|m|kg|lbs?|min|mins|h|am|pm|uhr|%|of|de|di|reps?|sets?|days?|weeks?|sessions?|o.?clock|jan|feb|f[eé]v|mar|m[aä]r|apr|avr|abr|may|mai|mag|jun|juin|giu|jul|juil|lug|aug|ao[uû]|ago|sep|set|oct|okt|ott|nov|de[cz]|d[eé]c|dic)\p{L}*)`;
/** Days that a bare date lies away at most. */
const LONGEST = 62;

/** "The test on Monday 7": a weekday with its bare date, with the month in which they fall together; what falls on no such day stays. */
export function withDatedWeekdays(content: string, tongue: Tongue, today: Day): string {
  return WEEKDAYS[tongue].reduce(
    (text, name, index) =>
      text.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\d])(${name}s?)${THE}(\d{1,2})(?:st|nd|rd|th|\.)?${NO_DATE}`, "giu"),
        (all, weekday: string, date: string) => {
          const day = nearest(Number(date), index + 1, today);
          return day === undefined ? all : `${weekday} ${Number(date)} ${MONTHS[tongue][Number(day.slice(5, 7)) - 1] ?? ""}`;
        },
      ),
    content,
  );
}

/** The day nearest ahead, else behind, with a date and a weekday. */
function nearest(date: number, weekday: number, today: Day): Day | undefined {
  const fits = (day: Day): boolean => Number(day.slice(8)) === date && getWeekday(day) === weekday;
  const away = Array.from({ length: LONGEST }, (_, at) => at);
  return away.map((at) => addDays(today, at)).find(fits) ?? away.map((at) => addDays(today, -at)).find(fits);
}
