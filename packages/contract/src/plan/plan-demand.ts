import type { PlanDemand, UpdatedBenchmark } from "@ironpace/training";
import { z } from "zod";

/** What a race asks for, as it stands in training_plans.adaptation_data. */
export const planDemand: z.ZodType<PlanDemand> = z.object({
  race: z.string(),
  date: z.iso.date(),
  level: z.string(),
  reach: z.number(),
  readiness: z.enum(["ready", "tight", "run-walk", "not-ready"]),
  items: z.array(
    z.object({
      name: z.string(),
      needed: z.number(),
      reached: z.number(),
      inPlan: z.number(),
      unit: z.enum(["km", "m", "min", "h", "times", "%", "kg"]),
      isCovered: z.boolean(),
    }),
  ),
  instead: z.object({ shorter: z.string().exactOptional(), readyFrom: z.iso.date() }).exactOptional(),
});

/** What is stored with the plan about one of its sessions; names of benchmarks that are not known here are left out. */
export const sessionExtras = z.object({
  updates: z
    .array(z.string())
    .transform((names) => names.filter((name): name is UpdatedBenchmark => Object.hasOwn(UPDATED_BENCHMARKS, name)))
    .exactOptional(),
});

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
  run5k: "5k time",
  run10k: "10k time",
  run3k: "3k time",
  row500m: "500 m row",
  row2k: "2,000 m row",
  ski1k: "1,000 m ski erg",
  ftp20min: "20 min bike power",
  css: "swim pace",
  stationBest: "station times",
  workout: "benchmark workout",
};
