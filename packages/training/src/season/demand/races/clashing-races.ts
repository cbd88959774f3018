import type { Competition } from "#training/athlete/athlete.ts";
import { type Day, daysBetween, shortDay } from "#training/calendar/day.ts";
import { competitionFormat } from "#training/catalogue/competition-format.ts";
import { raceName } from "./prepared-race.ts";

/** Up to here nobody is fresh again for a second race at full effort. */
export const TOO_CLOSE_DAYS = 3;

/** A sentence for every two A races so close that only one of them can be raced fresh; days of one contest are no clash. */
export function clashTexts(competitions: readonly Competition[], from: Day): readonly string[] {
  const races = competitions
    .filter(({ date, priority }) => priority === "A" && date >= from)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return races.slice(1).flatMap((after, index) => {
    const before = races[index];
    if (before === undefined || daysBetween(before.date, after.date) > TOO_CLOSE_DAYS || isOneContest(before, after)) return [];
    return [clashText(before, after, daysBetween(before.date, after.date))];
  });
}

function clashText(before: Competition, after: Competition, gap: number): string {
  const [first, second] = [raceName(before), raceName(after)];
  const apart = gap === 0 ? `are both on ${shortDay(before.date)}` : `are only ${gap} ${gap === 1 ? "day" : "days"} apart`;
  return `${first} and ${second} ${apart}, both priority A: you can be fresh for only one. Give the other priority B or C, and you taper for the one that counts.`;
}

function isOneContest(before: Competition, after: Competition): boolean {
  return [before, after].every(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "crossfit");
}
