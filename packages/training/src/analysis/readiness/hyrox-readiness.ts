import type { Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { type HyroxPrediction, hyroxPrediction } from "../../session/hyrox/hyrox-prediction.ts";
import type { Day } from "../../calendar/day.ts";
import { formatClock, formatLoad, formatPace, formatWeight } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import { type KeyBenchmark, timed, unknown } from "./key-benchmark.ts";

/** The predicted finish and run pace against the target, and the official weights beside the athlete's lifts. */
export function hyroxReadiness(athlete: Athlete, today: Day, target: Seconds | undefined): readonly KeyBenchmark[] {
  const prediction = hyroxPrediction(athlete, today);
  return [finish(prediction, target), ...runs(prediction, target), ...stations(athlete, prediction)];
}

function finish({ total, run, roxzone }: HyroxPrediction, target: Seconds | undefined): KeyBenchmark {
  if (total === undefined || run === undefined)
    return unknown("Finish", "Enter a 5 km or 10 km time in your profile.", target === undefined ? undefined : formatClock(target));
  const note = `Eight runs at ${formatPace(run)}, stations from your own splits or typical for your level, Roxzone ${formatClock(roxzone)}.`;
  return timed({ name: "Finish", have: total, asks: target, estimated: true, note });
}

const RUNS = 8;

/** What is left of the target for the runs when stations and Roxzone take what they take today. */
function runs({ run, stations: all, roxzone }: HyroxPrediction, target: Seconds | undefined): KeyBenchmark[] {
  if (run === undefined || target === undefined) return [];
  const left = (target - roxzone - all.reduce((sum, { seconds }) => sum + seconds, 0)) / RUNS;
  const note = "The pace your target leaves for the runs, with stations and Roxzone as estimated today.";
  if (left <= FASTEST_RUN) return [{ name: "Runs", have: formatPace(run), estimated: true, standing: "short", note: TOO_LITTLE }];
  return [timed({ name: "Runs", have: run, asks: left, estimated: true, note }, formatPace)];
}

/** Seconds per kilometre between stations that nobody runs. */
const FASTEST_RUN = 150;
const TOO_LITTLE = "With today's station times, your target leaves no time for the runs. Work on the stations first.";

/** Which lift carries the load of a station. */
const LIFTED_BY: { readonly [exercise: string]: readonly [lift: BenchmarkLift, name: string, station: string, hands: number] } = {
  "Sled push": ["backSquat", "back squat", "Sled push", 1],
  "Sled pull (rope)": ["deadlift", "deadlift", "Sled pull", 1],
  "Farmers carry": ["deadlift", "deadlift", "Farmers carry", 2],
  "Sandbag lunge": ["backSquat", "back squat", "Sandbag lunges", 1],
};

function stations({ strength, units = "kg" }: Athlete, { stations: all }: HyroxPrediction): KeyBenchmark[] {
  return all.flatMap(({ exercise, load }) => {
    const lifted = LIFTED_BY[exercise];
    if (lifted === undefined || load === undefined) return [];
    const [lift, liftName, station, hands] = lifted;
    const name = `${station} ${hands === 2 ? "2 × " : ""}${formatLoad(load, units)}`;
    const best = strength.oneRepMax[lift];
    if (best === undefined) return [unknown(name, `Enter your ${liftName} in your profile.`)];
    const share = Math.round((100 * hands * load) / best);
    const note = `The official weight${units === "lb" ? ` of ${formatLoad(load, units)}` : ""} compared with your ${liftName} of ${formatWeight(best, units)}.`;
    return [{ name, have: `${share} % of your ${liftName}`, estimated: false, standing: "known" as const, note }];
  });
}
