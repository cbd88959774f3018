import { addDays, type Day, getMonday, getWeekday, type Weekday, nextDayOfMonth } from "@ironpace/training";
import type { Token } from "./concepts/concepts.ts";

/** Days of which a turn speaks, both included, with what they are called. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
  readonly kind: "day" | "week" | "month" | "season" | "year" | "weekend" | "since" | "recent" | "range" | "ever";
  /** Number of weeks, days or months of a recent period. */
  readonly count?: number;
  readonly unit?: "day" | "week" | "month" | "year";
}

export interface Times {
  readonly periods: readonly Period[];
  /** Single days, in their order. */
  readonly days: readonly Day[];
  readonly weekdays: readonly Weekday[];
  readonly until?: Day;
  /** The tokens that a time was made of. */
  readonly used: ReadonlySet<Token>;
}

const NUMBERS: { readonly [word: string]: number } = Object.fromEntries(
  [
    "one two three four five six seven",
    "eins zwei drei vier funf sechs sieben",
    "un deux trois quatre cinq six sept",
    "uno dos tres cuatro cinco seis siete",
    "uno due tre quattro cinque sei sette",
  ].flatMap((line) => line.split(" ").map((word, at) => [word, at + 1] as const)),
);

/** The number of a token: "20th", "20.", "vier". */
export function numberOf(text: string): number | undefined {
  const known = NUMBERS[text];
  if (known !== undefined) return known;
  const digits = /^\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}

const OF_NOW = /(?:^| )(?:of the|des|du|de la|del|della|dell) $/;
const SINGULAR = /^(?:week|month|year|day|woche|monat|jahr|tag|semaine|annee|an|jour|semana|mes|ano|dia|settimana|mese|anno|giorno)$/;
const ROLLS = /\b(?:over|in|during|within|for) the (?:last|past) (year|month|week)\b/;
const ROLLING: { readonly [unit: string]: readonly [unit: "month" | "day", count: number] } = {
  year: ["month", 12],
  month: ["day", 30],
  week: ["day", 7],
};

