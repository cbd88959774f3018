import { type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import { formatList } from "../../model/words.ts";
import { describeDayLimit } from "../availability.ts";
import type { DayLimit, PartOfDay } from "../day-limit.ts";
import { hasWeekday, readDayList, type DayGroup } from "../dates/day-list.ts";
import type { WeekWish } from "../week-wish.ts";

/** A plan has three days and more. */
const FEWEST_DAYS = 3;
const WORKDAYS = "12345";
const ONLY =
  /\b(?:only|just) (?:on )?(?:weekdays|mon)|\b(?:weekdays|week) only\b|\b(?:nur|ausschlie(?:ß|ss)lich) (?:werktags|unter der woche|wochentags)|\bs[oó]lo entre semana|\b(?:seulement|uniquement) en semaine|\bsolo (?:nei giorni feriali|in settimana)/iu;
const SENTENCE = /[;!?\n•]|[.](?=\s|$)/u;

/**
 * "Tue + Fri mornings, Sun all day", "lundi et jeudi 18h-19h": a list of days with the hours of each says when there is time. It is read from its
 * parts, whatever their order and language; a list with any other word in it is left to the other readers.
 */
export function readOpenDays(text: string, namesOtherDays = false): readonly WeekWish[] {
  const lists = text.split(SENTENCE).flatMap(listsIn);
  const rest = lists.reduce((left, { phrase }) => left.replace(phrase, " "), text);
  const groups = lists.flatMap((list) => list.groups);
  const days = new Set(groups.flatMap((group) => group.days));
  // Where other days are named too, these are not all that there are.
  // "Half an hour on weekdays" is a time of these days, and says nothing of the weekend.
  const isOfWorkdays = groups.every(({ days: of, minutes }) => minutes !== undefined && of.join("") === WORKDAYS) && !ONLY.test(text);
  const isWhole =
    days.size >= FEWEST_DAYS && groups.some(({ isTimed }) => isTimed) && !namesOtherDays && !hasWeekday(rest) && !isOfWorkdays;
  return lists.map((list, at): WeekWish => {
    const off: readonly DayLimit[] =
      isWhole && at === 0 && days.size < EVERY_DAY.length
        ? [
            {
              ...plain(
                list.phrase,
                EVERY_DAY.filter((day) => !days.has(day)),
              ),
              isOff: true,
              isOnly: true,
            },
          ]
        : [];
    const limits = [...off, ...list.groups.flatMap((group) => readLimits(list.phrase, group))];
    const effect =
      limits.length === 0 ? "the plan keeps the days of your profile and sets no time of day" : formatList(limits.map(describe));
    return { quotes: [list.phrase], days: limits, effect };
  });
}

/** What there is time on says more than what is left. */
function describe(limit: DayLimit): string {
  return limit.isOnly === true
    ? describeDayLimit({ ...limit, weekdays: EVERY_DAY.filter((day) => !limit.weekdays.includes(day)) }).replace(
        "no training on",
        "training only on",
      )
    : describeDayLimit(limit);
}

/** The text with blanks in the place of its lists of open days. */
export function withoutOpenDays(text: string): string {
  return readOpenDays(text)
    .flatMap(({ quotes }) => quotes)
    .reduce((left, quote) => left.replace(quote, " ".repeat(quote.length)), text);
}

interface DayList {
  readonly phrase: string;
  readonly groups: readonly DayGroup[];
}

/** The longest runs of comma parts that are nothing but days and hours. */
function listsIn(sentence: string): readonly DayList[] {
  const parts = sentence.split(/,(?!\d)|:\s|[()]/u);
  const found: { phrase: string; groups: DayGroup[] }[] = [];
  let isOpen = false;
  for (const part of parts) {
    const groups = readDayList(part, isOpen);
    const last = found.at(-1);
    if (groups !== undefined && isOpen && last !== undefined) {
      const end = sentence.indexOf(part, sentence.indexOf(last.phrase) + last.phrase.length) + part.length;
      last.phrase = sentence.slice(sentence.indexOf(last.phrase), end).trim();
      last.groups = joined(last.groups, groups);
    } else if (groups !== undefined && groups.some(({ days }) => days.length > 0)) found.push({ phrase: part.trim(), groups: [...groups] });
    isOpen = groups !== undefined;
  }
  return found.filter(({ groups }) => isAvailability(groups));
}

/** "Mon, Wed, Fri mornings", "Mon and Wed, 40 min tops": hours that stand behind are those of the days before them. */
function joined(before: readonly DayGroup[], behind: readonly DayGroup[]): DayGroup[] {
  const [first, ...others] = behind;
  if (first === undefined) return [...before];
  const isWithout = ({ part, minutes, isTimed }: DayGroup): boolean => part === undefined && minutes === undefined && !isTimed;
  if (first.days.length === 0)
    return [
      ...before.map((group) => ({ ...group, minutes: group.minutes ?? first.minutes, part: group.part ?? first.part, isTimed: true })),
      ...others,
    ];
  const open = before.filter(isWithout);
  // "Tue, Thu and Sat, Sat up to 2 hours": a day that is named again has hours of its own.
  const isNamedAgain = first.days.every((day) => open.some(({ days }) => days.includes(day)));
  if (open.length === 0 || isWithout(first) || isNamedAgain) return [...before, ...behind];
  return [
    ...before.filter((group) => !isWithout(group)),
    { ...first, days: [...open.flatMap(({ days }) => days), ...first.days].toSorted((a, b) => a - b) },
    ...others,
  ];
}

/** Bare days may be wanted or not; with hours beside more than one of them they are when there is time. */
function isAvailability(groups: readonly DayGroup[]): boolean {
  const days = new Set(groups.flatMap((group) => group.days));
  if (groups.every(({ isHabit }) => isHabit) && days.size > 1) return true;
  const isTimed = groups.some((group) => group.isTimed);
  return isTimed && (days.size > 1 || groups.some(({ minutes }) => minutes !== undefined));
}

function readLimits(phrase: string, { days, part, minutes }: DayGroup): readonly DayLimit[] {
  return [
    ...(part === undefined ? [] : [{ ...plain(phrase, days), part }]),
    ...(minutes === undefined ? [] : [{ ...plain(phrase, days), minutes }]),
  ];
}

function plain(phrase: string, weekdays: readonly Weekday[]): DayLimit & { readonly part?: PartOfDay } {
  return { phrase, weekdays, closed: [], without: [] };
}
