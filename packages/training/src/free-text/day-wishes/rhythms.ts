import { addDays, type Day, daysBetween, getMonday, shortDay, type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { deloadRhythm } from "../../health/stated-limits/deload-rhythm.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";
import { normalise } from "../../health/normalise.ts";
import { formatList } from "../../model/words.ts";
import { readSchedule } from "../../statements/wishes/wish-schedule.ts";
import { describeDayLimit } from "../availability.ts";
import type { DayLimit } from "../day-limit.ts";
import { getWords } from "../../health/stated-limits/limit-movements.ts";
import { activitiesIn, type Activity } from "../../injuries/activities.ts";
import { getMonth } from "../../health/time.ts";
import { IS_AT_WORK } from "../week-map/refusal-words.ts";
import { daysCountedIn } from "./counted-days.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

/** What comes again every second, third or fourth week. */
const EVERY = String.raw`(?:(?:every|each) (?<en>other|second|third|fourth|2nd|3rd|4th|two|three|four|2|3|4)|alternat(?:e|ing)|(?:jede[nrsm]?|alle) (?<de>zweite[nrsm]?|dritte[nrsm]?|vierte[nrsm]?|zwei|drei|vier|2|3|4)|cada (?<es>dos|tres|cuatro|segundo|segunda|2|3|4)|tous les (?<fr>deux|trois|quatre|2|3|4)|ogni (?<it>due|tre|quattro|secondo|2|3|4)|a cada (?<pt>dois|duas|tres|quatro|2|3|4)|(?:elk|elke|om) (?:de |het )?(?<nl>andere?|tweede|derde|vierde|twee|drie|vier|2|3|4))`;
const UNIT = String.raw`(?:weekends?|week ends?|wochenenden?|w ?es?|fin(?:es)? de semana|findes?|fine settimana|fi(?:m|ns) de semana|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\p{L}+tage?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic[ah]e?|\p{L}+dag(?:en)?|weeks?|wks?|wochen?|semanas?|semaines?|settiman[ae]|weken)`;
const NTH = new RegExp(String.raw`\b${EVERY} (?<unit>${UNIT})(?!\p{L})`, "u");
const ONE_OF_TWO = new RegExp(
  String.raw`\b(?:une? (?<fr>${UNIT}) sur (?<frn>deux|trois|quatre|2|3|4)|un[oa]? (?<es>${UNIT}) (?:si (?:y )?(?:un[oa]? |otr[oa] )?(?:${UNIT} )?(?:otr[oa] )?no|de cada (?<esn>dos|tres|cuatro|2|3|4))|(?<alt>${UNIT}) alternos|un[oa]? (?<it>${UNIT}) (?:si e un[oa]? no|su (?<itn>due|tre|quattro|2|3|4))|a (?<italt>${UNIT}) alterni|om (?:het|de) (?<om>${UNIT})|(?:um |uma )?(?<pt>${UNIT}) sim (?:e )?(?:${UNIT} |outr[oa] )?nao)(?!\p{L})`,
  "u",
);
/** Weeks by their number in the year, as parents and shifts count them. */
const PARITY =
  /\b(?:(?:(?:in )?(?:geraden?|(?<deOdd>ungeraden?)) (?:kalender)?wochen?|(?:kw|wochen?) (?:gerade|(?<deOdd2>ungerade)))|(?:even|(?<enOdd>odd)) weeks?|semanas? (?:pares|par|(?<esOdd>impar(?:es)?))|semaines? (?:paires?|(?<frOdd>impaires?))|settiman[ae] (?:pari|(?<itOdd>dispari))|(?:even|(?<nlOdd>oneven)) weken)\b/u;

const THREE = /^(?:third|3rd|three|3|dritte\w*|drei|tres|trois|tre|derde|drie)$/u;
const FOUR = /^(?:fourth|4th|four|4|vierte\w*|vier|cuatro|quatre|quattro|quatro|vierde)$/u;
/** Most clauses tell of no rhythm, and end here. */
const MAY_COME_AGAIN =
  /every|each|altern|jede|alle |cada|tous les|ogni|elke?|(?<!\p{L})om |sur (?:deux|trois|quatre|\d)|s[iíì]|sim|gerade|even|odd|pair|par|su (?:due|tre)/iu;
const WEEKEND = /week ?end|^w ?es?$|wochenende|fin(?:es)? de semana|finde|fine settimana|fi(?:m|ns) de semana/u;

const OFF =
  /\b(?:off|no (?:training|time|gym|sport)|nothing|cant (?:train|do)|cannot train|not possible|impossible|kein\w* (?:training|zeit|sport)|nichts?|frei|geht nicht|nada|no puedo|sin entreno|imposible|rien|pas (?:de|d) (?:sport|entrainement|seance)|je (?:ne )?peux pas|niente|non posso|nao posso|nao da|niets?|geen tijd|kan niet|vrij|travel\w*|away|unterwegs|verreist|viajo|de viaje|en deplacement|in viaggio|op reis|in trasferta)\b/u;

/** Twice as long as any block: the next one reads the text anew. */
const WEEKS_AHEAD = 26;

interface Rhythm {
  readonly clause: Clause;
  /** The weeks from one to the next. */
  readonly every: number;
  /** The days that it names; all of them for a week. */
  readonly days: readonly Weekday[];
  /** Only weeks with such a number in the year. */
  readonly parity?: "even" | "odd";
  /** A day of one of those weeks, where the athlete tells it. */
  readonly start?: Day;
}

/**
 * "Every second weekend I have the kids, then an hour on Saturday and nothing on Sunday": the limits of the sentence hold in those weeks and no others.
 * A rhythm with nothing behind it that the plan could follow stays unread, and is shown back.
 */
export function rhythms({ clauses, today }: WeekSentence): readonly WeekWish[] {
  const found = clauses.flatMap((clause, at) => {
    const rhythm = rhythmIn(clause) ?? rhythmOfTwo(clause, clauses[at + 1]);
    return rhythm === undefined ? [] : [withStart(withDaysBehind(rhythm, clauses.slice(at + 1)), clauses.slice(at), today)];
  });
  return found.flatMap((rhythm, at): readonly WeekWish[] => {
    const from = clauses.indexOf(rhythm.clause);
    const next = found[at + 1];
    const tail = clauses.slice(from + 1, next === undefined ? undefined : clauses.indexOf(next.clause));
    // What is said of another day is no matter of the rhythm.
    const other = tail.findIndex((one) => getDays(one).some((day) => !rhythm.days.includes(day)));
    const behind = tail.slice(0, other < 0 ? undefined : other);
    const limits = limitsIn(rhythm, behind, today);
    if (limits === undefined) return [shownBack(rhythm, behind)];
    const phrase = [rhythm.clause, ...limits.used].map(({ quote }) => quote).join(", ");
    const mondays = getWeeks(rhythm, today);
    const effect = getEffect(rhythm, limits.days, mondays);
    const days = mondays.flatMap((monday) => limits.days.flatMap((limit) => datedIn(monday, { ...limit, phrase, rhythm: effect })));
    if (days.length === 0) return [];
    return [{ quotes: [rhythm.clause, ...limits.used].map(({ quote }) => quote), days, effect }];
  });
}

function rhythmIn(clause: Clause): Rhythm | undefined {
  if (clause.isOther || deloadRhythm(clause.quote) !== undefined) return undefined;
  if (!MAY_COME_AGAIN.test(clause.quote)) return undefined;
  const said = normalise(clause.quote);
  const parity = PARITY.exec(said);
  if (parity !== null) {
    const isOdd = Object.values(parity.groups ?? {}).some((group) => group !== undefined);
    return { clause, every: 1, days: EVERY_DAY, parity: isOdd ? "odd" : "even" };
  }
  const groups = (NTH.exec(said) ?? ONE_OF_TWO.exec(said))?.groups;
  if (groups === undefined) return undefined;
  const all = Object.values(groups).filter((group) => group !== undefined);
  const every = all.some((word) => THREE.test(word)) ? 3 : all.some((word) => FOUR.test(word)) ? 4 : 2;
  const unit = all.findLast((word) => !/^\d$/u.test(word)) ?? "";
  const named = getDays(clause);
  const days = WEEKEND.test(unit) ? ([6, 7] as const) : named.length > 0 ? named : EVERY_DAY;
  return { clause, every, days };
}

/** Whether a clause is about some weeks only: "every other Saturday". */
export function hasRhythm(quote: string): boolean {
  if (!MAY_COME_AGAIN.test(quote)) return false;
  const said = normalise(quote);
  return PARITY.test(said) || NTH.test(said) || ONE_OF_TWO.test(said);
}

/** What the plan cannot follow in some weeks alone it follows in none: "every other Wednesday …, could run then". */
function shownBack({ clause }: Rhythm, behind: readonly Clause[]): WeekWish {
  const quotes = [clause, ...behind].map(({ quote }) => quote);
  return { quotes, days: [], effect: "the plan cannot repeat something every few weeks; move that session in the weeks you mean" };
}

/** "Semana sim, semana não viajo segunda e terça": the comma stands within the rhythm. */
function rhythmOfTwo(clause: Clause, next: Clause | undefined): Rhythm | undefined {
  if (next === undefined || !/(?:sim|s[iíì])\s*$/iu.test(clause.quote)) return undefined;
  const whole = rhythmIn({ ...clause, quote: `${clause.quote} ${next.quote}` });
  return whole === undefined ? undefined : { ...whole, clause };
}

/** "… Mondays and Tuesdays": the bare days that go on from the one that is named. */
function withDaysBehind(rhythm: Rhythm, behind: readonly Clause[]): Rhythm {
  if (rhythm.days.length === EVERY_DAY.length) return rhythm;
  const bare = (clause: Clause): boolean => clause.isJoined && clause.words.length <= 2 && getDays(clause).length > 0;
  const first = behind.findIndex(bare);
  const more = first < 0 || first > 1 ? [] : behind.slice(first).filter(bare).flatMap(getDays);
  return { ...rhythm, days: [...new Set([...rhythm.days, ...more])].toSorted((a, b) => a - b) };
}

/** "Every third week is nights (starting w/c 7 Dec)" */
function withStart(rhythm: Rhythm, clauses: readonly Clause[], today: Day): Rhythm {
  const [first] = clauses.slice(1).filter(isDates);
  const own =
    first === undefined
      ? undefined
      : dayAtStart(
          normalise(withoutDots(first.quote))
            .split(" ")
            .filter((word) => /\d/u.test(word) || getMonth(word) >= 0),
          today,
        );
  if (own !== undefined) return { ...rhythm, start: own };
  const told = clauses.slice(0, 2).map(({ words }) => STARTS.exec(words.join(" "))?.groups?.["date"]);
  const start = told.map((date) => (date === undefined ? undefined : dayAtStart(date.split(" "), today))).find((day) => day !== undefined);
  return start === undefined ? rhythm : { ...rhythm, start };
}

const STARTS =
  /\b(?:start\w*|beginn\w*|from|first (?:one|week)?|next (?:one|is)|as of|ab|erstmals|nachste\w*|empezando|empieza|a partir|desde|la proxima|commen[cç]\w*|depuis|des|a partire|inizia\w*|dal|comecando|vanaf|te beginnen)(?: (?:on|in|with|is|w ?c|week|the|of|commencing|am|ab|dem|den|der|mit|woche|vom|el|de|del|dia|semana|la|le|du|semaine|il|settimana|o|do|op|van|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|montag|lunes|lundi|lunedi|maandag))* (?<date>\d{1,2}(?:st|nd|rd|th)?(?:[./ ].*)?)$/u;

interface Limits {
  readonly days: readonly DayLimit[];
  readonly used: readonly Clause[];
}

/** "(7.12., 21.12.)", "starting 5 Dec", "le premier c'est le 2 décembre": which of them are meant. */
function isDates({ quote }: Clause): boolean {
  const words = normalise(withoutDots(quote)).split(" ");
  return (
    words.some((word) => /^\d{1,2}(?:[./]\d{1,2})?(?:st|nd|rd|th)?$/u.test(word)) &&
    words.every((word) => OF_DATES.test(word) || getMonth(word) >= 0)
  );
}

function withoutDots(quote: string): string {
  return quote.replace(/(?<=\d)\.(?=\s|$|,|\))/gu, " ").replace(/[()]/gu, " ");
}