/** Reads the days and periods of a message. Without a word of the future, what could be either lies behind. */
export function readTimes(tokens: readonly Token[], words: string, today: Day, isAhead: boolean, isLikelyAhead = isAhead): Times {
  const periods: Period[] = [];
  const days: Day[] = [];
  const weekdays: Weekday[] = [];
  const used = new Set<Token>();
  const next = (token: Token, steps: number): Token | undefined => {
    const other = tokens[tokens.indexOf(token) + steps];
    if (other === undefined || used.has(other)) return undefined;
    const [first, second] = steps > 0 ? [token, other] : [other, token];
    // Only small words may stand between.
    return words
      .slice(first.at + first.text.length, second.at)
      .trim()
      .split(" ")
      .join("").length <= 8
      ? other
      : undefined;
  };
  const is = (token: Token | undefined, concept: string): token is Token => token !== undefined && token.concept.startsWith(concept);
  const near = (token: Token, concept: string): Token | undefined =>
    [next(token, -1), next(token, 1)].find((other) => is(other, concept)) ??
    [next(token, -2), next(token, 2)].find(
      (other) => is(other, concept) && [next(token, -1), next(token, 1)].some((each) => is(each, "number")),
    );
  for (const token of tokens) {
    if (used.has(token)) continue;
    const [kind, value = ""] = token.concept.split(":");
    if (kind === "time") {
      const step = { today: 0, tomorrow: 1, aftertomorrow: 2, yesterday: -1 }[value] ?? 0;
      days.push(addDays(today, step));
    } else if (kind === "unit") {
      const rel = ["rel:last", "rel:this", "rel:next", "rel:ago"].map((concept) => near(token, concept)).find((each) => each !== undefined);
      const counted = [next(token, -1), next(token, -2)].find((each) => is(each, "number"));
      // "Did 90 last week": the number is none of weeks.
      const number = counted !== undefined && is(next(counted, 1), "rel:last") && SINGULAR.test(token.text) ? undefined : counted;
      // "A year ago", "vor einem Jahr" is one.
      const count = number === undefined ? (rel?.concept === "rel:ago" ? 1 : undefined) : numberOf(number.text);
      const unit = value as "week" | "month" | "year" | "weekend" | "day";
      if (unit === "day" && count === undefined) continue;
      // "of the month", "del mese": the one that is now.
      const isOfNow = rel === undefined && count === undefined && OF_NOW.test(words.slice(0, token.at));
      const relation = isOfNow ? "this" : rel?.concept.slice(4);
      if (rel === undefined && count === undefined && !isOfNow) continue;
      if (rel !== undefined && ["last", "this", "next", "ago"].includes(relation ?? "")) used.add(rel);
      used.add(token);
      if (number !== undefined) used.add(number);
      // "over the last year" runs up to today, "last year" is one of the calendar.
      const rolling = relation === "last" && count === undefined ? ROLLING[ROLLS.exec(words)?.[1] === unit ? unit : ""] : undefined;
      const period =
        rolling === undefined ? periodOf(unit, relation, count, today, isAhead) : periodOf(rolling[0], "last", rolling[1], today);
      if (period !== undefined) periods.push(period);
    } else if (kind === "day") {
      const weekday = Number(value) as Weekday;
      const isPlural =
        /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$|s$/.test(token.text) &&
        /days$|tags?e?s$|^(?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|sabados|domingos)$/.test(token.text);
      // "tuesdays deadlift": what is on that one day.
      const isOwner = [next(token, 1)].some(
        (each) => is(each, "lift") || is(each, "line") || is(each, "kind") || is(each, "topic:session") || is(each, "sport"),
      );
      if ((isPlural && !isOwner) || [next(token, -1)].some((each) => is(each, "hold:forgood"))) weekdays.push(weekday);
      else {
        const rel = [next(token, -1), next(token, 1)].find((each) => is(each, "rel:last") || is(each, "rel:next"));
        const date = [next(token, 1), next(token, -1)].find((each) => is(each, "number") && /(?:st|nd|rd|th|\.)$/.test(each.text));
        // "Saturday 5 December", "Saturday, Dec 5": the date says which one.
        const around = [next(token, 1), next(token, 2), next(token, -1), next(token, -2)];
        const isDated = around.some((each) => is(each, "month")) && around.some((each) => is(each, "number") && !/:/.test(each.text));
        if (date !== undefined || isDated) continue;
        if (rel !== undefined) used.add(rel);
        const isNextWeek =
          [next(token, 1), next(token, -1), next(token, 2), next(token, -2)].some((each) => is(each, "rel:next")) &&
          tokens.some(({ concept }) => concept === "unit:week");
        days.push(dayOf(weekday, isNextWeek ? "nextweek" : rel?.concept.slice(4), today, isLikelyAhead));
      }
    } else if (kind === "month") {
      const month = Number(value);
      if (
        token.text === "may" &&
        !is(next(token, -1), "number") &&
        !is(next(token, 1), "number") &&
        !/\b(?:in|of|since|last|may \d)\b/.test(words)
      )
        continue;
      if (token.text === "mar" || token.text === "mo") continue;
      const date = [next(token, -1), next(token, 1)].find((each) => is(each, "number") && (numberOf(each.text) ?? 99) <= 31);
      const year = [next(token, 1), next(token, 2)].find((each) => is(each, "year"));
      if (date !== undefined) {
        used.add(date);
        // "3. bis 6. Dezember": both are days of the month.
        const first = [next(token, -2), next(token, -3)].find(
          (each): each is Token => is(each, "number") && each !== date && TO_DAY.test(words.slice(each.at + each.text.length, date.at)),
        );
        if (first !== undefined) {
          used.add(first);
          days.push(dateOf(numberOf(first.text) ?? 1, month, year === undefined ? undefined : Number(year.text), today, isAhead));
        }
        days.push(dateOf(numberOf(date.text) ?? 1, month, year === undefined ? undefined : Number(year.text), today, isAhead));
      } else {
        const named = monthOf(month, year === undefined ? undefined : Number(year.text), today, isAhead);
        // "last November" in November is the one a year ago.
        const isLast = is(next(token, -1), "rel:last") && year === undefined && named.to >= today;
        periods.push(isLast ? monthFrom(Number(named.from.slice(0, 4)) - 1, month) : named);
      }
      if (year !== undefined) used.add(year);
    } else if (kind === "fest") days.push(dateOf(Number(value.slice(3)), Number(value.slice(0, 2)), undefined, today, true));
    else if (kind === "season") periods.push(seasonOf(Number(value), today));
    else if (kind === "year" && Number(token.text) > 2015)
      periods.push({ from: `${token.text}-01-01`, to: earlier(`${token.text}-12-31`, today), kind: "year" });
    else if (token.concept === "rel:ever") periods.push({ from: "2000-01-01", to: today, kind: "ever" });
  }
  // "the 20th", "20. bis 26.": days of the month, the nearest of them.
  for (const token of tokens)
    if (token.concept === "number" && !used.has(token) && (/^\d{1,2}(?:st|nd|rd|th)$/.test(token.text) || /^\d{1,2}\.$/.test(token.text))) {
      const date = numberOf(token.text) ?? 0;
      const month = Number(today.slice(5, 7));
      used.add(token);
      if (date >= 1 && date <= 31) days.push(dateOf(date, month, undefined, today, isAhead, true));
    }
  const open = upToToday(tokens, words, periods, days, today);
  const week = weekOfDate(words, days, today);
  if (week !== undefined) return { periods: [week], days: [], weekdays, used };
  return {
    ...(open === undefined
      ? bounded(tokens, withRanges(tokens, words, periods), days, weekdays, today, END_OF_MONTH.test(words))
      : { periods: [open], days: [], weekdays }),
    used,
  };
}

