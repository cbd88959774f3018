import { addDays, type Day, dayInWords, getMonday } from "#training/calendar/day.ts";
import type { PlanNote } from "#training/model/plan.ts";
import type { Race, RaceCalendar } from "./race.ts";

/** Races a week: the smallest week has three sessions. */
const MOST_A_WEEK = 3;

/** By importance and date those that there is room for: one a day, never three days in a row from `startDate` on, three a week. What is left out is said. */
export function racesWithRoom(races: readonly Race[], startDate: Day): RaceCalendar {
  const kept: Race[] = [];
  const notes: PlanNote[] = [];
  for (const race of races.toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date))) {
    const reason = whyNot(race, kept, startDate);
    if (reason === undefined) kept.push(race);
    else notes.push({ kind: "wish-not-met", text: leftOutText(race, reason) });
  }
  return { races: kept.toSorted((a, b) => a.date.localeCompare(b.date)), notes };
}

function whyNot(race: Race, kept: readonly Race[], startDate: Day): string | undefined {
  if (isOn(kept, race.date)) return "a second race on that day";
  const inside = kept.filter(({ date }) => date >= startDate);
  const inARow = [-2, -1, 0].some((first) =>
    [first, first + 1, first + 2].every((offset) => offset === 0 || isOn(inside, addDays(race.date, offset))),
  );
  if (inARow) return "a third race in three days";
  return kept.filter(({ date }) => getMonday(date) === getMonday(race.date)).length >= MOST_A_WEEK
    ? "a fourth race in that week"
    : undefined;
}

function isOn(races: readonly Race[], date: Day): boolean {
  return races.some((race) => race.date === date);
}

function leftOutText({ name, date }: Race, reason: string): string {
  return `${name} on ${dayInWords(date)} would be ${reason}, so the plan leaves it out. If you start anyway, take it as an easy session and not as a race.`;
}
