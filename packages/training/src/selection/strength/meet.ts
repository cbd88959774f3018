import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";

/** Days to the athlete's next powerlifting meet of priority A or B; undefined when none is ahead. */
export function daysToMeet({ competitions, focus }: Athlete, date: Day): number | undefined {
  const days = (competitions ?? [])
    .filter(({ priority, type, name }) => priority !== "C" && isPowerlifting(`${type ?? ""} ${name ?? ""}`, focus))
    .map((competition) => daysBetween(date, competition.date))
    .filter((count) => Number.isFinite(count) && count >= 0);
  return days.length === 0 ? undefined : Math.min(...days);
}

function isPowerlifting(text: string, focus: Athlete["focus"]): boolean {
  const format = competitionFormat(text);
  return format === undefined ? focus === "powerlifting" || focus === "strength" : format.kind === "powerlifting";
}

/** The last day before a meet on which the bench press is heavy: 7 to 4 days out (race-demands.md section 9). */
const LAST_HEAVY_BENCH = 4;

/** Whether the bench press is only rehearsed this close to a meet; squats and deadlifts get lighter with the whole session. */
export function isRehearsal(athlete: Athlete, date: Day, exerciseName: string): boolean {
  const days = exerciseName === "Bench press" ? daysToMeet(athlete, date) : undefined;
  return days !== undefined && days < LAST_HEAVY_BENCH;
}
