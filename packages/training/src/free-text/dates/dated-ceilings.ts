import { addDays, type Day, daysBetween, EVERY_DAY } from "../../calendar/day.ts";
import { NOTHING_HARD_WORDS } from "../../athlete/stated/stated-shifts.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";
import { getMonth } from "../../health/time.ts";
import { describeDayLimit } from "../availability.ts";
import { lengthIn } from "../week-map/lengths.ts";
import type { DateRange } from "./date-range.ts";
import { spanIn } from "./worded-span.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const FROM =
  /\b(?:from|as of|starting|ab|a partir del?|a partir du|desde|des|da|dal|dalla|a partire da|vanaf) (?:(?:the|den|dem|el|la|le|il|de|het|about|around|etwa|ca) )*/u;
/** Days of a month that its parts begin on. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:middle|mid|mitte|mediados|mitad|mi|milieu|meta|meados|half|midden) (?:of |de |di )?/u, "15"],
  [/^(?:end|late|ende|finales?|fin|fine|fim|eind) (?:of |de |di )?/u, "25"],
  [/^(?:beginning|start|early|anfang|principios|debut|inizio|inicio|begin) (?:of |de |di )?/u, "1"],
  [/^/u, "1"],
];
/** In days; no block is longer. */
const OPEN_ENDED = 364;
const SESSIONS =
  /\b(?:sessions?|workouts?|training|einheit(?:en)?|sesion(?:es)?|entrenamientos?|seances?|allenament[oi]|sedut[ae]|treinos?|trainingen)\b/u;
const AT_MOST =
  /\b(?:max\w*|at most|tops|no more than|not more than|no longer than|up to|over|longer than|more than|above|hochstens|langer als|uber|mas de|como mucho|plus de|au plus|piu di|al massimo|mais de|no maximo|langer dan|meer dan|hooguit)\b/u;
const SHORTEST = 20;
/** The other days are meant. */
const OTHERWISE = /\b(?:otherwise|else|sonst|ansonsten|si no|sino|por lo demas|sinon|altrimenti|senao|anders)\b/u;

/**
 * A ceiling with dates: "nothing hard in the week of 14 December", "from the middle of January sessions over 75 minutes won't happen". It holds on those
 * dates alone.
 */
export function datedCeilings({ clauses, today, isWish }: WeekSentence): readonly WeekWish[] {
  // Beside a complaint or a cold a date belongs to that.
  if (!isWish) return [];
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const minutes = SESSIONS.test(said) && AT_MOST.test(said) ? lengthIn(said).minutes : undefined;
    const isEasy = NOTHING_HARD_WORDS.test(said);
    if (OTHERWISE.test(said) || (!isEasy && (minutes === undefined || minutes < SHORTEST))) return [];
    const before = clauses[at - 1];
    const own = rangeOf(said, today);
    const range = own ?? (before === undefined ? undefined : rangeOf(before.words.join(" "), today));
    if (range === undefined) return [];
    // The clause before tells why, with the same dates.
    const isReason = before !== undefined && rangeOf(before.words.join(" "), today)?.from === range.from;
    const quotes = [...(isReason ? [before.quote] : []), clause.quote];
    const limit: DayLimit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], ...range };
    const days: readonly DayLimit[] =
      isEasy || minutes === undefined ? [{ ...limit, isEasy: true }] : [{ ...limit, minutes, isCeiling: true }];
    return [{ quotes, days, effect: days.map(describeDayLimit).join(" and ") }];
  });
}

function rangeOf(said: string, today: Day): DateRange | undefined {
  return spanIn(said, today) ?? openFrom(said, today);
}

/** "From the middle of January": as long as any block. */
function openFrom(said: string, today: Day): DateRange | undefined {
  const found = FROM.exec(said);
  if (found === null) return undefined;
  const tail = said.slice(found.index + found[0].length);
  const [part, day] = PARTS.find(([one]) => one.test(tail)) ?? [];
  const words = part === undefined ? [] : tail.replace(part, "").split(" ");
  const from =
    getMonth(words[0]) >= 0 && !/^\d/u.test(words[1] ?? "") ? dayAtStart([day ?? "1", words[0] ?? ""], today) : dayAtStart(words, today);
  if (from === undefined || from < today || daysBetween(today, from) > OPEN_ENDED) return undefined;
  return { from, until: addDays(from, OPEN_ENDED) };
}
