import { NOTHING_HARD_WORDS } from "../../athlete/stated/stated-shifts.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";
import { getMonth } from "../../health/time.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { describeDayLimit } from "../availability.ts";
import { kitIn } from "../kit/kit-words.ts";
import { lengthIn } from "../week-map/lengths.ts";
import type { WeekWish } from "../week-wish.ts";
import { type Ceiling, ceilingIn, toLimits } from "./ceiling.ts";
import type { DateRange } from "./date-range.ts";
import { spanIn } from "./worded-span.ts";

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
const MOST_MINUTES =
  /\b(?:max\w*|at most|tops|no more than|not more than|no longer than|up to|over|longer than|more than|above|hochstens|langer als|uber|mas de|como mucho|plus de|au plus|piu di|al massimo|mais de|no maximo|langer dan|meer dan|hooguit)\b/u;
const SHORTEST = 20;
/** The other days are meant. */
const OTHERWISE = /\b(?:otherwise|else|sonst|ansonsten|si no|sino|por lo demas|sinon|altrimenti|senao|anders)\b/u;

/** It is told of what was, or only under a condition. */
const NOT_AHEAD =
  /\b(?:did|was|were|had|ran|managed|trained|if|unless|war|hatte|habe ich|wenn|falls|hice|pude|si|fait|pu|fatto|potuto|se|fiz|heb|als)\b/u;
const LONGEST = 42;

/**
 * What some dates have at most, from one sentence: a span and how often, how long or what alone there is in it, else "nothing hard" or a longest
 * session beside its dates.
 */
export function readDatedCeilings(sentence: readonly Clause[], today: Day, isWish: boolean): readonly WeekWish[] {
  const span = ofSpan(sentence, today);
  // Beside a complaint or a cold a date belongs to that.
  return span.length > 0 || !isWish || sentence.some(({ english }) => namesRegion(english)) ? span : ofClauses(sentence, today);
}

/**
 * A span with a ceiling in one sentence, in any of its clauses: "exams 14-18 dec so only 2 short sessions that week", "the family is here 23 to
 * 28 December, so twenty minutes here and there at most", "27.12. bis 2.1. sind wir in Tirol, da komme ich höchstens zum Langlaufen". The span
 * holds for the clauses behind it.
 */
function ofSpan(sentence: readonly Clause[], today: Day): readonly WeekWish[] {
  const all = sentence.map(({ words }) => words.join(" "));
  if (sentence.some(({ english, quote }) => namesRegion(english) || kitIn(quote).items.length > 0)) return [];
  const at = all.findIndex((said) => spanIn(said, today) !== undefined);
  const range = spanIn(all[at] ?? "", today);
  if (range === undefined || daysBetween(range.from, range.until) > LONGEST || all.some((said) => NOT_AHEAD.test(said))) return [];
  const found = sentence.map((_, index) =>
    index < at ? undefined : (ceilingIn(sentence.slice(index, index + 1)) ?? ofTwo(sentence, index)),
  );
  const last = found.findLastIndex((one) => one !== undefined);
  const ceiling = found.reduce<Ceiling>((sum, one) => ({ ...sum, ...one }), {});
  const isPlain = ceiling.minutes === undefined && ceiling.activity === undefined;
  // A bare count has a reader of its own, and so have other dates.
  if (last < 0 || isPlain || all.some((said, index) => index !== at && isOtherSpan(said, range, today))) return [];
  // "Twenty minutes here and there": an "and" within it splits the clause.
  const end = ceilingIn(sentence.slice(last, last + 1)) === undefined ? last + 1 : last;
  const quotes = sentence.slice(opensAt(sentence, at), end + 1).map(({ quote }) => quote);
  const days = toLimits(quotes.join(", "), range, ceiling);
  const { activity } = ceiling;
  const kept = activity === undefined ? "" : `: ${activity.label} at most, easily and as you like`;
  return [{ quotes, days, effect: `${days.map(describeDayLimit).join(" and ")}${kept}` }];
}

/** Bare dates belong to what stands before them: "in the week after Christmas (27.12. to 2.1.)". */
function opensAt(sentence: readonly Clause[], at: number): number {
  return at > 0 && (sentence[at]?.words ?? []).every((word) => !/\p{L}{5}/u.test(word)) ? at - 1 : at;
}

function isOtherSpan(said: string, range: DateRange, today: Day): boolean {
  const other = spanIn(said, today);
  return other !== undefined && other.from !== range.from;
}

function ofTwo(sentence: readonly Clause[], index: number): Ceiling | undefined {
  return sentence[index + 1]?.isJoined === true ? ceilingIn(sentence.slice(index, index + 2)) : undefined;
}

/** "Nothing hard in the week of 14 December", "from the middle of January sessions over 75 minutes won't happen": on those dates alone. */
function ofClauses(sentence: readonly Clause[], today: Day): readonly WeekWish[] {
  return sentence.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const minutes = SESSIONS.test(said) && MOST_MINUTES.test(said) ? lengthIn(said).minutes : undefined;
    const isEasy = NOTHING_HARD_WORDS.test(said);
    if (clause.isOther || OTHERWISE.test(said) || (!isEasy && (minutes === undefined || minutes < SHORTEST))) return [];
    const before = sentence[at - 1];
    const own = rangeOf(said, today);
    const range = own ?? (before === undefined ? undefined : rangeOf(before.words.join(" "), today));
    if (range === undefined) return [];
    // The clause before tells why, with the same dates.
    const isReason = before !== undefined && rangeOf(before.words.join(" "), today)?.from === range.from;
    const quotes = [...(isReason ? [before.quote] : []), clause.quote];
    const days = toLimits(quotes.join(", "), range, isEasy || minutes === undefined ? { isEasy: true } : { minutes, isMost: true });
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