const WEEK_OF =
  /\b(?:week (?:of|from|starting|beginning|commencing)|woche (?:vom|ab|ab dem|des)|semaine (?:du|de)|semana del?|settimana (?:del|dal|dell))\b/;

/** "the week of 7 December", "in der Woche vom 7. Dezember": the whole week, that of the year in which it is nearer. */
function weekOfDate(words: string, days: readonly Day[], today: Day): Period | undefined {
  const [day] = days;
  if (day === undefined || days.length !== 1 || !WEEK_OF.test(words)) return undefined;
  const other = `${Number(day.slice(0, 4)) + (day < today ? 1 : -1)}${day.slice(4)}`;
  const away = (each: Day): number => Math.abs(Date.parse(each) - Date.parse(today));
  const from = getMonday(away(other) < away(day) ? other : day);
  return { from, to: addDays(from, 6), kind: "week" };
}

const TO_DAY = /^ (?:to|till|until|til|through|bis(?: zum)?|a|au|al|hasta(?: el)?|fino al|jusqu ?au)(?: the)? $/;
const END_OF_MONTH = /\b(?:end of|ende|fin(?: de)?|finales de|final de|fine) (?=\p{L}+)/u;

/** What stands between the two ends of a range of months. */
const TO =
  /^(?:(?:to|till|until|til|up to|through|thru|bis(?: zum| ende)?|a|au|ad|al|hasta|fino (?:a|al|ad)|jusqu ?(?:a|en|au)) ?)(?:(?:the )?end of|(?:la )?fin (?:de )?|(?:el )?final de|ende|fine)?$/;
const AND = /^(?:and|und|y|e|et|ed|&)$/;
const BETWEEN = /\b(?:between|zwischen|entre|tra|fra)\b/;

