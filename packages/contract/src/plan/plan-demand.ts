import { parseDay, type Day, type PlanDemand, type UpdatedBenchmark } from "@ironpace/training";
import { isFlag, isNumber, isRecord, isText, listOf, oneOf, shape } from "../shape.ts";

const isDay = (value: unknown): value is Day => isText(value) && parseDay(value) !== undefined;

/** What a race asks for, as it stands in training_plans.adaptation_data. */
export const isPlanDemand = shape<PlanDemand>(
  {
    race: isText,
    date: isDay,
    level: isText,
    reach: isNumber,
    readiness: oneOf("ready", "tight", "run-walk", "not-ready"),
    items: listOf(
      shape({
        name: isText,
        needed: isNumber,
        reached: isNumber,
        inPlan: isNumber,
        unit: oneOf("km", "m", "min", "h", "times", "%", "kg"),
        isCovered: isFlag,
      }),
    ),
  },
  { instead: shape({ readyFrom: isDay }, { shorter: isText }) },
);

/** What is stored with the plan about one of its sessions. */
export interface SessionExtras {
  readonly updates?: readonly UpdatedBenchmark[];
}

/** By the engine's id of the session; empty when they cannot be read. Names of benchmarks that are not known here are left out. */
export function readSessionExtras(value: unknown): Readonly<Record<string, SessionExtras>> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).map(([id, extras]) => [id, hasExtras(extras) ? knownExtras(extras) : undefined] as const);
  return entries.every((entry): entry is readonly [string, SessionExtras] => entry[1] !== undefined) ? Object.fromEntries(entries) : {};
}

const hasExtras = shape<{ readonly updates?: readonly string[] }>({}, { updates: listOf(isText) });

function knownExtras({ updates }: { readonly updates?: readonly string[] }): SessionExtras {
  return updates === undefined ? {} : { updates: updates.filter(isKnown) };
}

const isKnown = (name: string): name is UpdatedBenchmark => Object.hasOwn(UPDATED_BENCHMARKS, name);

/** What a test is about, in the middle of a sentence. */
export const UPDATED_BENCHMARKS: Readonly<Record<UpdatedBenchmark, string>> = {
  backSquat: "back squat",
  deadlift: "deadlift",
  benchPress: "bench press",
  cleanAndJerk: "clean and jerk",
  snatch: "snatch",
  overheadPress: "overhead press",
  strictPullUps: "strict pull-ups",
  handstandPushUps: "handstand push-ups",
  run5k: "5 km time",
  run10k: "10 km time",
  run3k: "3 km time",
  row500m: "500 m row",
  row2k: "2,000 m row",
  ski1k: "1,000 m SkiErg",
  ftp20min: "20-minute bike power",
  css: "swim pace",
  stationBest: "station times",
  workout: "benchmark workout",
};
