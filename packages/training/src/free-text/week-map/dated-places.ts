import { addDays, type Day, daysBetween, getMonday, getWeekday, nextDayOfMonth, EVERY_DAY } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";
import { formatList } from "../../model/words.ts";
import { CLOSED_WORDS } from "../../statements/schedule-words.ts";
import { NO_GYM, POOL_CLOSED } from "../../statements/wishes/wish-statement.ts";
import { describeDayLimit } from "../availability.ts";
import { type DateRange, rangeIn } from "../dates/date-range.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { spanIn } from "../dates/worded-span.ts";
import type { DayLimit } from "../day-limit.ts";
import { equipmentName, kitIn } from "../kit/kit-words.ts";
import type { WeekWish } from "../week-wish.ts";
import { lengthIn } from "./lengths.ts";
import { AWAY, GYM, HOME } from "./place-words.ts";
import { itemsIn } from "./places.ts";
import { IS_AWAY, REFUSES_TRAINING } from "./refusal-words.ts";

const POOL = /\b(?:pools?|schwimmbad|hallenbad|freibad|piscin[ae]s?|zwembad|bad)\b/u;
/** "It's shut": what was named before. */
const IT =
  /^(?:and |und |y |et |e |en |but |aber )?(?:it|its|they|theyre|es|das|die|der|er|sie|ist|esta|elle|il|c est|ca|e|chiude|chiudono|fecha|cierra|het|hij)\b/u;
const SHUTS = new RegExp(
  String.raw`${CLOSED_WORDS.source}|\b(?:shuts?|shut|closes?|schliesst|macht (?:\w+ )?zu|cierran?|ferme(?:nt)?|chiud(?:e|ono)|fecham?|sluit(?:en)?)\b`,
  "u",
);
const FROM =
  /\b(?:from|as of|starting(?: on)?|after|ab|vom|ab dem|a partir del?|a partir du|desde(?: el)?|des le|du|dal|a partire dal|da|vanaf)(?: (?:the|den|dem|el|le|il|de|dia|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*))* (?=\d)/u;
const RELATIVES =
  /\b(?:(?:at|with) (?:my|the|our) (?:mum|mom|dad|parents?|in ?laws|folks|sister|brother|family)\w*|bei (?:den|meinen|meiner|meinem|unseren) \w+|(?:en )?casa de mis? \w+|chez (?:mes|ma|mon|nos) \w+|(?:dai|da) (?:miei|mia|mio|suoceri) ?\w*|em casa d[oa]s? meus? \w+|bij (?:mijn|onze|de) \w+)\b/u;
/** What is there then, behind the dates. */
const THEN =
  /\b(?:then|there|so|only|just|dann|dort|da|nur|ahi|alli|entonces|solo|la|alors|seulement|li|allora|soltanto|entao|apenas|dan|daar|alleen)\b/u;
const TIMES =
  /\b(?<times>[1-5]|one|two|three|four|eine?|zwei|drei|vier|una?|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|duas|quatro|twee|drie) (?:x |times |mal |veces |fois |volte |vezes |keer )?(?:\w+ )?(?:sessions?|workouts?|einheiten|trainings?|sesiones|entrenos?|seances?|allenamenti|sedute|treinos?|trainingen)\b/u;
