import type { Athlete } from "../athlete/athlete.ts";
import { type Weekday, EVERY_DAY } from "../calendar/day.ts";
import type { DayLimit } from "./day-limit.ts";

/** A day of training that is freed for one that was not chosen, but is wished for. */
export interface WishedMove {
  readonly from: Weekday;
  readonly to: Weekday;
}

/**
 * The days that change places where a session is wished on a day that is none of those of the profile: as many sessions
 * as before, the fewest days in a row, days off first. Nothing moves onto a day without time or one that is ruled out.
 */
export function wishedMoves({ availability }: Pick<Athlete, "availability">, limits: readonly DayLimit[]): readonly WishedMove[] {
  const { weekdays: chosen, minutes } = availability;
  if (chosen === undefined) return [];
  const off = new Set(limits.filter(({ isOff, from }) => isOff === true && from === undefined).flatMap(({ weekdays }) => weekdays));
  const wished = [...new Set(limits.filter(isPlaced).flatMap(({ weekdays }) => weekdays))].filter((day) => !off.has(day));
  const added = wished.filter((day) => !chosen.includes(day) && (minutes?.[day] === undefined || minutes[day] >= SHORTEST));
  const spare = chosen.filter((day) => !wished.includes(day));
  const ruledOut = (days: readonly Weekday[]): number => days.filter((day) => off.has(day)).length;
  if (added.length === 0 || added.length > spare.length) return [];
  const kept = subsets(spare)
    .filter((days) => days.length === spare.length - added.length)
    .map((days) => [...days, ...wished])
    .toSorted((a, b) => ruledOut(a) - ruledOut(b) || longestStreak(a) - longestStreak(b) || neighbours(a) - neighbours(b));
  const freed = spare.filter((day) => kept[0]?.includes(day) === false);
  return added.flatMap((to, at) => (freed[at] === undefined ? [] : [{ from: freed[at], to }]));
}

/** The athlete with these days in place of the others; the long day has as much time as the longest day had. */
export function withWishedDays(athlete: Athlete, limits: readonly DayLimit[]): Athlete {
  const moves = wishedMoves(athlete, limits);
  if (moves.length === 0) return athlete;
  const { availability } = athlete;
  const { minutes } = availability;
  const isFreed = (day: Weekday): boolean => moves.some(({ from }) => from === day);
  const weekdays = [...(availability.weekdays ?? []).filter((day) => !isFreed(day)), ...moves.map(({ to }) => to)].toSorted(
    (a, b) => a - b,
  );
  const isLong = (day: Weekday): boolean => limits.some((limit) => limit.isLong === true && limit.weekdays.includes(day));
  const longest = Math.max(0, ...(availability.weekdays ?? []).map((day) => minutes?.[day] ?? 0));
  const moved = moves.flatMap(({ from, to }) => {
    const time = minutes?.[to] ?? (isLong(to) ? longest : minutes?.[from]);
    return time === undefined || time === 0 ? [] : [[to, time] as const];
  });
  return {
    ...athlete,
    availability: {
      ...availability,
      weekdays,
      ...(minutes === undefined ? {} : { minutes: { ...minutes, ...Object.fromEntries(moved) } }),
    },
  };
}

/** What has its place on these days in every week. */
function isPlaced({ isLong, content, from, weekdays }: DayLimit): boolean {
  return (isLong === true || content !== undefined) && from === undefined && weekdays.length <= MOST_PLACED;
}

const MOST_PLACED = 3;
/** Minutes: less is no session. */
const SHORTEST = 20;

function subsets(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  return Array.from({ length: 2 ** days.length }, (_, mask) => days.filter((_day, at) => (mask >> at) % 2 === 1));
}

/** Days in a row, over the end of the week. */
function longestStreak(days: readonly Weekday[]): number {
  let longest = 0;
  let streak = 0;
  for (const day of [...EVERY_DAY, ...EVERY_DAY]) {
    streak = days.includes(day) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}

function neighbours(days: readonly Weekday[]): number {
  return days.filter((day) => days.includes(((day % 7) + 1) as Weekday)).length;
}
