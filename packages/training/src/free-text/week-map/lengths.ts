import { amountsIn } from "../../statements/amounts.ts";
import type { Metres, Minutes } from "../../units/units.ts";

/** Clock times, which are no lengths: "at 7:00", "19-20 30 uhr", "6.30", "9am". */
const CLOCK =
  /\b(?:um|at|ab|from|a las|a la|alle|dalle|as|om|vanaf|vers|gegen|around)? ?\d{1,2}(?: ?[.:h] ?\d{2}| 30| 15| 45| 00)?(?: ?(?:-|to|bis|a|tot) ?\d{1,2}(?: ?[.:h ] ?\d{2})?)? ?(?:uhr|am|pm|oclock|uur(?= |$)(?! of))\b|\b(?:um|at|ab|from|a las|alle|dalle|vanaf|vers|gegen) \d{1,2}(?: ?[.:h ] ?\d{2}| ?h)?(?! ?(?:km|k|min\w*|miles?|m|h\b|hours?))\b|\b(?:[6-9]|1\d|2[0-4])(?:[.:]| )(?:00|15|30|45)\b|\b(?:[6-9]|1\d|2[0-4]) ?h(?:[0-5]\d)?\b/gu;
const HOURS_AND_MINUTES = /\b(?<hours>[1-5]) ?h ?(?<minutes>[0-5]\d)?\b/u;
const HOUR_AND_HALF =
  /\b(?:un ?ora|oretta|una hora|hora|heure|stunde|uur|uurtje) (?:e|y|et|en|,) (?:mezz[ao]|media|demie|halb|half|meia)\b|\b(?:anderthalb|eineinhalb) stunden?\b|\banderhalf uur\b/u;
const AN_HOUR = /\b(?:an hour|un ora|un oretta|una hora|une heure|eine stunde|uma hora|een uur(?:tje)?)\b(?! of)/u;
/** "een uur of drie", "so drei stunden" */
const HOURS_IN_DUTCH = /\buur of (?<hours>twee|drie|vier)\b/u;
const DUTCH: { readonly [word in string]?: number } = { twee: 2, drie: 3, vier: 4 };

const LONGEST: Minutes = 480;
const SHORTEST: Minutes = 15;
const NEAREST: Metres = 400;

/** The words without the hours of the day that they name. */
export function withoutClock(said: string): string {
  return said.replaceAll(CLOCK, " ").replace(/\s+/gu, " ").trim();
}

/** How long or how far something is, of normalised words; hours of the day are none. */
export function lengthIn(whole: string): { readonly minutes?: Minutes; readonly metres?: Metres } {
  const said = withoutClock(whole);
  const amounts = amountsIn(said);
  const metres = amounts.find(({ unit, value }) => unit === "metres" && value >= NEAREST)?.value;
  const minutes = minutesIn(said) ?? amounts.find(({ unit, value }) => unit === "minutes" && value >= SHORTEST && value <= LONGEST)?.value;
  return { ...(minutes === undefined ? {} : { minutes }), ...(metres === undefined ? {} : { metres }) };
}

function minutesIn(said: string): Minutes | undefined {
  if (HOUR_AND_HALF.test(said)) return 90;
  const dutch = HOURS_IN_DUTCH.exec(said)?.groups?.["hours"];
  if (dutch !== undefined) return 60 * (DUTCH[dutch] ?? 1);
  const { hours, minutes = "0" } = HOURS_AND_MINUTES.exec(said)?.groups ?? {};
  if (hours !== undefined) return 60 * Number(hours) + Number(minutes);
  return AN_HOUR.test(said) ? 60 : undefined;
}
