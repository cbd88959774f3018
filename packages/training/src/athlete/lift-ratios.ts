import type { BenchmarkLift, Level, Sex } from "./athlete.ts";
import type { TrainingLift } from "./training-lifts.ts";

/** Lifts that are learned with an empty bar, never estimated, by a beginner who entered none. */
export const OLYMPIC_LIFTS: ReadonlySet<TrainingLift> = new Set<TrainingLift>([
  "cleanAndJerk",
  "snatch",
  "powerClean",
  "powerSnatch",
  "overheadSquat",
  "pushJerk",
]);

export type LiftRatios = { readonly [lift in TrainingLift]: number };

/** One-repetition maximum of each lift relative to the back squat, for hybrid athletes (strength.md section 4). */
export function liftRatios(level: Level, sex: Sex | undefined): LiftRatios {
  const byLevel = (beginner: number, trained: number, elite: number): number =>
    level === "beginner" ? beginner : level === "elite" ? elite : trained;
  const bySex = (male: number, female: number): number => (sex === "male" ? male : female);
  const pushPress = 0.58;
  const deadlift = 1.2;
  const snatch = byLevel(0.45, 0.53, 0.62);
  return {
    backSquat: 1,
    frontSquat: 0.83,
    deadlift,
    cleanAndJerk: byLevel(0.6, 0.68, 0.77),
    snatch,
    overheadPress: bySex(0.45, 0.4),
    pushPress,
    pushJerk: 0.65,
    benchPress: bySex(0.72, 0.62),
    powerClean: 0.6,
    powerSnatch: 0.45,
    overheadSquat: snatch,
    thruster: 0.9 * pushPress,
    romanianDeadlift: 0.65 * deadlift,
    barbellRow: 0.55,
    hipThrust: 1.2,
  };
}

/** What an entered lift may plausibly be relative to the back squat. */
export const PLAUSIBLE_RATIO: { readonly [lift in Exclude<BenchmarkLift, "backSquat">]: { readonly low: number; readonly high: number } } =
  {
    deadlift: { low: 1, high: 1.4 },
    cleanAndJerk: { low: 0.5, high: 0.85 },
    snatch: { low: 0.38, high: 0.68 },
    overheadPress: { low: 0.33, high: 0.55 },
  };

/** What an entered lift may plausibly be relative to body weight. */
export const PLAUSIBLE_BODY_WEIGHTS: { readonly [lift in BenchmarkLift]: { readonly low: number; readonly high: number } } = {
  backSquat: { low: 0.2, high: 3.5 },
  deadlift: { low: 0.3, high: 4 },
  cleanAndJerk: { low: 0.15, high: 2.5 },
  snatch: { low: 0.1, high: 2 },
  overheadPress: { low: 0.1, high: 1.6 },
};