const OF_DATES =
  /^(?:\d{1,2}(?:[./]\d{1,2})?(?:st|nd|rd|th)?|start\w*|from|first|next|one|is|on|the|and|then|erste\w*|nachste\w*|ist|am|den|der|dann|und|el|la|primer[ao]?|proxim[oa]|es|y|luego|de|le|premiere?|prochaine?|c|est|et|puis|il|prim[oa]|prossim[oa]|e|poi|o|primeir[oa]|eerste|volgende|is|op|en)$/u;

/** What is said of those weeks; undefined when nothing is, or anything that is no plain limit of a day. */
function limitsIn({ clause, days }: Rhythm, behind: readonly Clause[], today: Day): Limits | undefined {
  const isWeek = days.length === EVERY_DAY.length;
  // "Those weeks I'm a zombie and 3 sessions is plenty"
  const counted = behind.findLast((one) => daysCountedIn(one) !== undefined);
  const mostDays = counted === undefined ? undefined : daysCountedIn(counted);
  if (mostDays !== undefined && isWeek) {
    const closed = behind.flatMap(refusedActivities);
    const until = behind.findIndex((one) => one === counted);
    return {
      days: [
        { phrase: "", weekdays: days, closed: [], without: [], mostDays },
        ...(closed.length > 0 ? [{ phrase: "", weekdays: days, closed, without: [] }] : []),
      ],
      // What refuses something else is left to the other readers.
      used: behind.filter((one, at) => refusedActivities(one).length > 0 || (at <= until && !REFUSED.test(normalise(one.quote)))),
    };
  }
  // "… I work, so the long one has to be shorter"
  const isShorter = (one: Clause): boolean => SHORTER.test(normalise(one.quote));
  if (!isWeek && minutesIn([clause, ...behind]) === undefined && [clause, ...behind].some(isShorter)) {
    const last = behind.findLastIndex(isShorter);
    return {
      days: [{ phrase: "", weekdays: days, closed: [], without: [], minutes: SHORT_DAY }],
      used: behind.slice(0, last + 1),
    };
  }
  // "… I'm on call, starting 5 Dec, so nothing those days"
  const isTaken = (one: Clause): boolean => OFF.test(normalise(one.quote)) || IS_AT_WORK.test(normalise(one.quote));
  const dated = behind.filter(isDates);
  if (!isWeek && (dated.length > 0 || IS_AT_WORK.test(normalise(clause.quote))) && [clause, ...behind].some(isTaken)) {
    const used = behind.filter((one) => dated.includes(one) || isTaken(one));
    if (used.length === behind.length) return { days: [{ phrase: "", weekdays: days, closed: [], without: [], isOff: true }], used };
  }
  const { days: read, quotes } = readSchedule(behind.map(({ quote }) => quote).join(", "), today);
  // "…, no training then": the day of the rhythm itself is meant.
  const plain = read.filter((limit) => isPlain(limit) && (isWeek || limit.weekdays.some((day) => days.includes(day))));
  if (plain.length !== read.length) return undefined;
  const used = behind.filter(({ quote }) => [...quotes].some((one) => one.includes(quote) || quote.includes(one)));
  if (plain.length > 0) return { days: plain.map((limit) => ({ ...limit, weekdays: within(limit.weekdays, days) })), used };
  const minutes = minutesIn([clause, ...behind]);
  if (minutes !== undefined && isWeek) return { days: [{ phrase: "", weekdays: days, closed: [], without: [], minutes }], used: behind };
  const off = [clause, ...behind.slice(0, 1)].filter((one) => OFF.test(normalise(one.quote)));
  return off.length > 0 && !isWeek
    ? { days: [{ phrase: "", weekdays: days, closed: [], without: [], isOff: true }], used: off.filter((one) => one !== clause) }
    : undefined;
}

