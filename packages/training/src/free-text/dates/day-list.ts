import type { Weekday } from "../../calendar/day.ts";
import type { PartOfDay } from "../day-limit.ts";
import { namedDay } from "./weekdays.ts";

/** Days with the hours that are said of them. */
export interface DayGroup {
  readonly days: readonly Weekday[];
  readonly part: PartOfDay | undefined;
  /** Between two times of the clock, or as said. */
  readonly minutes: number | undefined;
  /** Anything is said of their hours. */
  readonly isTimed: boolean;
  /** "I go to the gym on": days of training, of which nothing else is said. */
  readonly isHabit: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Days in two or three letters; most are words of other meanings too, and days beside other days or with an hour. */
const SHORT: { readonly [word in string]?: Weekday } = Object.fromEntries(
  [
    "mo lun seg ma",
    "tu di mar ter",
    "we mi mie mier mer qua wo",
    "th do jue jeu gio qui",
    "fr vie ven sex vr",
    "sa sab sam za",
    "su so dom dim zo",
  ].flatMap((names, index) => names.split(" ").map((name) => [name, (index + 1) as Weekday])),
);
const AMBIGUOUS = words("mon sat sun");
const WORKDAYS = words("weekday weekdays werktags wochentags werkdagen doordeweeks");
const WEEKEND = words("weekend weekends wochenende wochenenden");

const PARTS: readonly (readonly [PartOfDay, ReadonlySet<string>])[] = [
  [
    "morning",
    words(
      "morning mornings am morgens morgen fruh vormittag vormittags fruhmorgens manana mananas matin matins mattina mattine mattino manha manhas ochtend ochtends ochtenden",
    ),
  ],
  ["afternoon", words("afternoon afternoons nachmittag nachmittags tarde tardes pomeriggio pomeriggi apresmidi namiddag")],
  ["evening", words("evening evenings pm night nights abend abends noche noches soir soirs sera sere noite noites avond avonds avonden")],
];
/** Hours that no session names. */
const OTHER_HOURS = words(
  "lunch lunchtime lunchtimes lunchbreak midday noon mittag mittags mittagspause mediodia midi mezzogiorno pranzo almoco middag middags lunchpauze anytime alltime ganztags ganztagig",
);
const JOINS = words("+ / & and und y e et en or oder o ou of - as i");
const GOES = words(
  "train training go goes going trainiere trainieren gehe entreno entrenar voy m entraine vais alleno allenarmi vado treino vou trainen ga",
);
const RANGES = words("- to till until through bis a al tot tm au ate hasta");
const FILL = words(
  "the on in at of my best works work for me only i can could train training trainings session sessions available please pls max maximum tops most up each every day days week all any time break breaks pause pausa before after early late around about from till until to by with gym home garage studio hours hour long incl including shower gut geht passt am im um ab vor nach der die das den dem bis uhr arbeit ich kann trainieren nur bitte jeweils je frei-zeit hochstens maximal zeit ganzen tag ganze schule zu hause daheim el la los las por de del al a en mi puedo entrenar entreno solo dia todo todos cada dias trabajo antes despues sobre horas como mucho le les l la au aux du des de a apres avant boulot travail je peux m entraine maximum pour toute journee chaque jour jours il lo gli alle dalle di al dopo prima lavoro posso allenarmi solo ogni giorno tutto massimo pausa o os as na nas nos da das do dos depois antes trabalho treino dia ate minutos op de het s na voor werk ik kan trainen alleen elke dag hele max van tot half go goes going gehe voy vais vado vou ga ins fitnessstudio studio gimnasio salle palestra comune academia ginasio sportschool box",
);
const AT_MOST_MINUTES = 300;
const LEAST_MINUTES = 15;
/** The latest hour of a clock. */
const LAST_HOUR = 24;

/**
 * Reads a comma part that is nothing but days and hours; undefined when any word is of something else. Hours without a day are read where days
 * stand before them.
 */
export function readDayList(part: string, isBehindDays: boolean): readonly DayGroup[] | undefined {
  const text = toPlainText(part);
  if (text === "") return undefined;
  const { rest, minutes } = amountIn(text);
  const tokens = rest.match(/[a-z]+|\d+(?:[.:h]\d\d)?|[+/&-]/gu) ?? [];
  const groups: { days: Weekday[]; part: PartOfDay | undefined; isTimed: boolean; isHabit: boolean }[] = [];
  let days: Weekday[] = [];
  let hours: PartOfDay | undefined;
  let isTimed = minutes !== undefined;
  let isRange = false;
  let lastWasHour = false;
  const isHabit = tokens.some((token) => GOES.has(token));
  const close = (): void => {
    if (days.length > 0) groups.push({ days, part: hours, isTimed, isHabit });
    days = [];
    hours = undefined;
    isTimed = minutes !== undefined;
  };
  for (const [at, token] of tokens.entries()) {
    const day = findDay(token);
    const isDay = day !== undefined && (!isShort(token) || isBesideDay(tokens, at));
    const ofDay = PARTS.find(([, all]) => all.has(token))?.[0];
    if (isDay) {
      // "Tue mornings Fri evenings": the next days have hours of their own.
      if (lastWasHour) close();
      const last = days.at(-1);
      if (isRange && last !== undefined) for (let next = (last % 7) + 1; next !== day; next = (next % 7) + 1) days.push(next as Weekday);
      days.push(day);
      isRange = false;
      lastWasHour = false;
    } else if (WORKDAYS.has(token) || WEEKEND.has(token)) {
      if (lastWasHour) close();
      days.push(...(WORKDAYS.has(token) ? ([1, 2, 3, 4, 5] as const) : ([6, 7] as const)));
      lastWasHour = false;
    } else if (ofDay !== undefined || OTHER_HOURS.has(token)) {
      hours ??= ofDay;
      isTimed = true;
      lastWasHour = true;
    } else if (/^\d/u.test(token)) {
      if (Number.parseInt(token, 10) > LAST_HOUR) return undefined;
      isTimed = true;
      lastWasHour = true;
    } else if (RANGES.has(token) && days.length > 0 && !lastWasHour && findDay(tokens[at + 1] ?? "") !== undefined)
      isRange = token !== "a" || isLatin(tokens);
    else if (!JOINS.has(token) && !RANGES.has(token) && !FILL.has(token) && token !== "h") return undefined;
    else if (HOUR_WORDS.test(token)) {
      isTimed = true;
      lastWasHour = true;
    }
  }
  close();
  if (groups.length === 0)
    return isBehindDays && isTimed && (minutes !== undefined || hours !== undefined || tokens.length > 0)
      ? [{ days: [], part: hours, minutes, isTimed, isHabit }]
      : undefined;
  return groups.map((group) => ({ ...group, days: [...new Set(group.days)].toSorted((a, b) => a - b), minutes }));
}

const HOUR_WORDS =
  /^(?:day|before|after|early|late|nach|vor|antes|despues|apres|avant|dopo|prima|depois|journee|todo|toute|tutto|hele|ganzen|anytime)$/u;

/** Whether a text names a weekday in full or in three letters. */
export function hasWeekday(text: string): boolean {
  return (toPlainText(text).match(/[a-z]+/gu) ?? []).some(
    (token) => (findDay(token) !== undefined && !isShort(token)) || WEEKEND.has(token) || /^(?:mon|sat|sun)$/u.test(token),
  );
}

function isLatin(tokens: readonly string[]): boolean {
  return !tokens.includes("am");
}

/** The next word but for what joins is a day or an hour, or the one before is a day. */
function isBesideDay(tokens: readonly string[], at: number): boolean {
  const isNear = (token: string | undefined): boolean =>
    token !== undefined &&
    (findDay(token) !== undefined ||
      HOUR_WORDS.test(token) ||
      WEEKEND.has(token) ||
      OTHER_HOURS.has(token) ||
      PARTS.some(([, all]) => all.has(token)) ||
      /^\d/u.test(token));
  const isLink = (token: string | undefined): boolean =>
    token !== undefined &&
    (JOINS.has(token) || RANGES.has(token) || /^(?:a|la|por|s|the|de|all|from|at|only|ab|den|in|am|o|hele|tutto|il)$/u.test(token));
  const behind = isLink(tokens[at + 1]) ? (isLink(tokens[at + 2]) ? tokens[at + 3] : tokens[at + 2]) : tokens[at + 1];
  const before = isLink(tokens[at - 1]) ? tokens[at - 2] : tokens[at - 1];
  return isNear(behind) || (before !== undefined && findDay(before) !== undefined) || tokens.length === 1;
}

function findDay(token: string): Weekday | undefined {
  return SHORT[token] ?? namedDay(token);
}

function isShort(token: string): boolean {
  return SHORT[token] !== undefined || AMBIGUOUS.has(token);
}

function toPlainText(part: string): string {
  return part
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[–—]/gu, "-")
    .replace(/\bt\/m\b/gu, "tm")
    .replace(/-feiras?\b/gu, "")
    .replace(/\bfins? de semana\b|\bfines de semana\b|\bfine settimana\b|\bweek-end\b|\bfindes?\b/gu, "weekend")
    .replace(/\bentre semana\b|\ben semaine\b|\bunter der woche\b|\bdurante a semana\b/gu, "weekdays")
    .replace(/\bapres-midi\b/gu, "apresmidi")
    .replace(/['’]/gu, " ")
    .replace(/(?<=\d)(?=am\b|pm\b)/gu, " ")
    .trim();
}

const CLOCK = String.raw`(\d{1,2})(?:[.:h](\d\d))?`;
const SPAN = new RegExp(
  String.raw`\b${CLOCK} ?(?:h|uhr|am|pm)? ?(?:-|to|till|until|bis|a|al|as|alle|tot|ate) ?${CLOCK}(?! ?(?:min|km|x\b|days?|sessions?))`,
  "u",
);
const MINUTES = /(?<![\d.:])(\d{2,3}) ?(?:minutes?|minutos?|minuti|minuten|mins?|mn|min|')(?![a-z])/u;
const HOURS =
  /(?<![\d.:])(\d(?:[.,]5)?) ?(?:hours?|hrs?|stunden?|std|horas?|heures?|ora|ore|uur)(?![a-z])|\b(half an hour|half hour|halbe stunde|media hora|demi heure|mezz ?ora|meia hora|half uur)\b|\b(an hour|eine stunde|einer stunde|una hora|une heure|un ora|uma hora|een uur)\b/u;

/** The minutes that are said, or that lie between two times of the clock, and the text without them. */
function amountIn(text: string): { readonly rest: string; readonly minutes: number | undefined } {
  const told = MINUTES.exec(text);
  if (told !== null) return { rest: text.replace(told[0], " "), minutes: within(Number(told[1])) };
  const hours = HOURS.exec(text);
  if (hours !== null) {
    const value = hours[1] === undefined ? (hours[2] === undefined ? 60 : 30) : 60 * Number(hours[1].replace(",", "."));
    return { rest: text.replace(hours[0], " "), minutes: within(value) };
  }
  const span = SPAN.exec(text);
  if (span === null) return { rest: text, minutes: undefined };
  const at = (hour: string | undefined, minute: string | undefined): number => 60 * Number(hour) + Number(minute ?? 0);
  if (Number(span[1]) > LAST_HOUR || Number(span[3]) > LAST_HOUR) return { rest: text, minutes: undefined };
  return { rest: text, minutes: within((at(span[3], span[4]) - at(span[1], span[2]) + 720) % 720) };
}

function within(minutes: number): number | undefined {
  return minutes >= LEAST_MINUTES && minutes <= AT_MOST_MINUTES ? minutes : undefined;
}
