import { addDays, daysBetween } from "@ironpace/training";
import type { Work } from "../own-data/diary.ts";
import type { Span } from "../own-data/span.ts";
import { dated } from "./speech.ts";

/** Further away nobody means the day. */
const DAYS = 3;

/**
 * "the run on Tuesday" when it was on Monday: the nearest day with what is looked for, and what was done on the day that is named.
 * @param fitting what is looked for, on any day
 * @returns undefined for more than one day, and where nothing is near
 */
export function nearestTo(fitting: readonly Work[], { from, to }: Span, work: readonly Work[]): string | undefined {
  if (from !== to) return undefined;
  const near = fitting
    .filter(({ on }) => on >= addDays(from, -DAYS) && on <= addDays(from, DAYS))
    .toSorted((a, b) => Math.abs(daysBetween(a.on, from)) - Math.abs(daysBetween(b.on, from)))[0];
  if (near === undefined) return undefined;
  const details = [
    near.minutes === undefined ? undefined : `${near.minutes} min`,
    near.rpe === undefined ? undefined : `effort ${near.rpe} of 10`,
  ].filter((part) => part !== undefined);
  const there = work.filter(({ on }) => on === from).map(({ title }) => title);
  return ` The nearest was **${dated(near.on)}**: ${[near.title, ...details].join(", ")}.${there.length === 0 ? " That day was free." : ` That day you did: ${there.join("; ")}.`}`;
}