/** Minutes of a day that is only told to be shorter than usual (convention). */
const SHORT_DAY = 60;
const SHORTER =
  /\b(?:short(?:er)?|less time|little time|kurzer\w*|kurz|wenig(?:er)? zeit|mas cort[oa]s?|cort[oa]s?|(?:menos|poco) tiempo|(?:plus )?court\w*|moins de temps|peu de temps|piu (?:cort|brev)\w*|(?:meno|poco) tempo|mais curt[oa]s?|curt[oa]s?|(?:menos|pouco) tempo|korter\w*|kort|(?:minder|weinig) tijd)\b/u;

/** "No running those weeks": the sports that are left out then. */
function refusedActivities({ quote, english }: Clause): readonly Activity[] {
  return REFUSED.test(normalise(quote)) ? activitiesIn(getWords(english)).map(({ activity }) => activity) : [];
}

const REFUSED =
  /^(?:(?:and|but|und|aber|y|et|e|en) )?(?:(?:then|those weeks|dann|da) )?(?:no|not|without|never|kein\w*|ohne|nicht|nada de|sin|pas de|sans|niente|senza|nessun\w*|sem|nao|geen|zonder|niet)\b/u;

function within(weekdays: readonly Weekday[], days: readonly Weekday[]): readonly Weekday[] {
  return weekdays.filter((day) => days.includes(day));
}

