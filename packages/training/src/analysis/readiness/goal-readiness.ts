import type { Athlete } from "../../athlete/athlete.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import type { TrainingLift } from "../../athlete/lifts/training-lifts.ts";
import { RUN_DISTANCES } from "../../catalogue/race-formats.ts";
import { formatClock } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import { counted, type KeyBenchmark, timed, unknown } from "./key-benchmark.ts";
import { liftBenchmark } from "./lift-readiness.ts";
import { fastestRun, readTargetCount, readTargetTime, readTargetWeight } from "./target.ts";

interface Goal {
  readonly name: string;
  readonly target?: string;
}

interface Known {
  readonly athlete: Athlete;
  readonly capacities: Capacities;
}

/** The benchmark that a goal is about, against its target; undefined for a goal of another kind. */
export function goalReadiness(known: Known, { name, target = "" }: Goal): KeyBenchmark | undefined {
  const words = name.toLowerCase();
  const lift = LIFTS.find(([pattern]) => pattern.test(words))?.[1];
  const weight = readTargetWeight(target);
  if (lift !== undefined) return weight === undefined ? undefined : liftBenchmark(known, lift, weight);
  const { gymnastics, conditioning } = known.athlete;
  if (/\bstrict pull.?ups?\b/.test(words)) return ofCount("Strict pull-ups", gymnastics.strictPullUps, readTargetCount(target));
  const time = TIMES.find(([pattern]) => pattern.test(words));
  if (time === undefined) return undefined;
  const [, label, column, fastest] = time;
  return ofTime(label, conditioning[column], readTargetTime(target, fastest));
}

const LIFTS: readonly (readonly [RegExp, TrainingLift])[] = [
  [/\bfront squat\b/, "frontSquat"],
  [/\boverhead squat\b/, "overheadSquat"],
  [/\b(back )?squat\b/, "backSquat"],
  [/\bromanian deadlift\b/, "romanianDeadlift"],
  [/\bdeadlift\b/, "deadlift"],
  [/\bclean (and|&) jerk\b/, "cleanAndJerk"],
  [/\bpower snatch\b/, "powerSnatch"],
  [/\bsnatch\b/, "snatch"],
  [/\bbench( press)?\b/, "benchPress"],
  [/\b(overhead|strict|shoulder) press\b/, "overheadPress"],
];

/** No 500 m on the rower is faster. */
const FASTEST_500: Seconds = 70;

const TIMES = [
  [/\b5 ?km?\b(?!.*\b(row|ski|bike)\b)/, "5 km", "run5k", fastestRun(RUN_DISTANCES["5k"])],
  [/\b10 ?km?\b(?!.*\b(row|ski|bike)\b)/, "10 km", "run10k", fastestRun(RUN_DISTANCES["10k"])],
  [/\b500 ?m\b.*\brow|\brow\w*\b.*\b500 ?m\b/, "500 m row", "row500m", FASTEST_500],
] as const;

function ofTime(name: string, have: Seconds | undefined, asks: Seconds | undefined): KeyBenchmark | undefined {
  if (asks === undefined) return undefined;
  if (have === undefined) return unknown(name, "Not entered in your profile yet.", formatClock(asks));
  return timed({ name, have, asks, estimated: false, note: "Your benchmark, and your goal for this competition." });
}

function ofCount(name: string, have: number | undefined, asks: number | undefined): KeyBenchmark | undefined {
  if (asks === undefined) return undefined;
  if (have === undefined) return unknown(name, "Not entered in your profile yet.", String(asks));
  return counted({ name, have, asks, estimated: false, note: "Your benchmark, and your goal for this competition." }, String);
}
