import { getMonth } from "../../health/time.ts";
import { type Day, EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { bareRange, type DateRange, monthIn, rangeIn } from "../../free-text/dates/date-range.ts";
import { datesIn } from "../../free-text/dates/dates-off.ts";
import { kitIn } from "../../free-text/kit/kit-words.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { DENIED_WORDS } from "../schedule-words.ts";
import type { WishClause } from "./wish-clause.ts";
import { NO_GYM, NO_TRAINING, POOL_CLOSED } from "./wish-statement.ts";

const AWAY =
  /\b(?:away|holidays?|vacation|travel\w*|trip|abroad|skiing|off sick|urlaub|verreist|weg|unterwegs|skifahren|skiurlaub|de viaje|vacaciones|fuera|vacances|voyage|deplacement|au ski|a (?:sciare|esquiar)|esquiando|de esqui(?:ada)?|(?:pars|partons|vais|allons|suis) skier|faire du ski|(?:ben|ga|gaan|zijn) (?:\w+ ){0,2}skien|skilaufen|absent|vacanza|ferie|viaggio|via|ferias|viagem|fora|vakantie|reis|wintersport)\b/u;

const HOTEL_KIT = /\b(?:hotel|only (?:dumbbells?|bodyweight|bands?))\b/u;

const NO_BIKE =
  /\b(?:without (?:a |the |my )?|no |ohne (?:mein |das )?|kein |sin (?:la |mi )?|sans (?:le |mon )?|pas de |senza (?:la )?|sem (?:a )?|zonder (?:mijn )?|geen )(?:bikes?|bicycle|turbo|rad|fahrrad|rennrad|bici(?:cleta)?|velo|fiets)\b/u;

const STILL_RUNS = /\b(?:run|jog|laufen|correr|courir|correre|hardlopen|bodyweight)\b/u;

/** "Danach wieder normal" */
const BACK_TO_NORMAL =
  /^(?:(?:after|from) (?:that|then)(?: on)?|afterwards|then|danach|dann|despues|luego|apres|ensuite|dopo|poi|depois|daarna)\b.*\b(?:normal\w*|as usual|as before|wie immer|wie sonst|gewoon)\b/u;

/** "Hotel has a treadmill", "I've a kettlebell at home": what there is. */
function tellsKit({ quote, said, polarity }: WishClause): boolean {
  return polarity !== "negative" && OWNS_KIT.test(said) && kitIn(quote).items.length > 0;
}

const OWNS_KIT =
  /\b(?:has|have|ive|got|there is|theres|with|only|hat|hab|habe|gibt|mit|nur|tiene|tengo|hay|con|solo|a un|j ai|il y a|avec|ha|ho|ce|tem|tenho|com|heeft|heb|met)\b/u;

/** "None on 25th and 26th", "I fly home on the 20th so nothing that day": days of the month without training. */
export function singleDaysOff(
  clauses: readonly WishClause[],
  today: Day,
): readonly { readonly quotes: readonly string[]; readonly days: readonly DayLimit[] }[] {
  return clauses.flatMap((clause, at) => {
    if (!NO_TRAINING.test(clause.said) || rangeIn(clause.said.split(" "), today) !== undefined) return [];
    const isBack = /\b(?:that|this|diesem|dem|ese|ce|quel|die) (?:day|tag|dia|jour|giorno|dag)\b/u.test(clause.said);
    const beside = isBack ? clauses.slice(Math.max(0, at - 1), at) : [];
    const end = clauses.findIndex(
      ({ said, link }, index) =>
        index > at && !(link === "and" && (/^(?:the |am |on )?\d{1,2}(?:st|nd|rd|th)?(?: \w+)?$/u.test(said) || isFeast(said, today))),
    );
    const all = [...beside, clause, ...clauses.slice(at + 1, end < 0 ? clauses.length : end)];
    const dates = datesIn(
      all.map(({ said }) => ({ words: said.split(" ") })),
      today,
    );
    if (dates.length === 0 || all.some(({ quote }) => weekdaysIn(quote).length > 0)) return [];
    const quotes = all.map(({ quote }) => quote);
    const limit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], isOff: true as const };
    return [{ quotes, days: dates.map((date): DayLimit => ({ ...limit, ...date })) }];
  });
}

/** "… und Silvester" */
function isFeast(said: string, today: Day): boolean {
  return said.split(" ").length <= MOST_OF_A_FEAST && !/\d/u.test(said) && datesIn([{ words: said.split(" ") }], today).length > 0;
}