/** No training, less time or nothing hard: what a date can have. */
function isPlain({ from, isOff, minutes, isEasy, closed, without, only, wanted }: DayLimit): boolean {
  const isLess = isOff === true || minutes !== undefined || isEasy === true;
  return from === undefined && isLess && closed.length === 0 && without.length === 0 && only === undefined && wanted === undefined;
}

const MINUTES = /\b(?<minutes>[1-9]\d) ?(?:m|min\w*)\b/u;

function minutesIn(clauses: readonly Clause[]): number | undefined {
  const told = clauses.map(({ quote }) => MINUTES.exec(normalise(quote))?.groups?.["minutes"]).find((one) => one !== undefined);
  return told === undefined ? undefined : Number(told);
}

/** The Mondays of those weeks; where only the athlete knows which they are, the first is the next one. */
function getWeeks({ every, parity, start }: Rhythm, today: Day): readonly Day[] {
  const first = getMonday(today);
  const all = Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(first, 7 * week));
  if (parity !== undefined) return all.filter((monday) => weekNumber(monday) % 2 === (parity === "even" ? 0 : 1));
  const weeksFrom = (monday: Day): number => daysBetween(getMonday(start ?? first), monday) / 7;
  return all.filter((monday) => weeksFrom(monday) % every === 0 && (start === undefined || weeksFrom(monday) >= 0));
}

