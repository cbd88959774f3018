import { addDays, getMonday, type Day } from "@ironpace/training";
import type { CalendarData, RaceRow } from "./calendar-data.ts";
import { entriesByDay, type Entry } from "./entries.ts";

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

/** Weeks before and after this one that the calendar opens with: what lies ahead counts for more. */
const WINDOW = { before: 2, after: 3 } as const;

/** First and last day that a month shows: whole weeks, Monday to Sunday. From today on it is the weeks around today. */
export function monthRange(day: Day, today?: Day): { readonly first: Day; readonly last: Day } {
  if (day === today) return { first: addDays(getMonday(day), -7 * WINDOW.before), last: addDays(getMonday(day), 7 * WINDOW.after + 6) };
  const month = day.slice(0, 7);
  const first = getMonday(`${month}-01`);
  let last = addDays(first, 6);
  while (addDays(last, 1).startsWith(month)) last = addDays(last, 7);
  return { first, last };
}

/** The month before or after; from the weeks around today the month of today, whose first weeks they leave out, is the one before. */
export function otherMonth(day: Day, by: -1 | 1, today?: Day): Day {
  const month = day.slice(0, 7);
  const isLeftOut = day === today && monthRange(day, today).first.startsWith(month);
  const other = by > 0 ? addDays(`${month}-01`, 31) : isLeftOut ? day : addDays(`${month}-01`, -1);
  return `${other.slice(0, 7)}-01`;
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

/** "0 of 5, + 2 own": sessions of the plan, and what the athlete does beside it; without a plan what is done of all. */
export function countText(entries: readonly Entry[]): readonly [done: string, rest: string] {
  const ofPlan = entries.filter(({ plan }) => plan !== undefined);
  const counted = ofPlan.length === 0 ? entries : ofPlan;
  const own = entries.length - counted.length;
  return [String(counted.filter(({ state }) => state === "done").length), `of ${counted.length}${own === 0 ? "" : `, + ${own} own`}`];
}

function getDay(day: Day, entries: ReadonlyMap<Day, readonly Entry[]>, races: readonly RaceRow[], today: Day): CalendarDay {
  const mine = entries.get(day) ?? [];
  return {
    day,
    isToday: day === today,
    entries: mine,
    races: races.filter((race) => race.day === day),
    iron: loadOf(mine, "iron"),
    pace: loadOf(mine, "pace"),
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
    kilograms: halfOf(entries, "kilograms"),
    metres: halfOf(entries, "metres"),
    minutes: halfOf(entries, "minutes"),
    iron: loadOf(entries, "iron"),
    pace: loadOf(entries, "pace"),
  };
}

/** Load as it is drawn: what is outlined is still to be done, and of a session that is done nothing is. */
function loadOf(entries: readonly Entry[], side: "iron" | "pace"): Half {
  const sum = (amount: (entry: Entry) => number | undefined) => entries.reduce((total, entry) => total + (amount(entry) ?? 0), 0);
  return { planned: sum(({ planned, done }) => (done ?? planned)?.[side]), done: sum(({ done }) => done?.[side]) };
}

function halfOf(entries: readonly Entry[], what: "kilograms" | "metres" | "minutes"): Half {
  const sum = (side: "planned" | "done") => entries.reduce((total, entry) => total + (entry[side]?.[what] ?? 0), 0);
  return { planned: sum("planned"), done: sum("done") };
}
