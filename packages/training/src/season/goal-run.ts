import { trainedFormat } from "./demand/races/prepared-race.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { Metres } from "../units/units.ts";

/** A race of this many metres of running asks for long runs of its own. */
export const HALF_MARATHON: Metres = 21_000;

/** Long runs are built for a race from so many days before it. */
const DAYS_AHEAD = 16 * 7;

/** Running metres of the longest A or B race that lies ahead; 0 without one. Runners and triathletes only: others do not train for its length. */
export function goalRun({ competitions = [], focus }: Pick<Athlete, "competitions" | "focus">, date: Day, daysAhead = DAYS_AHEAD): Metres {
  if (focus !== "running" && focus !== "triathlon") return 0;
  const ahead = competitions.filter((competition) => {
    const days = daysBetween(date, competition.date);
    return competition.priority !== "C" && days > 0 && days <= daysAhead;
  });
  return Math.max(0, ...ahead.map((competition) => getRun(trainedFormat(competition))));
}

function getRun(format: ReturnType<typeof trainedFormat>): Metres {
  if (format?.kind === "running") return format.distance ?? 0;
  return format?.kind === "triathlon" ? format.format.run : 0;
}
