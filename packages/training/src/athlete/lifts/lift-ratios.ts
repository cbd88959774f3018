import type { BenchmarkLift, Level, Sex } from "../athlete.ts";
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

/** Lifts whose maximum follows the back squat; those of `derivedRatios` follow another lift. */
export type SquatRatios = { readonly [lift in BenchmarkLift]: number };

/** One-repetition maximum of each lift relative to the back squat, for hybrid athletes (strength.md section 4). */
export function squatRatios(level: Level, sex: Sex | undefined): SquatRatios {
  return {
    backSquat: 1,
    deadlift: 1.2,
    cleanAndJerk: byLevel(level, 0.6, 0.68, 0.77),
    snatch: byLevel(level, 0.45, 0.53, 0.62),
    overheadPress: sex === "male" ? 0.45 : 0.4,
    benchPress: sex === "male" ? 0.72 : 0.62,
  };
}

/** A lift that is nobody's benchmark: its maximum as a share of another lift's (load-plausibility.md section 2). */
export interface DerivedRatio {
  /** Reference lifts with their ratio; where two are known, the lower estimate counts. One that decides is the only one where it was entered. */
  readonly of: readonly { readonly lift: TrainingLift; readonly ratio: number; readonly onlyIfEntered?: true; readonly decides?: true }[];
  /** An entered lift that cannot be done without this one: whoever cleans and jerks a weight stands up with it and jerks it. */
  readonly shownBy?: { readonly lift: BenchmarkLift; readonly ratio: number };
  /** What a maximum may be relative to the first reference. */
  readonly accept: { readonly low: number; readonly high: number };
}

export type DerivedLift = Exclude<TrainingLift, BenchmarkLift> | "benchPress";

const accept = (low: number, high: number): DerivedRatio["accept"] => ({ low, high });

/** In the order in which one needs the other. */
export function derivedRatios(level: Level, sex: Sex | undefined): { readonly [lift in DerivedLift]: DerivedRatio } {
  const isFemale = sex !== "male";
  const isBeginner = level === "beginner";
  const trained = (beginner: number, intermediate: number, advanced: number): number =>
    isBeginner ? beginner : level === "intermediate" ? intermediate : advanced;
  return {
    frontSquat: {
      of: [{ lift: "backSquat", ratio: trained(0.8, 0.83, 0.86) }],
      shownBy: { lift: "cleanAndJerk", ratio: 1.05 },
      accept: accept(0.7, 0.92),
    },
    romanianDeadlift: { of: [{ lift: "deadlift", ratio: isBeginner && !isFemale ? 0.75 : 0.8 }], accept: accept(0.65, 0.92) },
    hipThrust: {
      of: [{ lift: "backSquat", ratio: isFemale ? trained(1.05, 1.3, 1.4) : trained(0.95, 1.15, 1.25) }],
      accept: accept(0.8, 1.8),
    },
    benchPress: {
      of: [
        { lift: "backSquat", ratio: squatRatios(level, sex).benchPress },
        { lift: "overheadPress", ratio: 1 / 0.62, onlyIfEntered: true },
      ],
      accept: accept(0.5, 0.95),
    },
    // Pulled as it is pressed: the legs say something of it only where nobody knows the press.
    barbellRow: {
      of: [
        { lift: "benchPress", ratio: isFemale ? 0.85 : 0.8, onlyIfEntered: true, decides: true },
        { lift: "backSquat", ratio: 0.55 },
      ],
      accept: accept(0.35, 0.9),
    },
    // Whoever jerks a weight from the split drives three quarters of it overhead without one.
    pushPress: {
      of: [{ lift: "overheadPress", ratio: 1.3 }],
      shownBy: { lift: "cleanAndJerk", ratio: 0.75 },
      accept: accept(1.15, 1.5),
    },
    // The split lets most people jerk a tenth more than the push does.
    pushJerk: {
      of: [{ lift: "overheadPress", ratio: 1.45 }],
      shownBy: { lift: "cleanAndJerk", ratio: 0.9 },
      accept: accept(1.15, 1.65),
    },
    powerClean: { of: [{ lift: "cleanAndJerk", ratio: 0.88 }], accept: accept(0.75, 1.05) },
    powerSnatch: { of: [{ lift: "snatch", ratio: 0.85 }], accept: accept(0.75, 1) },
    overheadSquat: { of: [{ lift: "snatch", ratio: 1 }], shownBy: { lift: "snatch", ratio: 1 }, accept: accept(0.9, 1.2) },
    thruster: {
      of: [
        { lift: "pushPress", ratio: 0.9 },
        { lift: "frontSquat", ratio: 0.8 },
      ],
      accept: accept(0.7, 1),
    },
  };
}

function byLevel(level: Level, beginner: number, trained: number, elite: number): number {
  return level === "beginner" ? beginner : level === "elite" ? elite : trained;
}

/** What an entered lift may plausibly be relative to the back squat. */
export const PLAUSIBLE_RATIO: { readonly [lift in Exclude<BenchmarkLift, "backSquat">]: { readonly low: number; readonly high: number } } =
  {
    deadlift: { low: 1, high: 1.4 },
    cleanAndJerk: { low: 0.5, high: 0.85 },
    snatch: { low: 0.38, high: 0.68 },
    overheadPress: { low: 0.33, high: 0.55 },
    benchPress: { low: 0.4, high: 1.25 },
  };

/** What an entered lift may plausibly be relative to body weight. */
export const PLAUSIBLE_BODY_WEIGHTS: { readonly [lift in BenchmarkLift]: { readonly low: number; readonly high: number } } = {
  backSquat: { low: 0.2, high: 3.5 },
  deadlift: { low: 0.3, high: 4 },
  cleanAndJerk: { low: 0.15, high: 2.5 },
  snatch: { low: 0.1, high: 2 },
  overheadPress: { low: 0.1, high: 1.6 },
  benchPress: { low: 0.1, high: 2.8 },
};

/** A barbell row as a share of the deadlift (load-plausibility.md sections 0 and 2). */
export const ROW_OF_DEADLIFT = 0.48;
