import type { ExerciseItem, MainFormat, PlanNote } from "@ironpace/training";
import { z } from "zod";

const text = z.string().exactOptional();
const number = z.number().exactOptional();

const load = z.object({
  kilograms: z.number(),
  perHand: z.boolean(),
  bar: number,
  lift: text,
  oneRepMax: number,
  percent: number,
  estimated: z.boolean(),
});

const pace = z.object({
  zone: z.enum(["recovery", "easy", "marathon", "threshold", "interval", "repetition", "race"]),
  fastest: z.number(),
  slowest: z.number(),
  per: z.enum(["km", "500m", "100m"]),
  estimated: z.boolean(),
});

/** One line of a block, as it stands in the JSON columns of training_sessions. */
export const exerciseItem: z.ZodType<ExerciseItem> = z.object({
  id: z.string(),
  name: z.string(),
  sets: number,
  reps: text,
  weight: text,
  duration: text,
  distance: text,
  intensity: text,
  notes: text,
  description: text,
  restBetweenSets: text,
  substitutions: z.array(z.string()).exactOptional(),
  dose: z.object({ reps: number, seconds: number, metres: number, restSeconds: number, totalSeconds: z.number() }),
  load: load.exactOptional(),
  pace: pace.exactOptional(),
  power: z.object({ low: z.number(), high: z.number(), estimated: z.boolean() }).exactOptional(),
  rpe: number,
  why: text,
  replaced: z.object({ name: z.string(), reason: z.string() }).exactOptional(),
});

export const mainFormat: z.ZodType<MainFormat> = z.object({
  kind: z.enum(["for-time", "amrap", "emom", "intervals", "tempo", "steady", "rounds"]),
  label: z.string(),
  rounds: number,
  capMinutes: number,
  target: text,
});

export const planNote: z.ZodType<PlanNote> = z.object({
  kind: z.enum([
    "estimate",
    "missing",
    "injury",
    "wish",
    "wish-not-met",
    "substitution",
    "data-quality",
    "taper",
    "away",
    "weak-link",
    "progress",
  ]),
  text: z.string(),
});
