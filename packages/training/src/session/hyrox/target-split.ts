import type { Seconds, SecondsPerKilometre } from "../../units/units.ts";
import { wholeParts } from "../../units/whole-parts.ts";
import type { HyroxPrediction, StationPrediction } from "./hyrox-prediction.ts";

/** What a finish time asks of the runs and of the stations. */
export interface HyroxTargetSplit {
  readonly run: SecondsPerKilometre;
  /** All eight stations together. */
  readonly stations: Seconds;
  /** Each of them in race order, in whole seconds that add up to `stations`. */
  readonly stationTimes: readonly Seconds[];
  /** Whether the athlete's running leaves the stations enough time. */
  readonly isWithinReach: boolean;
}

/** Between stations nobody runs faster than this against the open 10 km (events.md section 1: elite 1.08; pairs rest at the stations). */
const FASTEST_RUNS = 1.04;
/** Share of the predicted time at the stations: a faster time is another athlete's. */
const FASTEST_STATIONS = 0.75;

/** What a split is worked out from. */
export type SplitFacts = Pick<HyroxPrediction, "run" | "tenK" | "roxzone"> & {
  readonly stations: readonly Pick<StationPrediction, "seconds" | "best">[];
};

/**
 * Divides the time that a target saves evenly between runs and stations, as far as the runs allow it; the Roxzone takes what it takes today. The
 * pace is in whole seconds: eight of it, the stations and the Roxzone are the target.
 * Undefined without a run time.
 * @param target Finish time in seconds.
 */
export function hyroxTargetSplit({ run, tenK = 0, stations, roxzone }: SplitFacts, target: Seconds): HyroxTargetSplit | undefined {
  if (run === undefined) return undefined;
  const atStations = stations.reduce((sum, { seconds }) => sum + seconds, 0);
  const left = target - roxzone;
  const pace = Math.round(Math.max((run * left) / (8 * run + atStations), Math.min(run, FASTEST_RUNS * tenK)));
  const seconds = Math.max(0, left - 8 * pace);
  return {
    run: pace,
    stations: seconds,
    stationTimes: wholeParts(splitStations(stations, seconds), seconds),
    isWithinReach: seconds >= FASTEST_STATIONS * atStations,
  };
}

/**
 * Each station gives the same share of what lies between today and the time of an elite at its load: an own erg split has little to give, wall
 * balls have much. More than all of that is taken from all alike, and so is a slower finish.
 */
function splitStations(stations: SplitFacts["stations"], seconds: Seconds): readonly Seconds[] {
  const sum = (of: (station: SplitFacts["stations"][number]) => Seconds): Seconds => stations.reduce((all, each) => all + of(each), 0);
  const fastest = ({ seconds: today, best }: SplitFacts["stations"][number]): Seconds => Math.min(today, best);
  const [today, best] = [sum((station) => station.seconds), sum(fastest)];
  if (seconds >= today) return stations.map((station) => (station.seconds * seconds) / today);
  if (seconds <= best) return stations.map((station) => (fastest(station) * seconds) / best);
  const share = (today - seconds) / (today - best);
  return stations.map((station) => station.seconds - share * (station.seconds - fastest(station)));
}
