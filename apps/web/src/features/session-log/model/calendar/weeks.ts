import { addDays, getMonday, type Day } from "@ironpace/training";
import { formatMinutes } from "#ui/format.ts";
import type { CalendarData, RaceRow } from "./calendar-data.ts";
import { type Amount, entriesByDay, type Entry } from "./entries.ts";

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

/** One side of the rod. */
export interface Half {
  readonly planned: number;
  readonly done: number;
  /** What the athlete plans beside the plan, which stands on the rest. */
  readonly own?: number;
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
  /** Without what the athlete plans beside the plan, as sessions are counted. */
  readonly minutes: Half;
  readonly ownMinutes: number;
  /** As high as what is lifted and how far it goes, in the proportion of the loads of both sides; as high as the load where neither is known. */
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
  const [iron, pace] = [byAmount(weeks, "kilograms", "iron"), byAmount(weeks, "metres", "pace")];
  return weeks.map((week, index) => ({ ...week, ...(iron && { iron: iron[index]! }), ...(pace && { pace: pace[index]! }) }));
}

/** What the weeks print beside their plates, scaled so that the largest is as high as the largest load of its side; undefined of nothing printed. */
function byAmount(weeks: readonly CalendarWeek[], amount: "kilograms" | "metres", side: "iron" | "pace"): readonly Half[] | undefined {
  const amounts = weeks.map(({ days }) =>
    drawnOf(
      days.flatMap(({ entries }) => entries),
      amount,
    ),
  );
  const [largest, load] = [amounts, weeks.map((week) => week[side])].map((all) => Math.max(0, ...all.map(({ planned }) => planned)));
  if (largest === undefined || load === undefined || largest < 1) return undefined;
  return amounts.map(({ planned, done }) => ({ planned: (planned * load) / largest, done: (done * load) / largest }));
}

/** "0" and "of 5, plus 2 of your own": sessions of the plan, and what the athlete does beside it; without a plan what is done of all. */
export function countText(entries: readonly Entry[]): readonly [done: string, rest: string] {
  const counted = countedOf(entries);
  const own = entries.length - counted.length;
  return [
    String(counted.filter(({ state }) => state === "done").length),
    `of ${counted.length}${own === 0 ? "" : `, plus ${own} of your own`}`,
  ];
}

/** "0 of 5 sessions done, 6 h 5 min. 2 of your own, 1 h 45 min." */
export function weekLine({ days, minutes, ownMinutes }: CalendarWeek): string {
  const entries = days.flatMap((day) => day.entries);
  const counted = countedOf(entries);
  const own = entries.length - counted.length;
  const done = counted.filter(({ state }) => state === "done").length;
  const time = minutes.done < 1 || minutes.done === minutes.planned ? [] : [formatMinutes(Math.round(minutes.done)), "of"];
  const all = formatMinutes(Math.round(minutes.planned > 0 ? minutes.planned : minutes.done));
  return [
    `${done} of ${counted.length} ${counted.length === 1 ? "session" : "sessions"} done, ${[...time, all].join(" ")}.`,
    ...(own === 0 ? [] : [`${own} of your own${ownMinutes < 1 ? "" : `, ${formatMinutes(Math.round(ownMinutes))}`}.`]),
  ].join(" ");
}

/** Sessions of the plan; all where there is none. */
function countedOf(entries: readonly Entry[]): readonly Entry[] {
  const ofPlan = entries.filter(({ plan }) => plan !== undefined);
  return ofPlan.length === 0 ? entries : ofPlan;
}

function getDay(day: Day, entries: ReadonlyMap<Day, readonly Entry[]>, races: readonly RaceRow[], today: Day): CalendarDay {
  const mine = entries.get(day) ?? [];
  return {
    day,
    isToday: day === today,
    entries: mine,
    races: races.filter((race) => race.day === day),
    iron: withOwn(mine, "iron"),
    pace: withOwn(mine, "pace"),
    isMissed: mine.length > 0 && mine.every(({ state }) => state === "missed" || state === "skipped"),
  };
}

function getWeek(days: readonly CalendarDay[]): Omit<CalendarWeek, "monday" | "days"> {
  const entries = days.flatMap((day) => day.entries);
  const counted = countedOf(entries);
  const plan = entries.find((entry) => entry.plan !== undefined)?.plan;
  const isRaceWeek = days.some(({ races }) => races.some(({ priority }) => priority === "A"));
  const name = isRaceWeek ? "Race week" : plan?.is_deload === true ? "Deload" : plan?.week === 1 ? "New block" : undefined;
  return {
    ...(plan === undefined ? {} : { number: plan.week }),
    ...(name === undefined ? {} : { name }),
    kilograms: halfOf(entries, "kilograms"),
    metres: halfOf(entries, "metres"),
    minutes: halfOf(counted, "minutes"),
    ownMinutes: drawnOf(entries, "minutes").planned - drawnOf(counted, "minutes").planned,
    iron: drawnOf(entries, "iron"),
    pace: drawnOf(entries, "pace"),
  };
}

/** An amount as it is drawn: what is outlined is still to be done, and of a session that is done nothing is. */
function drawnOf(entries: readonly Entry[], what: keyof Omit<Amount, "effort">): Half {
  const sum = (amount: (entry: Entry) => number | undefined) => entries.reduce((total, entry) => total + (amount(entry) ?? 0), 0);
  return { planned: sum(({ planned, done }) => (done ?? planned)?.[what]), done: sum(({ done }) => done?.[what]) };
}

/** The load of a day, with what the athlete plans beside the plan apart. */
function withOwn(entries: readonly Entry[], side: "iron" | "pace"): Half {
  const own = drawnOf(
    entries.filter((entry) => entry.own !== undefined),
    side,
  ).planned;
  const rest = entries.filter((entry) => entry.own === undefined);
  return own > 0 ? { ...drawnOf(rest, side), own } : drawnOf(rest, side);
}

function halfOf(entries: readonly Entry[], what: "kilograms" | "metres" | "minutes"): Half {
  const sum = (side: "planned" | "done") => entries.reduce((total, entry) => total + (entry[side]?.[what] ?? 0), 0);
  return { planned: sum("planned"), done: sum("done") };
}
