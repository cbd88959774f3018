import type { Athlete } from "../../athlete/athlete.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import { LIFT_NAMES, type TrainingLift } from "../../athlete/lifts/training-lifts.ts";
import { formatWeight } from "../../units/format.ts";
import type { Kilograms } from "../../units/units.ts";
import { counted, type KeyBenchmark, unknown } from "./key-benchmark.ts";

interface Lifter {
  readonly athlete: Athlete;
  readonly capacities: Capacities;
}

const MEET_LIFTS = {
  powerlifting: ["backSquat", "benchPress", "deadlift"],
  weightlifting: ["snatch", "cleanAndJerk"],
} as const satisfies Readonly<Record<string, readonly TrainingLift[]>>;

/** The lifts of a meet, and their total against the target. */
export function meetReadiness(lifter: Lifter, kind: keyof typeof MEET_LIFTS, target: Kilograms | undefined): readonly KeyBenchmark[] {
  const lifts = MEET_LIFTS[kind];
  const known = lifts.map((lift) => lifter.capacities.lifts[lift]);
  const unit = lifter.athlete.units ?? "kg";
  const format = (kilograms: Kilograms) => formatWeight(kilograms, unit);
  const missing = known.some((lift) => lift === undefined);
  const total = missing
    ? unknown("Total", "Enter every lift of the meet in your profile.", target === undefined ? undefined : format(target))
    : counted(
        {
          name: "Total",
          have: known.reduce((sum, lift) => sum + (lift?.oneRepMax ?? 0), 0),
          asks: target,
          estimated: known.some((lift) => lift?.estimated === true),
          note: "The sum of your best lifts.",
        },
        format,
      );
  return [total, ...lifts.map((lift) => liftBenchmark(lifter, lift, undefined))];
}

/** One lift, against a weight where there is one. */
export function liftBenchmark({ athlete, capacities }: Lifter, lift: TrainingLift, asks: Kilograms | undefined): KeyBenchmark {
  const unit = athlete.units ?? "kg";
  const format = (kilograms: Kilograms) => formatWeight(kilograms, unit);
  const name = LIFT_NAMES[lift].replace(/^./, (letter) => letter.toUpperCase());
  const known = capacities.lifts[lift];
  if (known === undefined) return unknown(name, "Not entered in your profile yet.", asks === undefined ? undefined : format(asks));
  const { oneRepMax: have, estimated, source } = known;
  return counted({ name, have, asks, estimated, note: estimated ? `Estimated from ${source}.` : "Your benchmark." }, format);
}
