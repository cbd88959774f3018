import { addDays, type Day, type Weekday } from "../calendar/day.ts";
import type { PlanNote } from "../model/plan.ts";
import { daysFromRace, type Race } from "../demand/race.ts";
import { HALF_MARATHON } from "./goal-run.ts";
import { listOf } from "../model/words.ts";

/** The weekday of the long run; undefined in weeks without one. */
export type LongDay = Weekday | undefined;

/** The marathon, half marathon or triathlon with as long a run whose last long run belongs in the week of a Monday: it is the peak of the block, and no deload. */
export function lastLongRun(races: readonly Race[], monday: Day, longDay: LongDay): Race | undefined {
  if (longDay === undefined) return undefined;
  const date = addDays(monday, longDay - 1);
  return races.find((race) => {
    const days = -daysFromRace(race, date);
    return race.taperDays > 0 && runOf(race) >= HALF_MARATHON && days >= race.lastLong && days < race.lastLong + 7;
  });
}

function runOf({ format }: Race): number {
  if (format.kind === "triathlon") return format.format.run;
  return format.kind === "running" ? (format.distance ?? 0) : 0;
}

/** Says where a deload went that would have been where a last long run belongs. `usual` and `chosen` are 0-based indexes. */
export function movedDeloadNotes(
  usual: ReadonlySet<number>,
  chosen: ReadonlySet<number>,
  raceAfter: (index: number) => Race | undefined,
): PlanNote[] {
  const instead = [...chosen].filter((index) => !usual.has(index)).map((index) => index + 1);
  return [...usual].flatMap((index): PlanNote[] => {
    const race = raceAfter(index);
    if (race === undefined || chosen.has(index)) return [];
    const rest =
      instead.length === 0
        ? "the taper is the rest that follows"
        : `week ${listOf(instead.map(String))} ${instead.length === 1 ? "is" : "are"} lighter instead`;
    return [
      { kind: "taper", text: `Week ${index + 1} would be a deload, but the last long run before ${race.name} belongs there: ${rest}.` },
    ];
  });
}
