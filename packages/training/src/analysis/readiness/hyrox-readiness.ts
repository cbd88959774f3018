import type { Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { type HyroxPrediction, hyroxPrediction } from "../../session/hyrox/hyrox-prediction.ts";
import { type HyroxTargetSplit, hyroxTargetSplit } from "../../session/hyrox/target-split.ts";
import type { Day } from "../../calendar/day.ts";
import { formatClock, formatLoad, formatPace, formatWeight } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import { type KeyBenchmark, timed, unknown } from "./key-benchmark.ts";

/** The predicted finish and run pace against the target, and the official weights beside the athlete's lifts. */
export function hyroxReadiness(athlete: Athlete, today: Day, target: Seconds | undefined): readonly KeyBenchmark[] {
  const prediction = hyroxPrediction(athlete, today);
  const asked = target === undefined ? undefined : hyroxTargetSplit(prediction, target);
  return [finish(prediction, target), ...runs(prediction, asked), ...stations(athlete, prediction, asked)];
}

function finish({ total, run, roxzone }: HyroxPrediction, target: Seconds | undefined): KeyBenchmark {
  if (total === undefined || run === undefined)
    return unknown("Finish", "Enter a 5 km or 10 km time in your profile.", target === undefined ? undefined : formatClock(target));
  const note = `Eight runs at ${formatPace(run)}, stations from your own splits or typical for your level, Roxzone ${formatClock(roxzone)}.`;
  return timed({ name: "Finish", have: total, asks: target, estimated: true, note });
}

/** What the target asks of the runs, beside the time at the stations that goes with it. */
function runs({ run, roxzone }: HyroxPrediction, asked: HyroxTargetSplit | undefined): KeyBenchmark[] {
  if (run === undefined || asked === undefined) return [];
  if (!asked.isWithinReach) return [{ name: "Runs", have: formatPace(run), estimated: true, standing: "short", note: TOO_LITTLE }];
  const note = `Runs and stations share what your target saves: it leaves ${formatClock(asked.stations)} for the stations and ${formatClock(roxzone)} for the Roxzone.`;
  return [timed({ name: "Runs", have: run, asks: asked.run, estimated: true, note }, formatPace)];
}

const TOO_LITTLE = "Even at the fastest pace your running allows, your target leaves too little time for the stations.";

/** Which lift carries the load of a station. */
const LIFTED_BY: { readonly [exercise: string]: readonly [lift: BenchmarkLift, name: string, station: string, hands: number] } = {
  "Sled push": ["backSquat", "back squat", "Sled push", 1],
  "Sled pull (rope)": ["deadlift", "deadlift", "Sled pull", 1],
  "Farmers carry": ["deadlift", "deadlift", "Farmers carry", 2],
  "Sandbag lunge": ["backSquat", "back squat", "Sandbag lunges", 1],
};

/** The time of each station that is loaded, against what the target asks of it; the load beside the lift that carries it. */
function stations(
  { strength, units = "kg" }: Athlete,
  { stations: all }: HyroxPrediction,
  asked: HyroxTargetSplit | undefined,
): KeyBenchmark[] {
  return all.flatMap(({ exercise, load, seconds }, index) => {
    const lifted = LIFTED_BY[exercise];
    if (lifted === undefined || load === undefined) return [];
    const [lift, liftName, station, hands] = lifted;
    const name = `${station} ${hands === 2 ? "2 × " : ""}${formatLoad(load, units)}`;
    const best = strength.oneRepMax[lift];
    if (best === undefined) return [unknown(name, `Enter your ${liftName} in your profile.`)];
    const share = `${Math.round((100 * hands * load) / best)}% of your ${liftName}`;
    const weight = `official weight${units === "lb" ? ` of ${formatLoad(load, units)}` : ""}`;
    if (asked?.isWithinReach === true) {
      const note = `The ${weight} is ${share} of ${formatWeight(best, units)}.`;
      return [timed({ name, have: seconds, asks: asked.stationTimes[index] ?? seconds, estimated: true, note })];
    }
    const note = `The ${weight} compared with your ${liftName} of ${formatWeight(best, units)}.`;
    return [{ name, have: share, estimated: false, standing: "known" as const, note }];
  });
}
