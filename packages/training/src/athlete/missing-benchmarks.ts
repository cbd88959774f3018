import type { Day } from "../calendar/day.ts";
import type { Athlete, BenchmarkLift, Focus } from "./athlete.ts";
import { getAge, getDate } from "./age-of-value.ts";

/** A field of the athlete's benchmarks, or the body weight. */
export type BenchmarkField =
  | BenchmarkLift
  | "strictPullUps"
  | "handstandPushUps"
  | "run5k"
  | "run10k"
  | "row500m"
  | "ftp20min"
  | "bodyWeight";

export interface MissingBenchmark {
  readonly benchmark: BenchmarkField;
  /** "old": known, but more than six months ago. */
  readonly state: "missing" | "old";
  /** What knowing it improves: "paces and kilometres of every run" */
  readonly sharpens: string;
}

/** What is unknown or old and what knowing it would improve, for this focus; the most useful first. */
export function missingBenchmarks(athlete: Athlete, today: Day): readonly MissingBenchmark[] {
  return WANTED[athlete.focus].flatMap((benchmark): MissingBenchmark[] => {
    const { value, recordedOn } = entry(athlete, benchmark);
    if (value === undefined) return [{ benchmark, state: "missing", sharpens: SHARPENS[benchmark] }];
    return getAge(recordedOn, today) === "fresh" ? [] : [{ benchmark, state: "old", sharpens: SHARPENS[benchmark] }];
  });
}

function entry(athlete: Athlete, benchmark: BenchmarkField): { value: number | undefined; recordedOn: Day | undefined } {
  const { strength, gymnastics, conditioning } = athlete;
  switch (benchmark) {
    case "bodyWeight":
      return { value: athlete.bodyWeight, recordedOn: undefined };
    case "strictPullUps":
    case "handstandPushUps":
      return { value: gymnastics[benchmark], recordedOn: getDate(gymnastics, benchmark) };
    case "run5k":
    case "run10k":
    case "row500m":
    case "ftp20min":
      return { value: conditioning[benchmark], recordedOn: getDate(conditioning, benchmark) };
    default:
      return { value: strength.oneRepMax[benchmark], recordedOn: getDate(strength, benchmark) };
  }
}

const WANTED: { readonly [focus in Focus]: readonly BenchmarkField[] } = {
  hyrox: ["run5k", "backSquat", "row500m", "run10k", "deadlift", "bodyWeight", "overheadPress", "strictPullUps"],
  crossfit: [
    "backSquat",
    "strictPullUps",
    "cleanAndJerk",
    "snatch",
    "run5k",
    "row500m",
    "overheadPress",
    "handstandPushUps",
    "deadlift",
    "bodyWeight",
  ],
  running: ["run5k", "run10k", "backSquat", "bodyWeight"],
  triathlon: ["run5k", "ftp20min", "run10k", "backSquat", "bodyWeight"],
  strength: ["backSquat", "deadlift", "overheadPress", "benchPress", "strictPullUps", "bodyWeight", "row500m"],
  powerlifting: ["backSquat", "deadlift", "benchPress", "overheadPress", "bodyWeight", "strictPullUps"],
  general: ["backSquat", "run5k", "deadlift", "overheadPress", "row500m", "strictPullUps", "bodyWeight"],
};

const SHARPENS: { readonly [benchmark in BenchmarkField]: string } = {
  backSquat: "squat loads, and the estimates for lifts you have not tested",
  deadlift: "deadlift and Romanian deadlift loads",
  overheadPress: "press loads, and the estimate for a bench press you have not tested",
  benchPress: "bench press loads, which are otherwise estimated from the squat and the press",
  cleanAndJerk: "clean and jerk loads, which are otherwise estimated from the squat",
  snatch: "snatch and overhead squat loads, which are otherwise estimated from the squat",
  strictPullUps: "the reps in every pull-up set, and when kipping begins",
  handstandPushUps: "the reps of handstand push-ups, and when workouts include them",
  run5k: "paces and kilometres of every run",
  run10k: "threshold and marathon pace, which a 5 km time alone sets too fast for speedy runners",
  row500m: "splits on the rower and the SkiErg",
  ftp20min: "watts on the bike",
  bodyWeight: "your strength level, watts per kilogram and a check of what you entered",
};