/** "June till August", "entre juin et août": one period from the first to the last month. */
function withRanges(tokens: readonly Token[], words: string, periods: readonly Period[]): readonly Period[] {
  const months = tokens.filter(({ concept }) => concept.startsWith("month:"));
  const named = periods.filter(({ kind }) => kind === "month");
  const [first, second] = months;
  const [from, to] = named;
  if (first === undefined || second === undefined || from === undefined || to === undefined || months.length !== 2 || named.length !== 2)
    return periods;
  const between = words.slice(first.at + first.text.length, second.at).trim();
  const isRange =
    TO.test(between) ||
    (AND.test(between) && BETWEEN.test(words)) ||
    (between === "" && /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w* \w+$/.test(words));
  if (!isRange) return periods;
  // "November to February" begins the year before it ends.
  const start = from.from <= to.from ? from.from : `${Number(to.from.slice(0, 4)) - 1}${from.from.slice(4)}`;
  return [{ from: start, to: to.to, kind: "range" }];
}

const UP_TO = /(?:^| )(?:to|till|until|til|up to|through|bis(?: zum)?|a|ad|al|hasta|fino (?:a|ad|al)|jusqu ?(?:a|au|en))(?: la date d)? ?$/;

/** "from September to today", "da settembre ad oggi": one period that ends today. */
function upToToday(
  tokens: readonly Token[],
  words: string,
  periods: readonly Period[],
  days: readonly Day[],
  today: Day,
): Period | undefined {
  const isOpen = tokens.some(({ concept, at }) => (concept === "time:today" || concept === "rel:now") && UP_TO.test(words.slice(0, at)));
  const starts = [...periods.map(({ from }) => from), ...days.filter((day) => day !== today)];
  const [from] = starts;
  return isOpen && periods[0]?.kind !== "week" && starts.length === 1 && from !== undefined && from < today
    ? { from, to: today, kind: "range" }
    : undefined;
}

/** "since summer" runs to today, "until January" ends before it, "from the 20th to the 26th" is one period. */
function bounded(
  tokens: readonly Token[],
  periods: readonly Period[],
  days: readonly Day[],
  weekdays: readonly Weekday[],
  today: Day,
  isWholeMonth: boolean,
): Omit<Times, "used"> {
  const has = (concept: string): boolean => tokens.some((token) => token.concept === concept);
  const [first] = periods;
  if (has("rel:since") && first?.kind !== "range" && (first !== undefined || days[0] !== undefined) && days.length + periods.length === 1) {
    const from = first?.from ?? days[0] ?? today;
    return { periods: [{ from, to: today, kind: "since" }], days: [], weekdays };
  }
  const until = has("rel:until") && first?.kind !== "range";
  const isOfThisMonth = (day: Day): boolean => day.slice(0, 8) === today.slice(0, 8);
  const [a, b] = days;
  if (a !== undefined && b !== undefined && days.length === 2 && b > a && until)
    return { periods: [{ from: a, to: b, kind: "range" }], days: [], weekdays };
  if (until) {
    const end = first === undefined ? days.at(-1) : first.kind === "month" ? nextOccurrence(first, today, isWholeMonth) : first.to;
    return {
      periods: periods.slice(1),
      days: first === undefined ? days.slice(0, -1) : days,
      weekdays,
      // "Til the 9th" is the next 9th.
      ...(end !== undefined && {
        until: isOfThisMonth(end) && end < today && first === undefined ? (nextDayOfMonth(Number(end.slice(8)), today) ?? end) : end,
      }),
    };
  }
  return { periods, days, weekdays };
}

/** The last day before a month begins that is still to come, or the last day of it. */
function nextOccurrence({ from, to }: Period, today: Day, isWholeMonth: boolean): Day {
  let year = Number(today.slice(0, 4));
  if (isWholeMonth) {
    if (`${year}${to.slice(4)}` < today) year += 1;
    return monthFrom(year, Number(from.slice(5, 7))).to;
  }
  if (`${year}${from.slice(4)}` <= today) year += 1;
  return addDays(`${year}${from.slice(4)}`, -1);
}

