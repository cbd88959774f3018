import { addDays, getMonday, type Day } from "@ironpace/training";
import type { CalendarData, RaceRow } from "./calendar-data.ts";
import { entriesByDay, type Amount, type Entry } from "./entries.ts";

export interface CalendarDay {
  readonly day: Day;
  readonly isToday: boolean;
  readonly entries: readonly Entry[];
  readonly races: readonly RaceRow[];
  readonly iron: Half;
  readonly pace: Half;
  /** All of it was to be done and was not. */
  readonly isMissed: boolean;
}

/** Load of one side of the rod. */
export interface Half {
  readonly planned: number;
  readonly done: number;
}

export interface CalendarWeek {
  readonly monday: Day;
  readonly days: readonly CalendarDay[];
  /** Number of the week in the plan, where a plan has it. */
  readonly number?: number;
  /** "Deload", "Race week", "New block" */
  readonly name?: string;
  readonly kilograms: Half;
  readonly metres: Half;
  readonly minutes: Half;
  readonly iron: Half;
  readonly pace: Half;
}

/** First and last day that a month shows: whole weeks, Monday to Sunday. */
export function monthRange(day: Day): { readonly first: Day; readonly last: Day } {
  const month = day.slice(0, 7);
  const first = getMonday(`${month}-01`);
  let last = addDays(first, 6);
  while (addDays(last, 1).startsWith(month)) last = addDays(last, 7);
  return { first, last };
}

/** The same day of the month before or after, or its last one. */
export function otherMonth(day: Day, by: -1 | 1): Day {
  const first = by < 0 ? addDays(`${day.slice(0, 7)}-01`, -1) : addDays(`${day.slice(0, 7)}-01`, 31);
  return `${first.slice(0, 7)}-01`;
}

/** The weeks from the first day to the last. */
export function calendarWeeks(data: CalendarData, first: Day, last: Day, today: Day): readonly CalendarWeek[] {
  const entries = entriesByDay(data, today);
  const weeks: CalendarWeek[] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => getDay(addDays(monday, index), entries, data.races, today));
    weeks.push({ monday, days, ...getWeek(days) });
  }
  return weeks;
}

function getDay(day: Day, entries: ReadonlyMap<Day, readonly Entry[]>, races: readonly RaceRow[], today: Day): CalendarDay {
  const mine = entries.get(day) ?? [];
  return {
    day,
    isToday: day === today,
    entries: mine,
    races: races.filter((race) => race.day === day),
    iron: getHalf(mine, "iron"),
    pace: getHalf(mine, "pace"),
    isMissed: mine.length > 0 && mine.every(({ state }) => state === "missed" || state === "skipped"),
  };
}

function getWeek(days: readonly CalendarDay[]): Omit<CalendarWeek, "monday" | "days"> {
  const entries = days.flatMap((day) => day.entries);
  const plan = entries.find((entry) => entry.plan !== undefined)?.plan;
  const isRaceWeek = days.some(({ races }) => races.some(({ priority }) => priority === "A"));
  const name = isRaceWeek ? "Race week" : plan?.is_deload === true ? "Deload" : plan?.week === 1 ? "New block" : undefined;
  return {
    ...(plan === undefined ? {} : { number: plan.week }),
    ...(name === undefined ? {} : { name }),
    kilograms: getHalf(entries, "kilograms"),
    metres: getHalf(entries, "metres"),
    minutes: getHalf(entries, "minutes"),
    iron: getHalf(entries, "iron"),
    pace: getHalf(entries, "pace"),
  };
}

function getHalf(entries: readonly Entry[], what: keyof Omit<Amount, "effort">): Half {
  const sum = (side: "planned" | "done") => entries.reduce((total, entry) => total + (entry[side]?.[what] ?? 0), 0);
  return { planned: sum("planned"), done: sum("done") };
}
