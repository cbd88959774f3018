import type { Athlete } from "../../athlete/athlete.ts";
import { daysBetween, type Weekday } from "../../calendar/day.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";
import { ALL_DAYS, type Placement } from "../slots/week-search.ts";

/** The week's sessions with its races on their days: the day before a race is free when the week leaves one, and days that were not chosen stay free. */
export function raceWeekPlacements(
  frame: WeekFrame,
  placements: readonly Placement[],
  races: readonly Race[],
  athlete: Athlete,
): readonly Placement[] {
  const inWeek = races.map((race) => daysBetween(frame.startDate, race.date)).filter((days) => days >= 0 && days < ALL_DAYS.length);
  const raceDays = ALL_DAYS.filter((weekday) => inWeek.includes(weekday - 1));
  if (raceDays.length === 0) return placements;
  const isEve = (day: Weekday): boolean => raceDays.some((race) => race === day + 1);
  const usable = (day: Weekday): boolean =>
    (athlete.availability.weekdays ?? ALL_DAYS).includes(day) &&
    (athlete.availability.minutes?.[day] ?? Number.POSITIVE_INFINITY) >= SHORTEST_SESSION;
  const others = placements.length - raceDays.length;
  const last = Math.max(...raceDays);
  const kept = placements.filter(({ weekday }) => !raceDays.includes(weekday) && !isEve(weekday));
  // A taper keeps the frequency: what is trained before the race stays, the days after it are the first to be free.
  const before = takeLast(
    kept.filter(({ weekday }) => weekday < last),
    others,
  );
  const after = takeLast(
    kept.filter(({ weekday }) => weekday > last),
    others - before.length,
  );
  const chosen = [...before, ...after];
  const free = ALL_DAYS.filter((day) => !raceDays.includes(day) && !chosen.some(({ weekday }) => weekday === day)).toSorted(
    (a, b) => Number(isEve(a)) - Number(isEve(b)) || Number(usable(b)) - Number(usable(a)) || a - b,
  );
  // Nobody finds days for a short session in the week of a race, but for the three sports of a triathlon, on the days that were named.
  const named = athlete.availability.weekdays;
  const offered =
    athlete.focus === "triathlon"
      ? free.filter((day) => named === undefined || named.includes(day))
      : free.filter((day) => usable(day) && (!isEve(day) || placements.length === ALL_DAYS.length));
  const added = offered.slice(0, others - chosen.length).map((weekday): Placement => ({ weekday, code: "ZE" }));
  const raced = raceDays.map((weekday): Placement => ({ weekday, code: "RACE" }));
  return [...chosen, ...added, ...raced].toSorted((a, b) => a.weekday - b.weekday);
}

function takeLast<T>(list: readonly T[], count: number): readonly T[] {
  return count <= 0 ? [] : list.slice(-count);
}
