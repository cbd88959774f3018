import type { PlanContext } from "../context/context.ts";
import { stationNamed } from "../demand/hyrox/stations.ts";
import { stationSeconds } from "../demand/hyrox/station-time.ts";
import { targetFacts } from "../context/target-facts.ts";
import { eventLevel, hyroxPaces } from "../demand/hyrox/targets.ts";
import type { HyroxWeek } from "../season/hyrox-week.ts";
import type { Minutes } from "../units/units.ts";

/** Seconds per metre to plan with when there is no run time. */
const NO_PACE = { beginner: 0.42, intermediate: 0.35, advanced: 0.3, elite: 0.26 } as const;
/** Between a run and a station. */
const BETWEEN = 20;
/** Warm-up and cooldown together. */
const AROUND: Minutes = 26;

/** What the runs and stations of a week take with everything around them, to five minutes. */
export function hyroxMinutes(week: HyroxWeek, context: PlanContext): Minutes {
  const facts = targetFacts(context);
  const pace = hyroxPaces(facts)?.race;
  const metres = context.isNoviceRunner ? Math.min(400, week.runMetres) : week.runMetres;
  const perMetre = pace === undefined ? NO_PACE[context.level] : (pace + week.paceOffset) / 1000;
  const level = eventLevel(facts);
  const stations = week.stations.reduce((sum, { exercise, stretches }) => {
    const station = stationNamed(exercise);
    if (station === undefined) return sum;
    const whole = station.metres ?? station.reps ?? 0;
    return (
      sum + BETWEEN + stretches.reduce((all, share) => all + stationSeconds(station, { ...facts, level }, { amount: whole * share }), 0)
    );
  }, 0);
  return 5 * Math.ceil((AROUND + (stations + week.rounds * (metres * perMetre + BETWEEN)) / 60) / 5);
}
