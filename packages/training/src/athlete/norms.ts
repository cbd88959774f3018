import type { BenchmarkLift, Level, Sex } from "./athlete.ts";

/** What an athlete is compared in. */
export type Benchmark = BenchmarkLift | "strictPullUps" | "handstandPushUps" | "running" | "rowing" | "cycling";

/** Values that 5, 20, 50, 80 and 95 % of people who train stay below. */
type Percentiles = readonly [number, number, number, number, number];

interface Norm {
  readonly male: Percentiles;
  readonly female: Percentiles;
}

/**
 * Conventions (ADR 007), for adults of any age. Lifts are in body weights and pull-ups in repetitions, after the tables of
 * strengthlevel.com; running is a 5 km in seconds, after runninglevel.com; rowing a 500 m in seconds, after Concept2's logbook rankings;
 * cycling threshold power in W/kg, after Coggan's power profile.
 */
const NORMS: { readonly [benchmark in Benchmark]: Norm } = {
  backSquat: { male: [0.75, 1.25, 1.5, 2.25, 2.75], female: [0.5, 0.75, 1.25, 1.5, 2] },
  deadlift: { male: [1, 1.5, 2, 2.5, 3], female: [0.5, 1, 1.25, 1.75, 2.5] },
  benchPress: { male: [0.5, 0.75, 1.25, 1.75, 2], female: [0.25, 0.5, 0.75, 1, 1.5] },
  overheadPress: { male: [0.35, 0.55, 0.8, 1.05, 1.35], female: [0.2, 0.35, 0.5, 0.75, 1] },
  cleanAndJerk: { male: [0.55, 0.8, 1.1, 1.45, 1.8], female: [0.35, 0.55, 0.8, 1.1, 1.35] },
  snatch: { male: [0.45, 0.65, 0.9, 1.15, 1.45], female: [0.3, 0.45, 0.65, 0.9, 1.1] },
  strictPullUps: { male: [1, 4, 10, 16, 23], female: [0, 1, 5, 10, 15] },
  handstandPushUps: { male: [0, 1, 6, 14, 22], female: [0, 1, 4, 10, 17] },
  running: { male: [-1890, -1590, -1350, -1185, -1060], female: [-2130, -1815, -1560, -1370, -1230] },
  rowing: { male: [-122, -111, -101, -93, -86], female: [-142, -129, -118, -108, -100] },
  cycling: { male: [2, 2.6, 3.1, 3.9, 4.6], female: [1.6, 2.2, 2.7, 3.4, 4.1] },
};

/** The percentiles as deviations of the normal distribution. */
const SCORES = [-1.645, -0.842, 0, 0.842, 1.645] as const;

/**
 * How many standard deviations a value lies above the middle of people who train, −3 to 3; times (running, rowing) in seconds.
 * Without a sex the lower norms count.
 */
export function getScore(benchmark: Benchmark, value: number, sex: Sex | undefined): number {
  const norm = NORMS[benchmark][sex ?? "female"];
  const sought = benchmark === "running" || benchmark === "rowing" ? -value : value;
  const above = norm.findIndex((percentile) => sought < percentile);
  const end = above === -1 ? norm.length - 1 : Math.max(1, above);
  const [from, to] = [norm[end - 1] ?? 0, norm[end] ?? 0];
  const [low, high] = [SCORES[end - 1] ?? 0, SCORES[end] ?? 0];
  return Math.min(3, Math.max(-3, low + ((sought - from) / (to - from)) * (high - low)));
}

/** The score in the middle of each level. */
export const LEVEL_SCORE: { readonly [level in Level]: number } = { beginner: -0.842, intermediate: 0, advanced: 0.842, elite: 1.645 };

/** The level whose middle is nearest. */
export function levelAt(score: number): Level {
  if (score < -0.42) return "beginner";
  if (score < 0.42) return "intermediate";
  return score < 1.24 ? "advanced" : "elite";
}

/**
 * The value in the middle of each level, as `NORMS` has it: lifts in body weights, repetitions, or seconds (running, rowing). Without a sex the
 * lower norms count.
 */
export function levelValues(benchmark: Benchmark, sex: Sex | undefined): { readonly [level in Level]: number } {
  const [, beginner, intermediate, advanced, elite] = NORMS[benchmark][sex ?? "female"].map(Math.abs) as unknown as Percentiles;
  return { beginner, intermediate, advanced, elite };
}