const VALUES: { readonly [word in string]?: number } = Object.fromEntries(
  [
    "one ein eine un una",
    "two zwei dos deux due duas twee",
    "three drei tres trois tre drie",
    "four vier cuatro quatre quattro quatro",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);
const SHORTEST_MINUTES = 15;
/** In days; no block is longer. */
const OPEN_ENDED = 364;
const MOST_BEHIND = 4;

/**
 * Stretches of dates with a place of their own: a gym named before that is shut ("it's shut 24 Dec to 2 Jan"), another place from a day on ("from
 * 14 Dec two sessions of 25 min at home with a bench"), and single dates away. Before and after everything is as usual.
 */
export function readDatedPlaces(sentences: readonly (readonly Clause[])[], today: Day): readonly WeekWish[] {
  const all = sentences.flat();
  return sentences.flatMap((sentence, at): readonly WeekWish[] => {
    const dated = sentence.findIndex((clause) => findRange(clause, today) !== undefined);
    const clause = sentence[dated];
    if (clause === undefined) return awayOn(sentence, today);
    const range = findRange(clause, today);
    if (range === undefined) return [];
    const rest = sentence.slice(dated + 1);
    const next = sentences[at + 1] ?? [];
    const goesOn = next[0] !== undefined && THEN.test(normalise(next[0].quote)) ? next : [];
    const behind = [...rest, ...goesOn].slice(0, MOST_BEHIND);
    const said = normalise(clause.quote);
    if (AGAIN.test(said)) return [];
    if (SHUTS.test(said)) return ofClosure({ clause, range, behind, subject: findSubject(clause, all) });
    // "Aboard from 4 to 15 Dec. Gym there is one bike": what is there is told in a sentence of its own.
    const tellsKit = goesOn.some(({ quote }) => kitIn(quote).items.length > 0) || (isPlace(said) && behind.some(saysNoGym));
    return isOpenEnded(clause, today) || tellsKit ? ofStay(clause, range, behind) : [];
  });
}

/** "At my parents' from 24 to 27 December": another place than the usual one. */
function isPlace(said: string): boolean {
  return RELATIVES.test(said) || AWAY.test(said);
}

function saysNoGym({ quote }: Clause): boolean {
  return NO_GYM.test(normalise(quote));
}

/** What is there again ends something, and begins no stay. */
const AGAIN = /\b(?:again|back|wieder|zuruck|otra vez|de vuelta|de nouveau|de retour|di nuovo|de novo|de volta|weer|terug)\b/u;

/** The place that is shut: of this clause, or where it is only "it", the nearest before. */
function findSubject(clause: Clause, all: readonly Clause[]): "gym" | "pool" | undefined {
  const said = normalise(clause.quote);
  const own = placeIn(said);
  if (own !== undefined || !IT.test(said)) return own;
  return all
    .slice(0, all.indexOf(clause))
    .map(({ quote }) => placeIn(normalise(quote)))
    .findLast((place) => place !== undefined);
}

function placeIn(said: string): "gym" | "pool" | undefined {
  if (POOL.test(said)) return "pool";
  return GYM.test(said) ? "gym" : undefined;
}

interface Closure {
  readonly clause: Clause;
  readonly range: DateRange;
  readonly behind: readonly Clause[];
  readonly subject: "gym" | "pool" | undefined;
}

function ofClosure({ clause, range, behind, subject }: Closure): readonly WeekWish[] {
  if (subject === undefined) return [];
  const kit = subject === "pool" ? [] : behind.filter(({ quote }) => kitIn(quote).items.length > 0);
  const beside = behind.filter((one) => kit.includes(one) || (subject === "gym" && RELATIVES.test(normalise(one.quote))));
  // Named and closed in one clause, with its dates in full: that has a reader of its own, which knows what is there instead.
  const said = normalise(clause.quote);
  const isPlain = placeIn(said) !== undefined && (NO_GYM.test(said) || POOL_CLOSED.test(said));
  if (isPlain && !OVER_CHRISTMAS.test(said) && !BARE_DATES.test(said)) return [];
  const quotes = [clause, ...beside].map(({ quote }) => quote);
  const limit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], ...range };
  const days: readonly DayLimit[] =
    subject === "pool" ? [{ ...limit, closed: ["swim"] }] : [{ ...limit, only: kit.flatMap((one) => itemsIn(one).map(equipmentName)) }];
  return [{ quotes, days, effect: formatList(days.map(describeDayLimit)) }];
}

/** "From 14 Dec two sessions a week of 25 min at home with bench and dumbbells" */
function ofStay(clause: Clause, range: DateRange, behind: readonly Clause[]): readonly WeekWish[] {
  const end = behind.findIndex(({ quote }) => weekdaysIn(quote).length > 0);
  const told = [clause, ...behind.slice(0, end < 0 ? undefined : end)];
  const whole = told.map(({ quote }) => normalise(quote)).join(" , ");
  const only = [...new Set(told.flatMap((one) => itemsIn(one).map(equipmentName)))];
  if (
    (only.length === 0 && !behind.some(saysNoGym)) ||
    !(HOME.test(whole) || AWAY.test(whole) || RELATIVES.test(whole) || THEN.test(whole))
  )
    return [];
  const quotes = told
    .filter(
      (one) =>
        one === clause ||
        kitIn(one.quote).items.length > 0 ||
        saysNoGym(one) ||
        CAN_THERE.test(normalise(one.quote)) ||
        IS_BESIDE.test(normalise(one.quote)),
    )
    .map(({ quote }) => quote);
  const limit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], ...range };
  const { minutes } = lengthIn(whole);
  const times = TIMES.exec(whole)?.groups?.["times"];
  const mostDays = times === undefined ? undefined : (VALUES[times] ?? Number(times));
  const days: readonly DayLimit[] = [
    { ...limit, only },
    ...(minutes === undefined || minutes < SHORTEST_MINUTES ? [] : [{ ...limit, minutes }]),
    ...(mostDays === undefined ? [] : [{ ...limit, mostDays }]),
  ];
  return [{ quotes, days, effect: formatList(days.map(describeDayLimit)) }];
}

/** "I can run there", "laufen kann ich dort": what the place leaves. */
const CAN_THERE =
  /^(?:(?:and|but|und|aber|y|pero|et|mais|e|ma|mas|en|maar) )*(?:i|we|you|ich|wir|puedo|podemos|je|on|posso|possiamo|podemos|ik|we|laufen|correr|courir|correre|lopen)\b(?: \w+){0,4}? (?:there|dort|da|alli|ahi|la bas|la|li|daar)$/u;
const IS_BESIDE =
  /^(?:and |und |y |et |e |en )?(?:not more|no more|nicht mehr|mehr nicht|no mas|pas plus|non di piu|nao mais|niet meer|shoes?|laufschuhe)\b/u;

