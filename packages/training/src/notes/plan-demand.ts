import type { PlanDemand, Readiness } from "../model/plan-demand.ts";
import { seasonRace } from "../season/season-race.ts";
import { aimOf, raceForecast } from "./race-forecast.ts";
import { type RunPlan, runReach } from "./run-demand.ts";

/** What the race that the plan leads to asks of running; undefined without one, for events without running, and until a doctor clears training. */
export function planDemand(plan: RunPlan): PlanDemand | undefined {
  const [first] = plan.weeks;
  if (plan.context.health.clearance === "required") return undefined;
  const race = first === undefined ? undefined : seasonRace(plan.context.athlete, first.startDate);
  if (race === undefined || (race.format.kind !== "running" && race.format.kind !== "hyrox")) return undefined;
  const { competition, format } = race;
  const { items, reach, readiness, readyFrom, shorter } = runReach(plan, format, competition);
  return {
    race: competition.name ?? competition.type ?? "Race",
    date: competition.date,
    level: aimOf(competition, raceForecast(plan.context, competition, format)),
    reach: Math.round(100 * reach) / 100,
    readiness,
    items,
    ...(isTooLittle(readiness) && { instead: { ...(shorter !== undefined && { shorter }), readyFrom } }),
  };
}

function isTooLittle(readiness: Readiness): boolean {
  return readiness === "run-walk" || readiness === "not-ready";
}
