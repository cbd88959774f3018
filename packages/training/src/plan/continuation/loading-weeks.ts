import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { rests } from "../../season/block-frames.ts";
import type { FinishedBlock } from "../../model/outcome.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { completedWeeks } from "./completed-weeks.ts";

/** Loading weeks in a row up to `startDate`, also those that the block itself went on from: a week not done for the most part was a rest. */
export function loadingWeeksBefore(athlete: Athlete, previous: FinishedBlock, startDate: Day, races: readonly Race[]): number {
  const { weeks, startsFrom } = previous.plan;
  const done = new Map(completedWeeks(previous, startDate).map((week) => [week.week, week]));
  let inARow = 0;
  for (let number = 0; ; number--) {
    const week = done.get(number);
    if (week === undefined || rests(athlete, week, races)) break;
    inARow++;
  }
  const isWhole = inARow === weeks.length;
  return inARow + (isWhole ? (startsFrom?.loadingWeeks ?? 0) : 0);
}