/** "Sabato 19 dicembre sono via", "Samstag, den 12.12., bin ich auf einer Hochzeit": that date. */
function awayOn(sentence: readonly Clause[], today: Day): readonly WeekWish[] {
  for (const [at, clause] of sentence.entries()) {
    const before = sentence[at - 1];
    const isSplit =
      before !== undefined && normalise(before.quote).split(" ").length <= MOST_OF_A_DAY && weekdaysIn(`${before.quote} und`).length === 1;
    const quote = isSplit ? `${before.quote} ${clause.quote}` : clause.quote;
    const date = dateIn(quote, today);
    if (date === undefined) continue;
    const next = sentence[at + 1];
    const told = [...(isSplit ? [before] : []), clause];
    const own = normalise(quote);
    const isTold = IS_AWAY.test(own) || REFUSES_TRAINING.test(own);
    const behind = !isTold && next !== undefined ? normalise(next.quote) : "";
    if (!isTold && !IS_AWAY.test(behind) && !REFUSES_TRAINING.test(behind)) continue;
    const quotes = [...told, ...(isTold || next === undefined ? [] : [next])].map((one) => one.quote);
    const limit: DayLimit = {
      phrase: quotes.join(", "),
      weekdays: EVERY_DAY,
      closed: [],
      without: [],
      isOff: true,
      from: date,
      until: date,
    };
    return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
  }
  return [];
}

const MOST_OF_A_DAY = 2;

/** A weekday with its date, where the two agree. */
function dateIn(quote: string, today: Day): Day | undefined {
  const [weekday, ...others] = weekdaysIn(`${quote} und`);
  if (weekday === undefined || others.length > 0) return undefined;
  const words = normalise(quote.replace(/(?<=\d)\.(?=\s|$|,)/gu, " ")).split(" ");
  const dates = words.flatMap((word, at) =>
    /^\d{1,2}(?:[./]\d{1,2})?(?:st|nd|rd|th)?$/u.test(word) ? [dayAtStart(words.slice(at, at + 3), today)] : [],
  );
  return dates.find(
    (date) => date !== undefined && getWeekday(date) === weekday && date >= today && daysBetween(today, date) <= OPEN_ENDED,
  );
}

function findRange({ quote, words }: Clause, today: Day): DateRange | undefined {
  const said = words.join(" ");
  return (
    rangeIn(words, today) ?? bareDates(said, today) ?? fromOn(normalise(quote), today) ?? overChristmas(said, today) ?? spanIn(said, today)
  );
}

/** "La piscina cierra del 24 al 6": the next days of those numbers. */
function bareDates(said: string, today: Day): DateRange | undefined {
  const { first, last } = SHUTS.test(said) ? (BARE_DATES.exec(said)?.groups ?? {}) : {};
  if (first === undefined || last === undefined) return undefined;
  const from = nextDayOfMonth(Number(first), today);
  const until = from === undefined ? undefined : nextDayOfMonth(Number(last), from);
  return from === undefined || until === undefined ? undefined : { from, until };
}

const BARE_DATES =
  /\b(?:del?|vom|du|dal|from|van|the) (?<first>[1-9]|[12]\d|3[01])(?:th|st|nd|rd|er)? (?:al?|bis(?: zum)?|au|to|till?|until|tot|ate) (?:the |den |o |il |el |le )?(?<last>[1-9]|[12]\d|3[01])(?:th|st|nd|rd|er)?$/u;

/** "Two weeks over Christmas": that of Christmas and those behind it. */
function overChristmas(said: string, today: Day): DateRange | undefined {
  const count = OVER_CHRISTMAS.exec(said)?.groups?.["count"];
  if (count === undefined) return undefined;
  const from = getMonday(`${today.slice(0, 4)}-12-25`);
  return { from, until: addDays(from, 7 * (VALUES[count] ?? Number(count)) - 1) };
}

const OVER_CHRISTMAS =
  /\b(?<count>[123]|two|three|zwei|drei|dos|tres|deux|trois|due|tre|duas|twee|drie) (?:weeks?|wochen|semanas|semaines|settimane|weken) (?:over|around|at|during|uber|an|um|en|por|a|pendant|autour de|durante|no|rond|met) (?:the )?(?:christmas|xmas|weihnachten|navidad|noel|natale|natal|kerst(?:mis)?)\b/u;

function isOpenEnded({ quote, words }: Clause, today: Day): boolean {
  return rangeIn(words, today) === undefined && fromOn(normalise(quote), today) !== undefined;
}

/** "From 14 Dec": as long as any block. */
function fromOn(said: string, today: Day): DateRange | undefined {
  const found = FROM.exec(said);
  if (found === null) return undefined;
  const from = dayAtStart(said.slice(found.index + found[0].length).split(" "), today);
  return from === undefined || from < today || daysBetween(today, from) > OPEN_ENDED
    ? undefined
    : { from, until: addDays(from, OPEN_ENDED) };
}
