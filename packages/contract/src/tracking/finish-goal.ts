import { parseClock, type Seconds } from "@ironpace/training";
import type { Tables } from "../database.gen.ts";
import { competitionGoals, type CompetitionGoal } from "./competition-kinds.ts";

/**
 * The finish time an athlete aims for at a competition: the time in the target result, else in the target of the one goal that is about
 * the whole race ("Finish", "Sub 90"). Undefined without a time; a total, a place and the time of one station are none.
 */
export function finishGoal(competition: Pick<Tables<"competitions">, "target_result" | "goals">): Seconds | undefined {
  const ofRace = competitionGoals(competition).filter(isFinish);
  return [competition.target_result ?? "", ...ofRace.flatMap(({ name, target = "" }) => [target, name])].map(raceTime).find(Boolean);
}

function isFinish({ name }: CompetitionGoal): boolean {
  return /\b(finish|finishing|total|overall|race|result|time|sub)\b/i.test(name);
}

/** No race is over sooner, so "1:25" is an hour and 25 minutes. */
const SHORTEST_RACE: Seconds = 600;

/** The first time in a text: "sub 1:25", "1:24:59", "under 90 min", "3 h 30". */
function raceTime(text: string): Seconds | undefined {
  const clock = /\d{1,3}:\d{2}(?::\d{2})?/.exec(text)?.[0];
  if (clock !== undefined) {
    const seconds = parseClock(clock);
    return seconds !== undefined && seconds < SHORTEST_RACE ? seconds * 60 : seconds;
  }
  const words = /(\d{1,2})\s*h(?:ours?)?(?:\s*(\d{1,2})(?:\s*m(?:in(?:utes)?)?)?)?\b/i.exec(text);
  if (words !== null) return Number(words[1]) * 3600 + Number(words[2] ?? 0) * 60;
  const minutes = /(\d{2,3})\s*(?:min(?:utes)?|′|')/i.exec(text)?.[1] ?? /\bsub[\s-]?(\d{2,3})\b(?!\s*(?:kg|lb|k))/i.exec(text)?.[1];
  return minutes === undefined ? undefined : Number(minutes) * 60;
}
