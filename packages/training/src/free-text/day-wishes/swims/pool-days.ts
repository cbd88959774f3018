import { type Weekday, EVERY_DAY } from "#training/calendar/day.ts";
import type { Clause } from "#training/health/clause.ts";
import { describeDayLimit } from "../../availability.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { weekdaysIn } from "../../dates/weekdays.ts";
import { POOL } from "./pool-closures.ts";

const OPEN =
  /\b(?:only|just|open\w*|free|available|nur|offen|auf|geoffnet|frei|solo|abiert[ao]s?|libres?|seulement|ouvert\w*|apert[ae]|liber[ae]|apenas|so|abert[ao]s?|alleen|vrij|offnet|abre\w*|ouvre\w*|apre|aprono|opent|can (?:use|get|have|reach|go)|access|have the|get the|kann|komme|zugang|puedo|tengo|acces|peux|posso|acesso|accesso|kan|toegang)\b/u;
/** "Piscine universitaire le lundi et jeudi midi": the pool, its days, and no verb. */
const POOL_FIRST =
  /^(?:(?:the|my|our|uni\w*|das|la|le|il|a|o|het|mein\w*|mi|ma|mon|minha) )?(?:\w+ )?(?:pools?|schwimmbad|hallenbad|schwimmhalle|piscinas?|piscines?|zwembad)(?: (?:\w+(?:ire|al|ale|ar|aria|itaria|pal|pale|isch\w*|time|lanes?|is|ist|est|es|e|on|am|at|le|el|il|op|as|aos|na))){0,3}$/u;
/** Whether words tell when a pool is open: "Pool opens 9 to 10 on Tues and Fri". */
export function tellsPoolHours(said: string): boolean {
  return POOL.test(said) && OPEN.test(said) && !NOT_OPEN.test(said);
}

const NOT_OPEN =
  /\b(?:bag|pass|card|towel|running|party|not|never|closed|shut|full|packed|no|cant|cannot|hate|afraid|pas|non|nao|kein\w*|nicht|zu|geschlossen|voll|cerrad\w*|llen\w*|ferme\w*|plein\w*|chius\w*|pien\w*|fechad\w*|chei\w*|gesloten|dicht|vol|geen|niet)\b/u;
const HOURS_ALONE =
  /^(?:before|after|work|school|breakfast|vor|nach|der|arbeit|schule|antes|despues|del|trabajo|avant|apres|travail|prima|dopo|lavoro|voor|na|werk|mornings?|evenings?|afternoons?|lunch\w*|fruh|morgens?|abends?|mittags?|mananas?|tardes?|noches?|matins?|midi|soirs?|mattin[ae]|ser[ae]|manhas?|noites?|ochtends?|avonds?|for|to|me|us|mich|uns|at|on|le|les|il|el|los|am|nur|from|between|um|von|a|las|de|dalle|das|van|om|am|pm|uhr|h|to|-|bis|al|ate|tot|and|und|y|et|e|en|in|as|aos|das|dos|na|nas|pausa|pranzo|comida|almuerzo|pause|pauze|dejeuner|break|time|\d[\dh.:-]*(?:am|pm|uhr|h)?|-)$/u;
const MOST_DAYS = 4;

/** "Pool lanes only open Tue + Thu 6.15-7.15": the swims of the week are on those days; the hours of the pool shorten no other session. */
export function poolDays({ clauses }: WeekSentence): readonly WeekWish[] {
  const at = clauses.findIndex(({ words }) => POOL.test(words.join(" ")));
  const first = clauses[at];
  if (first === undefined || first.isDenied) return [];
  const said = first.words.join(" ");
  if (!(OPEN.test(said) || namesDaysOnly(first)) || NOT_OPEN.test(said) || getDays(first).length === 0) return [];
  const behind = clauses.slice(at + 1);
  const end = behind.findIndex((clause) => !isDaysAlone(clause));
  // A day that goes on with more than hours has a reader of its own.
  const open = end < 0 ? undefined : behind[end];
  if (open?.isJoined === true && getDays(open).length > 0) return [];
  const used = [first, ...behind.slice(0, end < 0 ? undefined : end)];
  const wanted = [...new Set(used.flatMap(getDays))].toSorted((a, b) => a - b);
  if (wanted.length === 0 || wanted.length > MOST_DAYS) return [];
  const quotes = used.map(({ quote }) => quote);
  const weekdays: readonly Weekday[] = EVERY_DAY.filter((day) => !wanted.includes(day));
  const limit = { phrase: quotes.join(" and "), weekdays, wanted, closed: ["swim" as const], without: [] };
  return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
}

/** Whether a clause is the pool and its days: what is left without days and hours begins with the pool. */
function namesDaysOnly(clause: Clause): boolean {
  const rest = clause.words.filter((word) => getDays({ ...clause, quote: `${capital(word)} 6:30` }).length === 0);
  return POOL_FIRST.test(rest.join(" ").replace(/ (?:\d[\dh.:-]*|midi|noon|lunch\w*|mittags?|mornings?|am|pm|uhr|the|and)\b/gu, ""));
}

/** "Thu 6.15-7.15" */
function isDaysAlone(clause: Clause): boolean {
  if (getDays(clause).length === 0) return false;
  // An abbreviation is a day beside an hour.
  const others = clause.words.filter(
    (word) => !HOURS_ALONE.test(word) && !OPEN.test(word) && getDays({ ...clause, quote: `${capital(word)} 6:30` }).length === 0,
  );
  return others.length === 0;
}

/** "Do" is a Thursday where a pool is open. */
function getDays({ quote, language }: Pick<Clause, "quote" | "language">): readonly Weekday[] {
  return weekdaysIn(`${capital(quote)}${language === "de" ? " und" : ""}`);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
