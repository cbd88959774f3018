import type { PlanDemand, Readiness } from "../model/plan-demand.ts";
import type { Level } from "../athlete/athlete.ts";
import { seasonRace } from "../season/season-race.ts";
import { type RunPlan, runReach } from "./run-demand.ts";

const LEVEL_WORDS: { readonly [level in Level]: string } = {
  beginner: "to finish",
  intermediate: "at intermediate level",
  advanced: "at advanced level",
  elite: "at elite level",
};

/** What the race that the plan leads to asks of running; undefined without one, and for events without running. */
export function planDemand(plan: RunPlan): PlanDemand | undefined {
  const [first] = plan.weeks;
  const race = first === undefined ? undefined : seasonRace(plan.context.athlete, first.startDate);
  if (race === undefined || (race.format.kind !== "running" && race.format.kind !== "hyrox")) return undefined;
  const { competition, format } = race;
  const { items, reach, readiness, demand, readyFrom, shorter } = runReach(plan, format, competition);
  const level = "level" in demand ? (demand.level as Level) : plan.context.level;
  return {
    race: competition.name ?? competition.type ?? "Race",
    date: competition.date,
    level: LEVEL_WORDS[level],
    reach: Math.round(100 * reach) / 100,
    readiness,
    items,
    ...(isTooLittle(readiness) && { instead: { ...(shorter !== undefined && { shorter }), readyFrom } }),
  };
}

function isTooLittle(readiness: Readiness): boolean {
  return readiness === "run-walk" || readiness === "not-ready";
}