/** ISO 8601: the week of the year's first Thursday is the first. */
export function weekNumber(monday: Day): number {
  const thursday = addDays(monday, 3);
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
}

function datedIn(monday: Day, limit: DayLimit): readonly DayLimit[] {
  const whole = limit.weekdays.length === EVERY_DAY.length;
  if (whole) return [{ ...limit, from: monday, until: addDays(monday, 6) }];
  return limit.weekdays.map((day) => {
    const date = addDays(monday, day - 1);
    return { ...limit, weekdays: EVERY_DAY, from: date, until: date };
  });
}

function getEffect({ every, parity, days, start }: Rhythm, limits: readonly DayLimit[], mondays: readonly Day[]): string {
  const told = [...new Set(limits.map((limit) => describeDayLimit({ ...limit, phrase: "" })))];
  const [first = "", second = ""] = mondays.map((monday) => shortDay(addDays(monday, (days[0] ?? 1) - 1)));
  const which = days.length === EVERY_DAY.length ? "weeks of" : "ones of";
  if (parity !== undefined)
    return `${formatList(told)}, in the weeks with ${parity === "even" ? "an even" : "an odd"} number: ${first}, ${second} and so on`;
  if (start !== undefined) return `${formatList(told)}, in the ${which} ${first}, ${second} and so on`;
  return `${formatList(told)}, every ${every === 2 ? "second" : every === 3 ? "third" : "fourth"} time: taken as the ${which} ${first}, ${second} and so on. If you mean the other ones, change the days of those weeks`;
}
