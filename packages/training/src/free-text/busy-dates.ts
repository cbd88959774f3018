import type { Clause } from "../health/clause.ts";
import { EVERY_DAY } from "../statements/wish-statement.ts";
import { type DateRange, rangeIn } from "./date-range.ts";
import { type DayLimit, describeDayLimit } from "./availability.ts";
import type { WeekSentence, WeekWish } from "./week-wish.ts";

/** "Uni exams 7-18 Dec so less in those 2 weeks": shorter sessions on those dates, and no day without. Minutes of a session where a text names none. */
const MINUTES_OF_LITTLE_TIME = 45;

const LESS_TIME =
  /\b(?:less|fewer|lighter|shorter|reduced?|cut (?:back|down)|tone (?:it )?down|not (?:much|so much|as much|too much)|little time|hardly any|barely|busy|hectic|manic|crunch|exams?|finals|deadlines?|midterms?|revision|audit|weniger|wenig|kaum|kurzer\w*|stress\w*|prufung\w*|klausur\w*|menos|poco tiempo|examenes|liad[oa]s?|moins|peu de temps|examens?|partiels|charge\w*|meno|poco tempo|esam[ei]|impegnat\w*|pouco tempo|provas?|corrid[oa]|minder|weinig|tentamen\w*|druk(?:ke)?)\b/u;
/** What is less is not the time, or more of it. */
const NOT_OF_TIME =
  /\b(?:more time|after (?:my |the )?(?:exams|finals)|mehr zeit|mas tiempo|plus de temps|piu tempo|mais tempo|meer tijd|off|away|holidays?|no (?:gym|training|pool)|closed|urlaub|weg|vacaciones|vacances|vacanza|ferias|vakantie|race|kilos?|kg|lbs?|pain|less pain)\b/u;
const TELLS_MINUTES = /\b(?<minutes>[2-9]\d) ?(?:min\w*|mins?)\b/u;

/** Dates with little time for training. */
export function busyDates({ clauses, today }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at) => {
    const range = rangeOf(clause, today);
    if (range === undefined || range.until < today) return [];
    const near = [clauses[at - 1], clause, clauses[at + 1]].filter((one) => one !== undefined);
    const all = near.map((one) => one.words.join(" ")).join(" , ");
    if (!LESS_TIME.test(all) || NOT_OF_TIME.test(all)) return [];
    const quotes = near
      .filter((one) => one === clause || (LESS_TIME.test(one.words.join(" ")) && rangeOf(one, today) === undefined))
      .map(({ quote }) => quote);
    const minutes = Number(TELLS_MINUTES.exec(all)?.groups?.["minutes"] ?? MINUTES_OF_LITTLE_TIME);
    const limit: DayLimit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], minutes, ...range };
    return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
  });
}

function rangeOf({ words }: Clause, today: WeekSentence["today"]): DateRange | undefined {
  return rangeIn(words, today);
}