function periodOf(unit: string, relation: string | undefined, count: number | undefined, today: Day, isAhead = false): Period | undefined {
  // "no wall balls for two weeks" begins now.
  if (relation === undefined && isAhead && count !== undefined && (unit === "day" || unit === "week" || unit === "month"))
    return { from: today, to: addDays(today, count * { day: 1, week: 7, month: 30 }[unit] - 1), kind: "recent", count, unit };
  const shift = relation === "last" || relation === "ago" ? -1 : relation === "next" ? 1 : 0;
  if (count !== undefined && (unit === "day" || unit === "week" || unit === "month" || unit === "year")) {
    if (relation === "ago") return calendar(unit === "day" ? "week" : unit, -count, today);
    if (shift > 0) {
      const ahead = unit === "week" ? 7 * count : unit === "month" ? 30 * count : count;
      return { from: addDays(getMonday(today), 7), to: addDays(getMonday(today), 6 + ahead), kind: "recent", count, unit };
    }
    if (relation !== "last" && relation !== "since" && relation !== undefined) return undefined;
    const length = { day: count, week: 7 * count, month: Math.round(30.44 * count), year: 365 * count }[unit];
    return { from: addDays(today, 1 - length), to: today, kind: "recent", count, unit };
  }
  if (relation === undefined || !["last", "this", "next", "since", "until"].includes(relation)) return undefined;
  if (unit === "weekend") {
    const saturday = addDays(getMonday(today), 5 + 7 * (shift < 0 ? (getWeekday(today) === 7 ? -1 : -1) : shift));
    return { from: saturday, to: addDays(saturday, 1), kind: "weekend" };
  }
  return calendar(unit, shift, today);
}

function calendar(unit: string, shift: number, today: Day): Period {
  if (unit === "week") {
    const from = addDays(getMonday(today), 7 * shift);
    return { from, to: shift < 0 ? addDays(from, 6) : shift === 0 ? addDays(from, 6) : addDays(from, 6), kind: "week" };
  }
  if (unit === "month") {
    const at = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + shift, 1));
    return monthFrom(at.getUTCFullYear(), at.getUTCMonth() + 1);
  }
  const year = Number(today.slice(0, 4)) + shift;
  return { from: `${year}-01-01`, to: `${year}-12-31`, kind: "year" };
}

function monthFrom(year: number, month: number): Period {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const start = `${year}-${String(month).padStart(2, "0")}`;
  return { from: `${start}-01`, to: `${start}-${last}`, kind: "month" };
}

function monthOf(month: number, year: number | undefined, today: Day, isAhead: boolean): Period {
  const now = Number(today.slice(0, 4));
  const current = Number(today.slice(5, 7));
  return monthFrom(year ?? (isAhead ? (month < current ? now + 1 : now) : month > current ? now - 1 : now), month);
}

function seasonOf(month: number, today: Day): Period {
  const now = Number(today.slice(0, 4));
  const start = `${now}-${String(month).padStart(2, "0")}-01`;
  const year = start > today ? now - 1 : now;
  const end = new Date(Date.UTC(year, month + 2, 0));
  return { from: `${year}-${String(month).padStart(2, "0")}-01`, to: earlier(end.toISOString().slice(0, 10), today), kind: "season" };
}

function dayOf(weekday: Weekday, relation: string | undefined, today: Day, isAhead: boolean): Day {
  if (relation === "nextweek") return addDays(getMonday(today), 6 + weekday);
  const ahead = (weekday - getWeekday(today) + 7) % 7;
  if (relation === "last" || (!isAhead && relation !== "next")) return addDays(today, ahead === 0 ? -7 : ahead - 7);
  return addDays(today, relation === "next" && ahead + getWeekday(today) <= 7 ? ahead + 7 : ahead);
}

function dateOf(date: number, month: number, year: number | undefined, today: Day, isAhead: boolean, isLoose = false): Day {
  const now = Number(today.slice(0, 4));
  const text = (of: number, in_: number): Day => `${of}-${String(in_).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  if (year !== undefined) return text(year, month);
  const same = text(now, month);
  if (isLoose && isAhead && same < today) return month === 12 ? text(now + 1, 1) : text(now, month + 1);
  if (isAhead) return same < today ? text(now + 1, month) : same;
  return same > today ? (isLoose ? (month === 1 ? text(now - 1, 12) : text(now, month - 1)) : text(now - 1, month)) : same;
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}
