import { assessCapacities } from "#training/athlete/capacities.ts";
import type { ExerciseItem, Pace, Plan } from "#training/model/plan.ts";
import { START } from "../../arbitrary/start.ts";
import { HYBRID } from "../../athletes.ts";
import { line, getPlan } from "../plan-builder.ts";

const KNOWN = assessCapacities(HYBRID, START).paces;
if (KNOWN === undefined) throw new Error("two run times make paces");
/** The paces of `HYBRID` in seconds per kilometre. */
export const { easy, marathon, threshold, interval, recovery } = KNOWN;
export const repetition = KNOWN.repetition400 / 0.4;

export const pace = (zone: Pace["zone"], fastest: number, slowest = fastest, over: Partial<Pace> = {}): Pace => ({
  zone,
  fastest,
  slowest,
  per: "km",
  estimated: false,
  ...over,
});
export const run = (over: Partial<ExerciseItem> | Pace): ExerciseItem => line("Easy run", "zone" in over ? { pace: over } : over);
export const runPlan = (...items: readonly ExerciseItem[]): Plan => getPlan([[{ weekday: 1, code: "RE", blocks: { mainWorkout: items } }]]);
export const off = (at: Pace): string => `w1d1: Easy run: ${at.fastest}–${at.slowest} s/km is off the ${at.zone} rule`;
