import type { Athlete } from "../../athlete/athlete.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { PlanDemand, Readiness } from "../../model/plan-demand.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { preparedDistance } from "../../season/demand/races/prepared-race.ts";
import { eventFor } from "../../season/demand/running-demand.ts";
import { seasonRace, type SeasonRace } from "../../season/season-race.ts";
import { getAim, raceForecast } from "./race-forecast.ts";
import { type RunPlan, runReach } from "./run-demand.ts";

/** What the race that the plan leads to asks of running; undefined without one, for events without running, and until a doctor clears training. */
export function planDemand(plan: RunPlan): PlanDemand | undefined {
  const [first] = plan.weeks;
  if (plan.context.health.clearance === "required") return undefined;
  const race = first === undefined ? undefined : findRaceAhead(plan.context.athlete, first.startDate);
  if (race === undefined || (race.format.kind !== "running" && race.format.kind !== "hyrox")) return undefined;
  const { competition } = race;
  const prepared = preparedDistance(competition);
  // What is asked is what the race itself asks, also where a shorter one is prepared.
  const format =
    prepared === undefined ? race.format : (competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`) ?? race.format);
  const found = runReach(plan, format, competition);
  const { items, reach, readyFrom } = found;
  // In the last two weeks nothing is built any more: who can run it starts.
  const isNear = daysBetween(first?.startDate ?? competition.date, competition.date) < NOTHING_BUILT_DAYS && found.canFinish;
  const readiness = prepared !== undefined ? "not-ready" : isNear && found.readiness === "tight" ? "ready" : found.readiness;
  const shorter = prepared === undefined ? found.shorter : eventFor(prepared).name;
  return {
    race: competition.name ?? competition.type ?? "Race",
    date: competition.date,
    level: getAim(competition, raceForecast(plan.context, competition, format)),
    reach: Math.round(100 * reach) / 100,
    readiness,
    items,
    // Where the days are too short the notes say what they need: no later race helps.
    ...(isTooLittle(readiness) &&
      found.isShortOfDays !== true &&
      found.limit === undefined && { instead: { ...(shorter !== undefined && { shorter }), readyFrom } }),
  };
}

/** The race of the season from a Monday on; without one, a race early in its week, which ends the week before as the season counts. */
function findRaceAhead(athlete: Athlete, monday: Day): SeasonRace | undefined {
  const found = seasonRace(athlete, monday) ?? seasonRace(athlete, addDays(monday, -7));
  return found !== undefined && found.competition.date >= monday ? found : undefined;
}

const NOTHING_BUILT_DAYS = 14;

function isTooLittle(readiness: Readiness): boolean {
  return readiness === "run-walk" || readiness === "not-ready";
}
