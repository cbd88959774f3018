import type { Athlete, Level } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import { riegelExponent, riegelTime } from "../../physiology/race-prediction.ts";
import { raceTime } from "../../physiology/running.ts";
import type { Metres, Seconds } from "../../units/units.ts";

/** Whose race is predicted. */
export interface Predicted {
  /** With the weekly running that was told or logged. */
  readonly athlete?: Pick<Athlete, "history"> & Partial<Pick<Athlete, "conditioning">>;
  readonly capacities: Pick<Capacities, "vdot">;
  readonly level: Level;
}

const HALF_MARATHON = 21_098;
const MARATHON_METRES = 42_195;

/** Kilometres a week that a level usually runs before a marathon (running.md section 2); in between it is not known. */
const WEEKLY_KILOMETRES: { readonly [level in Level]?: number } = { beginner: 12, advanced: 45, elite: 75 };

/** By the tables up to the half marathon, with the loss of little running beyond it; nothing beyond a marathon or without a benchmark. */
export function predictedSeconds({ athlete, capacities, level }: Predicted, metres: Metres): Seconds | undefined {
  const vdot = capacities.vdot?.value;
  if (vdot === undefined || metres > MARATHON_METRES + 1000) return undefined;
  if (metres <= HALF_MARATHON) return withOwnResult(raceTime(vdot, metres), athlete?.conditioning, capacities.vdot?.recordedOn, metres);
  const told = athlete?.history?.weeklyRun?.value;
  const exponent = riegelExponent(metres, told === undefined ? WEEKLY_KILOMETRES[level] : told / 1000);
  return riegelTime(raceTime(vdot, HALF_MARATHON), HALF_MARATHON, metres, exponent);
}

/**
 * The time that so many metres on the flat take where they stand for a race that climbs: hours on trails, for which no table holds, go on as
 * steeply as the marathon of a runner of little volume.
 */
export function trailSeconds(runner: Predicted, flat: Metres): Seconds | undefined {
  const within = predictedSeconds(runner, Math.min(flat, MARATHON_METRES));
  return within === undefined || flat <= MARATHON_METRES ? within : riegelTime(within, MARATHON_METRES, flat, TRAIL_EXPONENT);
}

/** Fatigue beyond a marathon, with walking and aid stations (convention: between Riegel's exponents of the marathon and of 100 km). */
const TRAIL_EXPONENT = 1.15;

/** A result of this distance itself says more than the mean of several, as long as it is no older and not another runner's (3 %). */
function withOwnResult(predicted: Seconds, results: Athlete["conditioning"] | undefined, newest: Day | undefined, metres: Metres): Seconds {
  const field = BENCHMARK_DISTANCES.find((own) => Math.abs(own.metres - metres) < DISTANCE_TOLERANCE)?.field;
  const result = field === undefined ? undefined : results?.[field];
  const on = field === undefined ? undefined : (results?.dates?.[field] ?? results?.recordedOn);
  const isCurrent = on !== undefined && newest !== undefined && daysBetween(on, newest) <= CURRENT_DAYS;
  return result === undefined || !isCurrent ? predicted : Math.max(MIN_PREDICTED_SHARE * predicted, Math.min(result, predicted));
}

const BENCHMARK_DISTANCES = [
  { metres: 5000, field: "run5k" },
  { metres: 10_000, field: "run10k" },
] as const;
const DISTANCE_TOLERANCE: Metres = 100;
const CURRENT_DAYS = 28;
const MIN_PREDICTED_SHARE = 0.97;

/** Faster races are named to a quarter of a minute. */
const QUARTER_MINUTE_BELOW = 3600;
const FIVE_SECONDS_BELOW = 1800;

/** A forecast is no more exact than this. */
export function aboutSeconds(seconds: Seconds): Seconds {
  const step = seconds < FIVE_SECONDS_BELOW ? 5 : seconds < QUARTER_MINUTE_BELOW ? 15 : 60;
  return step * Math.round(seconds / step);
}
