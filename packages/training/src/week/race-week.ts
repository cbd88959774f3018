import type { Athlete } from "../athlete/athlete.ts";
import { daysBetween, WEEKDAY_NAMES, type Weekday } from "../calendar/day.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { Race } from "../demand/race.ts";
import type { PlanNote } from "../model/plan.ts";
import type { ScheduleFacts } from "./schedule-facts.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";
import { ALL_DAYS, type Placement } from "./week-search.ts";
import { listOf } from "../model/words.ts";

/** The week's sessions with its races on their days: the number stays, the day before a race is free when the week leaves one. */
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
  const before = lastOf(
    kept.filter(({ weekday }) => weekday < last),
    others,
  );
  const after = lastOf(
    kept.filter(({ weekday }) => weekday > last),
    others - before.length,
  );
  const chosen = [...before, ...after];
  const free = ALL_DAYS.filter((day) => !raceDays.includes(day) && !chosen.some(({ weekday }) => weekday === day)).toSorted(
    (a, b) => Number(isEve(a)) - Number(isEve(b)) || Number(usable(b)) - Number(usable(a)) || a - b,
  );
  const added = free.slice(0, others - chosen.length).map((weekday): Placement => ({ weekday, code: "ZE" }));
  const raced = raceDays.map((weekday): Placement => ({ weekday, code: "RACE" }));
  return [...chosen, ...added, ...raced].toSorted((a, b) => a.weekday - b.weekday);
}

function lastOf<T>(list: readonly T[], count: number): readonly T[] {
  return count <= 0 ? [] : list.slice(-count);
}

/** Where a race and the free day before it leave too few of the days that were chosen. */
export function raceWeekNotes({ context: { athlete }, frames, placements, races }: ScheduleFacts): PlanNote[] {
  const { weekdays } = athlete.availability;
  if (weekdays === undefined) return [];
  const usual = new Set<Weekday>([...weekdays, ...placements.map(({ weekday }) => weekday)]);
  const texts = frames.flatMap((frame) => {
    const added = raceWeekPlacements(frame, placements, races, athlete).filter(
      ({ weekday, code }) => code !== "RACE" && !usual.has(weekday),
    );
    const names = listOf(added.map(({ weekday }) => WEEKDAY_NAMES[weekday - 1] ?? ""));
    return added.length === 0 ? [] : [`${names} in week ${frame.week}`];
  });
  if (texts.length === 0) return [];
  const text = `In the week of a race its day and the free one before it take two of the days you chose, so others hold an easy session: ${texts.join(", ")}.`;
  return [{ kind: "wish-not-met", text }];
}
