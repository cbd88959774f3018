import { addDays, type Day, daysBetween, getMonday, nextDayOfMonth } from "../../calendar/day.ts";
import { dayAtStart, limitPeriod } from "../../health/stated-limits/period.ts";
import { getMonth } from "../../health/time.ts";
import { type DateRange, rangeIn } from "./date-range.ts";

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:two|2|zwei|dos|deux|due|duas|twee)$/u, 2],
  [/^(?:three|3|drei|tres|trois|tre|drie)$/u, 3],
];
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|erste[nr]?|primer[ao]s?|premiere?s?|prim[aeo]|eerste|1a)$/u, 1],
  [/^(?:second|2nd|zweite[nr]?|segunda?s?|deuxieme|seconda?|tweede|2a)$/u, 2],
  [/^(?:third|3rd|dritte[nr]?|tercera?|troisieme|terza|terceira|derde|3a)$/u, 3],
  [/^(?:last|letzte[nr]?|ultim[ao]s?|dernieres?|ultim[ae]|laatste)$/u, -1],
];
const WEEKS = /^(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken|week)$/u;
const WEEK_OF =
  /\b(?:weeks? (?:of|from|starting|beginning|commencing)|wochen? (?:ab|vom|um)|semanas? del?|semaines? du|settiman[ae] del|semana de|week van)(?: (?:the|dem|den|il|le|el|monday|montag|lunes|lundi|lunedi))* (?<day>\d{1,2})(?:st|nd|rd|th|er|o)?\b(?: (?:of |de |di )?(?<month>\p{L}+))?/u;
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas|weihnachten|navidad|noel|natale|natal|kerst(?:mis)?)\b(?! (?:eve|party|market))/gu, "24 december"],
  [
    /\b(?:new years?(?: day| eve)?|neujahr|silvester|ano nuevo|(?:le )?nouvel an|(?:le )?jour de l an|capodanno|ano novo|oud en nieuw)\b/gu,
    "1 january",
  ],
];
/** "die letzten zwei Dezemberwochen" */
const MONTH_OF_WEEKS = /\b(?<month>januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)wochen?\b/gu;
const UNTIL = /\b(?:until|till?|til|up to|bis|hasta|jusqu\w*|fino|finche|ate|tot)\b/u;
const LONGEST = 62;

/** Dates as people write them: "7-18 Dec", "the second week of December", "the week of the 14th", "until Christmas", "between Christmas and New Year". */
export function spanIn(said: string, today: Day): DateRange | undefined {
  const apart = said.replace(MONTH_OF_WEEKS, "wochen im $<month>");
  const dated = FEASTS.reduce((text, [feast, date]) => text.replace(feast, date), apart);
  const found =
    rangeIn(dated.split(" "), today) ?? readWeek(dated, today) ?? weeksOfMonth(dated.split(" "), today) ?? untilDay(said, today);
  return found === undefined || found.until < today || daysBetween(found.from, found.until) > LONGEST ? undefined : found;
}

/** Monday to Sunday of the week of a day. */
function readWeek(said: string, today: Day): DateRange | undefined {
  const { day, month } = WEEK_OF.exec(said)?.groups ?? {};
  if (day === undefined) return undefined;
  const date = getMonth(month) >= 0 ? dayAtStart([day, month ?? ""], today) : nextDayOfMonth(Number(day), today);
  return date === undefined ? undefined : { from: getMonday(date), until: addDays(getMonday(date), 6) };
}

/** "the first two weeks of January", "zweite Woche im Dezember": weeks of the calendar. */
function weeksOfMonth(words: readonly string[], today: Day): DateRange | undefined {
  const at = words.findIndex((word) => WEEKS.test(word));
  const month = words.slice(at + 1, at + 5).find((word) => getMonth(word) >= 0);
  if (at < 1 || month === undefined) return undefined;
  const before = words.slice(Math.max(0, at - 4), at);
  const ordinal = before.map((word) => ORDINALS.find(([one]) => one.test(word))?.[1]).findLast((value) => value !== undefined);
  const count = before.map((word) => COUNTS.find(([one]) => one.test(word))?.[1]).findLast((value) => value !== undefined) ?? 1;
  const first = dayAtStart(["1", month], today);
  if (ordinal === undefined || first === undefined) return undefined;
  if (ordinal > 0) {
    const from = getMonday(addDays(first, 7 * (ordinal - 1)));
    return { from, until: addDays(from, 7 * count - 1) };
  }
  const end = addDays(first, DAYS_TO_NEXT_MONTH);
  const last = addDays(end, -Number(end.slice(8)));
  return { from: addDays(getMonday(last), -7 * (count - 1)), until: addDays(getMonday(last), 6) };
}

const DAYS_TO_NEXT_MONTH = 32;

function untilDay(said: string, today: Day): DateRange | undefined {
  if (!UNTIL.test(said)) return undefined;
  const { until } = limitPeriod(said.split(" "), today);
  return until === undefined ? undefined : { from: today, until };
}
