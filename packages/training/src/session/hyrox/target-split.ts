import type { Seconds, SecondsPerKilometre } from "../../units/units.ts";
import type { HyroxPrediction } from "./hyrox-prediction.ts";

/** What a finish time asks of the runs and of the stations. */
export interface HyroxTargetSplit {
  readonly run: SecondsPerKilometre;
  /** All eight stations together. */
  readonly stations: Seconds;
  /** Whether the athlete's running leaves the stations enough time. */
  readonly isWithinReach: boolean;
}

/** Between stations nobody runs faster than this against the open 10 km (events.md section 1: elite 1.08; pairs rest at the stations). */
const FASTEST_RUNS = 1.04;
/** Share of the predicted time at the stations: a faster time is another athlete's. */
const FASTEST_STATIONS = 0.75;

/**
 * Divides the time that a target saves evenly between runs and stations, as far as the runs allow it; the Roxzone takes what it takes today. The
 * pace is in whole seconds: eight of it, the stations and the Roxzone are the target.
 * Undefined without a run time.
 * @param target Finish time in seconds.
 */
export function hyroxTargetSplit({ run, tenK = 0, stations, roxzone }: HyroxPrediction, target: Seconds): HyroxTargetSplit | undefined {
  if (run === undefined) return undefined;
  const atStations = stations.reduce((sum, { seconds }) => sum + seconds, 0);
  const left = target - roxzone;
  const pace = Math.round(Math.max((run * left) / (8 * run + atStations), Math.min(run, FASTEST_RUNS * tenK)));
  const seconds = Math.max(0, left - 8 * pace);
  return { run: pace, stations: seconds, isWithinReach: seconds >= FASTEST_STATIONS * atStations };
}
