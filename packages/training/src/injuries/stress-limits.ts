import { REGIONS, type Region, type Stress } from "../catalogue/exercise.ts";
import type { Grade, InjuryReading } from "./injury.ts";

export type StressLimits = { readonly [region in Region]: Stress };

const LIMIT_AT: { readonly [grade in Grade]: Stress } = { 0: 3, 1: 2, 2: 1, 3: 0 };

/** The highest stress an exercise may put on each region; 3 is no limit. */
export function stressLimits(reading: InjuryReading): StressLimits {
  const limits = Object.fromEntries(REGIONS.map((region) => [region, 3])) as { [region in Region]: Stress };
  for (const { region, grade } of reading.regions) {
    limits[region] = Math.min(limits[region], LIMIT_AT[grade]) as Stress;
  }
  for (const [region, stress] of Object.entries(reading.health.limits.regions) as [Region, Stress][])
    limits[region] = Math.min(limits[region], stress) as Stress;
  return limits;
}
