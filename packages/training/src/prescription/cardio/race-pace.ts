import { trainedFormat } from "../../season/demand/races/prepared-race.ts";
import type { Competition } from "../../athlete/athlete.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import { daysBetween, type Day } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import { type Predicted, predictedSeconds } from "../../season/demand/predicted-time.ts";
import type { Metres, SecondsPerKilometre } from "../../units/units.ts";

/** A race pace and where it comes from. */
export interface RacePace {
  readonly pace: SecondsPerKilometre;
  readonly why: string;
}

/** A goal up to 3 % faster than predicted is trained as it is; a faster one is not supported yet (dose-progression.md P2). */
const REACHABLE_SHARE = 0.97;
const UNREACHED_SHARE = 0.985;

/** What a race is trained and run for: the goal where the time predicted supports it, else a little faster than predicted. */
export function raceAim<Time extends number>(predicted: Time, goal: Time | undefined): number {
  if (goal === undefined) return predicted;
  return goal >= predicted * REACHABLE_SHARE ? goal : predicted * UNREACHED_SHARE;
}

/** The pace of a race of so many metres: the goal where fitness supports it, else the prediction; undefined without a run time. */
export function racePace(
  { athlete, capacities, level }: Pick<PlanContext, "athlete" | "capacities" | "level">,
  metres: Metres,
  date: Day,
): RacePace | undefined {
  const { vdot } = capacities;
  const predicted = racePrediction({ athlete, capacities, level }, metres);
  if (vdot === undefined || predicted === undefined) return undefined;
  const goal = goalPace(athlete.competitions ?? [], metres, date);
  if (goal === undefined)
    return { pace: predicted, why: `The pace that ${vdot.source} predict${isSeveral(vdot.source) ? "" : "s"} for the distance.` };
  if (goal >= predicted * REACHABLE_SHARE) return { pace: Math.min(goal, predicted * 1.1), why: "The pace of your goal." };
  return {
    pace: raceAim(predicted, goal),
    why: "Your goal is more than 3% faster than your times predict, so this pace is 1.5% faster than predicted. It gets faster when you enter a faster time.",
  };
}

/** Seconds per kilometre that the athlete's times predict; undefined without any. */
export function racePrediction(
  runner: Predicted & { readonly capacities: Pick<Capacities, "paces"> },
  metres: Metres,
): SecondsPerKilometre | undefined {
  if (runner.capacities.paces === undefined) return undefined;
  const seconds = predictedSeconds(runner, metres);
  return seconds === undefined ? undefined : seconds / (metres / 1000);
}

function isSeveral(source: string): boolean {
  return source.includes(" times");
}

const SAME_DISTANCE = 0.03;

function goalPace(competitions: readonly Competition[], metres: Metres, date: Day): SecondsPerKilometre | undefined {
  const next = competitions
    .filter((competition) => competition.goal !== undefined && competition.date >= date && daysBetween(date, competition.date) <= 182)
    .filter((competition) => {
      const format = trainedFormat(competition);
      return format?.kind === "running" && Math.abs((format.distance ?? 0) - metres) <= SAME_DISTANCE * metres;
    })
    .toSorted((a, b) => a.date.localeCompare(b.date))[0];
  return next?.goal === undefined ? undefined : next.goal / (metres / 1000);
}
