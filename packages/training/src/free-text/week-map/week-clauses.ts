import type { Weekday } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { isBareDays } from "../../statements/wishes/wish-statement.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { activityIn } from "./activity-words.ts";
import { KEEPS } from "./commitment-words.ts";
import { withoutClock } from "./lengths.ts";

/** A clause of a note with the weekdays that it is about. */
export interface WeekClause {
  /** As written; several where bare days stand beside it. */
  readonly quotes: readonly string[];
  /** Normalised words of all of them. */
  readonly said: string;
  /** Days that it names itself, with those of the bare days beside it. */
  readonly days: readonly Weekday[];
  readonly sentence: number;
}

/** "Martes | jueves tengo clase", "voy al box lunes | miércoles | viernes a las 7": a list of days is one with the clause that it belongs to. */
export function toWeekClauses(clauses: readonly Clause[]): readonly WeekClause[] {
  const all: WeekClause[] = [];
  let waiting: readonly Clause[] = [];
  clauses.forEach((clause, at) => {
    const next = clauses[at + 1];
    const last = all.at(-1);
    const said = withoutClock(clause.words.join(" "));
    const isBare = isBareDays(clause.quote, said);
    // "Box classes Mon, Wed 6:30pm are non negotiable": both of them.
    if (!isBare && waiting.length === 0 && isOfListed(clause, said, last)) {
      all[all.length - 1] = toWeekClause([clause], last);
      return;
    }
    // Behind days or a date ("parkrun is sacred, Saturday 9am") they belong to it, before a clause with days to that.
    if (
      isBare &&
      waiting.length === 0 &&
      last?.sentence === clause.sentence &&
      (last.days.length > 0 || activityIn(last.said) !== undefined)
    ) {
      all[all.length - 1] = toWeekClause([clause], last);
      return;
    }
    if (isBare && next !== undefined && next.sentence === clause.sentence) {
      waiting = [...waiting, clause];
      return;
    }
    all.push(toWeekClause([...waiting, clause]));
    waiting = [];
  });
  return all;
}

/** Days that stay, behind a date with days of its own. */
function isOfListed(clause: Clause, said: string, last: WeekClause | undefined): boolean {
  if (last?.sentence !== clause.sentence || last.days.length === 0 || activityIn(last.said)?.isDated !== true) return false;
  const rest = said.replaceAll(KEEPS, " ").replaceAll(IS, " ").replace(LENGTH_BEHIND, " ").replace(/\s+/gu, " ").trim();
  return rest !== said && isBareDays(clause.quote.replace(LENGTH_BEHIND, "").replace(/(?<=\d)\D*$/u, ""), rest);
}

/** "Thurs 1h", "Friday for 40 min each" */
const LENGTH_BEHIND =
  /\b(?:for |je |de |of )?\d{1,3} ?(?:h|hrs?|hours?|std|stunden?|horas?|heures?|ore|uur|min\w*)(?: (?:each|jeweils|cada una?|chacune?|ciascun[ao]))?\s*$/iu;
const IS = /\b(?:is|are|ist|sind|es|son|est|sont|e|sono|sao|zijn)\b/gu;

function toWeekClause(clauses: readonly Clause[], before?: WeekClause): WeekClause {
  const quotes = [...(before?.quotes ?? []), ...clauses.map(({ quote }) => quote)];
  return {
    quotes,
    said: normalise(quotes.join(" ")),
    days: getDays(clauses[0]?.language === "fr" ? quotes.join(" und ").replace(MY, " ") : quotes.join(" und ")),
    sentence: clauses[0]?.sentence ?? before?.sentence ?? 0,
  };
}

/** "Mon fils" is no Monday. */
const MY = /(?<!\p{L})mon(?=\s\p{Ll})/giu;

function getDays(quote: string): readonly Weekday[] {
  return weekdaysIn(`${quote.charAt(0).toUpperCase()}${quote.slice(1)} und`);
}