const MOST_OF_A_FEAST = 4;

/** What dates leave open, and the clauses that say so. */
interface Window {
  readonly quotes: readonly string[];
  readonly limits: readonly DayLimit[];
  readonly isWhole: boolean;
}

/** "So don't plan anything that week" */
const THAT_TIME =
  /\b(?:that|those|this) (?:weeks?|days|time|fortnight)\b|\bthen\b|\b(?:diese[nrm]?|der|den) (?:woche\w*|tagen?|zeit)\b|\b(?:esa|esos|esas) (?:semanas?|dias|fechas)\b|\b(?:cette|ces) (?:semaines?|jours|periode)\b|\b(?:quella|quei|quelle) (?:settiman[ae]|giorni)\b|\b(?:essa|esses|essas) (?:semanas?|dias)\b|\b(?:die|deze) (?:week|weken|dagen)\b/u;

/** "Christmas week 24-26 off": of December. */
function withMonth(said: string): readonly string[] {
  const words = said.split(" ");
  return FESTIVE.test(said) && !words.some((word) => getMonth(word) >= 0)
    ? words.flatMap((word) => (/^\d{1,2}-\d{1,2}$/u.test(word) ? [word, "december"] : [word]))
    : words;
}

const FESTIVE = /\b(?:christmas|xmas|weihnacht\w*|navidad\w*|noel|natale|natal|kerst\w*)\b/u;

/** Dates on which there is no gym, or no training at all. */
export function getWindow(clauses: readonly WishClause[], next: readonly WishClause[], today: Day): Window | undefined {
  const rangeOf = ({ said }: WishClause): DateRange | undefined =>
    rangeIn(withMonth(said), today) ?? (POOL_CLOSED.test(said) && !DENIED_WORDS.test(said) ? monthIn(said.split(" "), today) : undefined);
  const dated = clauses.find((clause) => rangeOf(clause) !== undefined);
  const range = dated === undefined ? undefined : rangeOf(dated);
  if (dated === undefined || range === undefined || range.until < today) return undefined;
  const [first] = next;
  const refersBack = first !== undefined && THAT_TIME.test(first.said) && NO_TRAINING.test(first.said);
  const goesOn = refersBack
    ? [first]
    : next.length > 0 &&
        next.every(
          ({ said }) =>
            (NO_GYM.test(said) || NO_TRAINING.test(said) || BACK_TO_NORMAL.test(said)) &&
            datesIn([{ words: said.split(" ") }], today).length === 0,
        )
      ? next
      : [];
  const whole = [...clauses, ...goesOn];
  const said = whole.map((clause) => clause.said).join(" , ");
  // What there is instead is read with the equipment, for the same days.
  if (HOTEL_KIT.test(said) || clauses.some(tellsKit)) return undefined;
  const more = clauses.flatMap((clause) => (clause === dated ? [] : (rangeOf(clause) ?? bareRange(clause.said, range) ?? [])));
  // "Away without a bike" trains what needs none.
  const isWithoutBike = AWAY.test(said) && NO_BIKE.test(said) && !NO_TRAINING.test(said);
  const isGym = isWithoutBike || NO_GYM.test(said) || (AWAY.test(said) && STILL_RUNS.test(said));
  const isOff = !isGym && (NO_TRAINING.test(said) || AWAY.test(said));
  const isPool = POOL_CLOSED.test(said);
  if (!isGym && !isOff && !isPool) return undefined;
  const quotes = whole
    .filter(
      (clause) =>
        clause === dated ||
        (rangeOf(clause) ?? bareRange(clause.said, range)) !== undefined ||
        NO_GYM.test(clause.said) ||
        NO_TRAINING.test(clause.said) ||
        AWAY.test(clause.said) ||
        BACK_TO_NORMAL.test(clause.said) ||
        (isGym && STILL_RUNS.test(clause.said)) ||
        POOL_CLOSED.test(clause.said),
    )
    .map(({ quote }) => quote);
  const isWhole = quotes.length === clauses.length;
  const kind = isGym ? { only: [] } : isOff ? { isOff: true as const } : { closed: ["swim" as const] };
  const limits = [range, ...more].map((one): DayLimit => ({
    phrase: quotes.join(", "),
    weekdays: EVERY_DAY,
    closed: [],
    without: [],
    ...one,
    ...kind,
  }));
  return { quotes, limits, isWhole };
}
