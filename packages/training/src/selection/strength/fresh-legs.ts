import type { Athlete, Competition } from "../../athlete/athlete.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";

/** Days before a meet on which nobody runs: impact is the last that the legs need (practice). */
const DAYS_WITHOUT_RUNNING = 3;

export function isMeet({ type, name }: Competition): boolean {
  const kind = competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind;
  return kind === "powerlifting" || kind === "weightlifting";
}

/** Whether the legs stay fresh for a meet on that day: the one of the year, and for lifters every one that is tapered for. */
export function keepsLegsFresh(athlete: Pick<Athlete, "competitions" | "focus">, date: Day): boolean {
  return (athlete.competitions ?? []).some((competition) => {
    const until = daysBetween(date, competition.date);
    const isLarge = competition.priority === "A" || (competition.priority === "B" && isLifter(athlete));
    return isLarge && isMeet(competition) && until > 0 && until <= DAYS_WITHOUT_RUNNING;
  });
}
